import { useState } from 'react'
import { CallFailed } from '#platform/web/call.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { failing, type Notice, sentenceFor } from './auth-messages.ts'

export type Action = 'login' | 'register' | 'forgot' | 'reset' | 'resend'

export type AuthForm = ReturnType<typeof useAuthForm>

/** The result of the form is shown above its fields, not in a toast that disappears. */
export function useAuthForm(action: Action, send: (form: HTMLFormElement) => Promise<Notice | null>) {
  const [outcome, setOutcome] = useState<Notice | null>(null)
  const sending = useFormSubmit(
    async (form) => {
      try {
        setOutcome(await send(form))
      } catch (error) {
        setOutcome(null)
        throw error
      }
    },
    (error) => setOutcome(alertFor(error, action)),
    { commonPassword: action === 'reset' ? 'newPassword' : 'password' },
  )
  return { outcome, ...sending }
}

function alertFor(error: Error, action: Action): Notice {
  const canResend = error instanceof CallFailed && error.code === 'emailNotVerified'
  return { isAlert: true, text: sentenceFor(error, failing[action]), canResend }
}
