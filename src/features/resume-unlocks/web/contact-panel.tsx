import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ContactState } from '../contract.ts'
import { statusTexts } from '../rules.ts'
import { chooseJob } from './invite-button.tsx'
import { call, contactOf, resumeAccount } from './unlock-queries.ts'

type PanelProps = { readonly resumeId: string; readonly name: string; readonly jobId: string | undefined }

/** Ask, wait, see, or give back: what is possible now. */
export function ContactPanel({ resumeId, name, jobId }: PanelProps) {
  const { data } = useSuspenseQuery(contactOf(resumeId))
  const { request, contact, returnUntil } = data
  const isOver = request === null || !['asked', 'agreed', 'unlocked'].includes(request.status)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Contact details</h2>
      {request && (
        <p>
          {statusTexts[request.status]}
          <span className="block text-sm text-soft">
            For {request.jobTitle}, asked on {dateText(request.askedAt)}
            {request.status === 'asked' && `. ${name} can answer until ${dateText(request.endsAt)}.`}
            {request.status === 'unlocked' && `. Open until ${dateText(request.endsAt)}.`}
          </span>
        </p>
      )}
      {contact && <ContactDetails contact={contact} />}
      {request?.status === 'agreed' && <OpenAgreed resumeId={resumeId} requestId={request.id} />}
      {isOver && request?.status !== 'declined' && <Ask resumeId={resumeId} name={name} jobId={jobId} />}
      {request && contact && returnUntil && <GiveBack resumeId={resumeId} requestId={request.id} until={returnUntil} />}
    </Card>
  )
}

function ContactDetails({
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

/** After each action both what is shown here and the units left are read again. */
function useReadAgain(resumeId: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: contactOf(resumeId).queryKey }),
      client.invalidateQueries({ queryKey: resumeAccount.queryKey }),
    ])
  }
}

function Ask({ resumeId, name, jobId }: PanelProps) {
  const [message, setMessage] = useState('')
  const readAgain = useReadAgain(resumeId)
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction(
    async () => {
      if (!jobId) return void chooseJob()
      const { status } = await call('POST /api/employer/resumes/:resumeId/requests', {
        params: { resumeId },
        body: { jobId, message },
      })
      const isOpen = status === 'unlocked'
      toast({
        title: isOpen ? 'Contact Details Open' : 'Asked',
        text: isOpen ? `${name} shares with verified employers.` : `We tell you when ${name} answers.`,
      })
      await readAgain()
    },
    { title: 'Not Asked' },
  )
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">
        We ask {name}. One unlock is used only if the answer is yes, and looking again is free for 90 days.
      </p>
      <TextAreaField
        label="Message"
        isOptional
        rows={3}
        maxLength={500}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
        Ask for contact
      </Button>
    </div>
  )
}

type OfRequest = { readonly resumeId: string; readonly requestId: string }

function OpenAgreed({ resumeId, requestId: id }: OfRequest) {
  const readAgain = useReadAgain(resumeId)
  const { isBusy, run } = useAction(
    async () => {
      await call('POST /api/employer/resume-requests/:id/unlock', { params: { id } })
      await readAgain()
    },
    { title: 'Not Opened' },
  )
  return (
    <Button isBusy={isBusy} onClick={() => run()}>
      Open contact details
    </Button>
  )
}

function GiveBack({ resumeId, requestId: id, until }: OfRequest & { readonly until: string }) {
  const readAgain = useReadAgain(resumeId)
  const { isBusy, run } = useAction(
    async (reason: 'email' | 'phone') => {
      await call('POST /api/employer/resume-requests/:id/return', { params: { id }, body: { reason } })
      toast({ title: 'Unlock Given Back', text: 'You can use it for somebody else.' })
      await readAgain()
    },
    { title: 'Not Given Back' },
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
