import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { site } from '#features/site/web/site.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { CheckField } from '#platform/web/ui/field.tsx'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { candidateInterviews } from '../contract.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import {
  consentItems,
  consentNames,
  noticeLines,
  noticeVersion,
  requiredConsents,
} from '#features/interview-sessions/consent-items.ts'

const call = apiCalls<typeof candidateInterviews>()

type ConsentProps = { readonly session: CandidateSession; readonly queryKey: QueryKey }

/** Explains what is stored, who reads it and how it is scored, before the interview begins. No box is ticked in advance. */
export function ConsentForm({ session, queryKey }: ConsentProps) {
  const { errors, isBusy, onSubmit, onInput } = useConsent(session.id, queryKey)
  const { data: address } = useQuery({ ...site, enabled: false })
  /** The providers that would receive parts of the answers; without one there is nothing to agree to. */
  const providers = { model: address?.aiProvider, call: address?.voiceProvider }
  return (
    <Card className="grid max-w-3xl gap-4" aria-labelledby="notice">
      <h2 id="notice" className="text-xl">
        Before you begin
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {noticeLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-3">
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium">What I agree to</legend>
          {consentNames
            .filter((name) => !(name === 'model' || name === 'call') || providers[name] !== undefined)
            .map((name) => (
              <CheckField key={name} name={name} label={<Item name={name} />} />
            ))}
          {providers.model !== undefined && <p className="text-sm text-soft">The language model is that of {providers.model}.</p>}
          {providers.call !== undefined && <p className="text-sm text-soft">The voice service is that of {providers.call}.</p>}
        </fieldset>
        <FieldError id="transcript-error">{errors['transcript']}</FieldError>
        <NeedsScript />
        <Button type="submit" className="justify-self-start" isBusy={isBusy}>
          Agree and Continue
        </Button>
      </form>
      <Decline session={session} queryKey={queryKey} />
    </Card>
  )
}

function useConsent(sessionId: string, queryKey: QueryKey) {
  const client = useQueryClient()
  return useFormSubmit(
    async (form) => {
      const given = new FormData(form)
      const items = consentNames.filter((name) => given.has(name))
      if (requiredConsents.some((name) => !items.includes(name))) throw new InvalidForm({ transcript: needed })
      const input = { params: { sessionId }, body: { version: noticeVersion, items } } as const
      client.setQueryData(queryKey, await call('POST /api/candidate/interviews/:sessionId/consent', input))
    },
    { title: 'Could Not Save Your Consent' },
  )
}

function Decline({ session: { id, company }, queryKey }: ConsentProps) {
  const client = useQueryClient()
  const params = { sessionId: id }
  const { isBusy, run } = useAction(
    async () => client.setQueryData(queryKey, await call('POST /api/candidate/interviews/:sessionId/decline', { params })),
    { title: 'Could Not Decline' },
  )
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <Button look="secondary" isBusy={isBusy} onClick={() => run()}>
        Ask for a Person Instead
      </Button>
      <p className="text-sm text-soft">
        If you ask for a person, this interview is cancelled and {company} sees that you wish to talk to one.
      </p>
    </div>
  )
}

const needed = 'Without the transcript and the sharing there is no interview. You can ask for a person instead.'

function Item({ name }: { readonly name: keyof typeof consentItems }) {
  const { title, text, isRequired } = consentItems[name]
  return (
    <span className="block py-1">
      <span className="font-medium">
        {title}
        {!isRequired && <span className="font-normal text-soft"> (optional)</span>}
      </span>
      <span className="block text-sm text-soft">{text}</span>
    </span>
  )
}
