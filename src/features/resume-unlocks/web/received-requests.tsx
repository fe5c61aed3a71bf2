import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ReceivedRequest, RequestStatus } from '../contract.ts'
import { BlockButton } from './block-button.tsx'
import { call, myRequests } from './unlock-queries.ts'

const answers: Readonly<Record<RequestStatus, string>> = {
  pending: 'Waiting for your answer',
  accepted: 'You have accepted',
  unlocked: 'They see your phone number and email',
  declined: 'You have declined',
  expired: 'Ended',
  closed: 'Closed, because you have blocked the company',
  returned: 'They could not reach you. Check your phone number and email.',
}

/** The companies that ask for a person's contact details. */
export function ReceivedRequests() {
  const { data } = useSuspenseQuery(myRequests)
  if (data.length === 0)
    return <p className="text-soft">Nobody has asked yet. Companies see your phone number and email only if you accept.</p>
  return (
    <ul className="grid">
      {data.map((request) => (
        <li key={request.id} className="grid gap-2 border-b border-line py-3 wrap-anywhere">
          <p>
            <span className="font-medium">{request.company}</span> for {request.jobTitle}
            <span className="block text-sm text-soft">
              {answers[request.status]} · asked on {dateText(request.requestedAt)}
              {request.status === 'unlocked' && ` · until ${dateText(request.endsAt)}`}
            </span>
          </p>
          {request.message && (
            <blockquote className="border-l-2 border-line-strong pl-3 whitespace-pre-line">{request.message}</blockquote>
          )}
          <Answers request={request} />
        </li>
      ))}
    </ul>
  )
}

const outcomes = {
  accept: (company: string) => ({ title: 'Accepted', text: `${company} may contact you now.` }),
  decline: (company: string) => ({ title: 'Declined', text: `${company} does not see your contact details.` }),
}

function Answers({ request: { id, employerId, company, status } }: { readonly request: ReceivedRequest }) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey: myRequests.queryKey })
  const { isBusy, run } = useAction(
    async (answer: 'accept' | 'decline') => {
      await call('PUT /api/resume-requests/:id', { params: { id }, body: { answer } })
      toast(outcomes[answer](company))
      await readAgain()
    },
    async (error) => {
      tellFailure({ title: 'Not Answered' }, error)
      await readAgain()
    },
  )
  const shared = { isBusy, disabled: !isHydrated }
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'pending' && (
        <>
          <Button {...shared} look="outline" aria-label={`Accept ${company}`} onClick={() => run('accept')}>
            Accept
          </Button>
          <Button {...shared} look="secondary" aria-label={`Decline ${company}`} onClick={() => run('decline')}>
            Decline
          </Button>
        </>
      )}
      {status !== 'closed' && <BlockButton employerId={employerId} company={company} />}
    </div>
  )
}
