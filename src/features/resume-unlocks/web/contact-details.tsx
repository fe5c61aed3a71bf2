import { useQueryClient } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CallFailed } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import type { ContactState } from '../contract.ts'
import { call, contactOf, resumeAccount } from './unlock-queries.ts'

export function ContactDetails({
  contact: { fullName, email, phone, links },
}: {
  readonly contact: NonNullable<ContactState['contact']>
}) {
  const rows = [
    { label: 'Name', value: fullName, href: null },
    { label: 'Email', value: email, href: `mailto:${email}` },
    ...(phone ? [{ label: 'Phone', value: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }] : []),
    ...links.map((link) => ({ label: 'Link', value: link, href: null })),
  ]
  return (
    <dl className="grid gap-2 wrap-anywhere">
      {rows.map(({ label, value, href }) => (
        <div key={label + value}>
          <dt className="text-sm text-soft">{label}</dt>
          <dd>
            {href ? (
              <a href={href} className="inline-flex min-h-11 items-center font-medium text-blue-dark hover:underline">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** After each action, reloads the contact state and the units left. */
export function useReadAgain(resumeId: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: contactOf(resumeId).queryKey }),
      client.invalidateQueries({ queryKey: resumeAccount.queryKey }),
    ])
  }
}

/** A colleague was faster, or the person has answered, so the shown state is out of date. */
export function useRefused(resumeId: string, title: string): (error: Error) => void {
  const readAgain = useReadAgain(resumeId)
  return (error) => {
    tellFailure({ title }, error)
    if (error instanceof CallFailed && error.status === 409) void readAgain()
  }
}

type OfRequest = { readonly resumeId: string; readonly requestId: string }

export function OpenAccepted({ resumeId, requestId: id }: OfRequest) {
  const readAgain = useReadAgain(resumeId)
  const { isBusy, run } = useAction(
    async () => {
      await call('POST /api/employer/resume-requests/:id/unlock', { params: { id } })
      await readAgain()
    },
    useRefused(resumeId, 'Not Opened'),
  )
  return (
    <Button isBusy={isBusy} onClick={() => run()}>
      Open contact details
    </Button>
  )
}

export function GiveBack({ resumeId, requestId: id, until }: OfRequest & { readonly until: string }) {
  const readAgain = useReadAgain(resumeId)
  const { isBusy, run } = useAction(
    async (reason: 'email' | 'phone') => {
      await call('POST /api/employer/resume-requests/:id/return', { params: { id }, body: { reason } })
      toast({ title: 'Unlock Given Back', text: 'You can use it for somebody else.' })
      await readAgain()
    },
    useRefused(resumeId, 'Not Given Back'),
  )
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="text-sm text-soft">
        Something does not work? Until {dateText(until)} you get the unlock back, and the details close.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" isBusy={isBusy} onClick={() => run('phone')}>
          Number does not work
        </Button>
        <Button look="secondary" isBusy={isBusy} onClick={() => run('email')}>
          Email came back
        </Button>
      </div>
    </div>
  )
}
