import { type SubmitEvent, useState } from 'react'
import { CallFailed } from '#platform/web/call.ts'
import { type FieldErrors, focusFirst } from '#platform/web/field-errors.ts'
import { InvalidForm } from '#platform/web/read-form.ts'
import { failing, type Notice, sentenceFor } from './auth-messages.ts'

export type Action = 'login' | 'register' | 'forgot' | 'reset' | 'resend'
type State = { readonly errors: FieldErrors; readonly outcome: Notice | null }

const blank: State = { errors: {}, outcome: null }

export type Submission = ReturnType<typeof useSubmission>

/** The result of the form. */
export function useSubmission(action: Action, send: (form: HTMLFormElement) => Promise<Notice | null>) {
  const [{ errors, outcome }, setState] = useState(blank)
  const [isBusy, setBusy] = useState(false)

  async function run(form: HTMLFormElement): Promise<void> {
    setBusy(true)
    try {
      setState({ ...blank, outcome: await send(form) })
    } catch (error) {
      const wrong = fieldErrorsIn(error)
      setState(wrong ? { ...blank, errors: wrong } : { ...blank, outcome: alertFor(error, action) })
      if (wrong) focusFirst(form, wrong)
    } finally {
      setBusy(false)
    }
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isBusy) void run(event.currentTarget)
  }
  function forget(name: string): void {
    if (errors[name])
      setState({ outcome, errors: Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)) })
  }
  return { errors, outcome, isBusy, submit, forget }
}

function fieldErrorsIn(error: unknown): FieldErrors | null {
  if (error instanceof InvalidForm) return error.fields
  return error instanceof CallFailed && error.code === 'commonPassword'
    ? { password: error.sentence, newPassword: error.sentence }
    : null
}

function alertFor(error: unknown, action: Action): Notice {
  const canResend = error instanceof CallFailed && error.code === 'emailNotVerified'
  return { isAlert: true, text: sentenceFor(error, failing[action]), canResend }
}
