import { useState } from 'react'
import { useSearchParams } from '#platform/web/search-params.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { kindIn, emailNames } from '../email-kinds.ts'
import { linkIncomplete } from '../link-texts.ts'
import type { EmailKind, unsubscribing } from '../unsubscribe-contract.ts'

const call = apiCalls<typeof unsubscribing>()

type Outcome = { readonly message: string; readonly isEnded: boolean }

/**
 * Unsubscribes with one click, without signing in. Opening the page changes nothing, because programs that scan links open it. Without scripts the
 * browser submits the form.
 */
export function Unsubscribe() {
  const params = useSearchParams()
  const token = params.get('token') ?? ''
  const kind = kindIn(token)
  if (!kind)
    return (
      <>
        <p role="alert">{linkIncomplete}</p>
        <ButtonLink to="/settings" look="secondary" className="justify-self-start">
          Sign in to change your emails
        </ButtonLink>
      </>
    )
  return <Switch token={token} before={beforeThis(kind, params.get('done'))} />
}

function Switch({ token, before }: { readonly token: string; readonly before: Outcome }) {
  const [{ message, isEnded }, setOutcome] = useState(before)
  const { isBusy, onSubmit } = useFormSubmit(
    async () => {
      const { kind } = await call(isEnded ? 'POST /api/unsubscribe/undo' : 'POST /api/unsubscribe', { body: { token } })
      setOutcome({ message: sentenceFor(kind, !isEnded), isEnded: !isEnded })
    },
    (error) => setOutcome({ message: sentenceOf(error), isEnded }),
  )
  return (
    <form
      method="post"
      action={`/unsubscribe?token=${encodeURIComponent(token)}${isEnded ? '&undo=1' : ''}`}
      onSubmit={onSubmit}
      className="grid gap-4"
    >
      <p>Unsubscribe with one tap. You can turn it back on any time.</p>
      <p aria-live="polite" className="font-medium empty:-mb-4">
        {message}
      </p>
      <Button type="submit" isBusy={isBusy} look={isEnded ? 'secondary' : 'primary'} className="justify-self-start">
        {isEnded ? 'Undo' : 'Unsubscribe'}
      </Button>
    </form>
  )
}

/** The result after the browser has submitted the form without scripts. */
function beforeThis(kind: EmailKind, done: string | null): Outcome {
  if (done !== 'ended' && done !== 'undone') return { message: '', isEnded: false }
  return { message: sentenceFor(kind, done === 'ended'), isEnded: done === 'ended' }
}

function sentenceFor(kind: EmailKind, isEnded: boolean): string {
  return isEnded ? `You've unsubscribed from ${emailNames[kind]}.` : `You'll get ${emailNames[kind]} again.`
}
