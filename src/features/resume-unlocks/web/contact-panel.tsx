import { useSuspenseQuery } from '@tanstack/react-query'
import { useMayWrite } from '#features/employers/web/employer-queries.ts'
import { dateText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useKeptText } from '#platform/web/kept-text.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ContactState, SentRequest } from '../contract.ts'
import { statusTexts } from '../rules.ts'
import { ContactDetails, GiveBack, OpenAccepted, useReadAgain, useRefused } from './contact-details.tsx'
import { chooseJob } from './invite-button.tsx'
import { call, contactOf } from './unlock-queries.ts'

type PanelProps = { readonly resumeId: string; readonly name: string; readonly jobId: string | undefined }

/** The actions that are possible now: ask, wait, view, or return. */
export function ContactPanel({ resumeId, name, jobId }: PanelProps) {
  const { data } = useSuspenseQuery(contactOf(resumeId))
  const { request, contact } = data
  const mayWrite = useMayWrite()
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Contact details</h2>
      {request && <RequestLine request={request} name={name} />}
      {contact && <ContactDetails contact={contact} />}
      {mayWrite ? (
        <NextStep resumeId={resumeId} name={name} jobId={jobId} state={data} />
      ) : (
        mayAsk(request) && <p className="text-soft">A recruiter of your team can ask for them.</p>
      )}
    </Card>
  )
}

function mayAsk(request: SentRequest | null): boolean {
  return request === null || ['expired', 'closed', 'returned'].includes(request.status)
}

/** The next action of a recruiter. */
function NextStep({ resumeId, name, jobId, state }: PanelProps & { readonly state: ContactState }) {
  const { request, contact, returnUntil } = state
  if (request === null || mayAsk(request)) return <Ask resumeId={resumeId} name={name} jobId={jobId} />
  if (request.status === 'accepted') return <OpenAccepted resumeId={resumeId} requestId={request.id} />
  return contact && returnUntil && <GiveBack resumeId={resumeId} requestId={request.id} until={returnUntil} />
}

function RequestLine({ request, name }: { readonly request: SentRequest; readonly name: string }) {
  const { status, jobTitle, requestedAt, endsAt } = request
  return (
    <p>
      {statusTexts[status]}
      <span className="block text-sm text-soft">
        For {jobTitle}, asked on {dateText(requestedAt)}
        {status === 'pending' && `. ${name} can answer until ${dateText(endsAt)}.`}
        {status === 'unlocked' && `. Open until ${dateText(endsAt)}.`}
      </span>
    </p>
  )
}

function Ask({ resumeId, name, jobId }: PanelProps) {
  const [field, keep, clear] = useKeptText(`contact request ${resumeId}`)
  const readAgain = useReadAgain(resumeId)
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction(
    async () => {
      if (!jobId) return void chooseJob()
      const message = field.current?.value ?? ''
      const { status } = await call('POST /api/employer/resumes/:resumeId/requests', {
        params: { resumeId },
        body: { jobId, message },
      })
      clear(message)
      const isOpen = status === 'unlocked'
      toast({
        title: isOpen ? 'Contact Details Open' : 'Asked',
        text: isOpen ? `${name} shares with verified employers.` : `We tell you when ${name} answers.`,
      })
      await readAgain()
    },
    useRefused(resumeId, 'Not Asked'),
  )
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">
        {name} is asked first. One unlock is used only if the answer is yes, and looking again is free for 90 days.
      </p>
      <TextAreaField label="Message" isOptional rows={3} maxLength={500} ref={field} onChange={keep} />
      <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
        Ask for contact
      </Button>
    </div>
  )
}
