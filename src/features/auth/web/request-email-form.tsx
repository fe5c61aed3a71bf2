import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { type auth, EmailRequestInput } from '../contract.ts'
import { EmailField, type EmailInput } from './email-field.tsx'
import { TaskForm } from './task-form.tsx'
import { useSubmission } from './use-submission.ts'

const call = apiCalls<typeof auth>()

const actions = {
  forgot: { key: 'POST /api/auth/forgot-password', button: 'Send reset link' },
  resend: { key: 'POST /api/auth/resend-verification', button: 'Resend verification' },
} as const

type RequestEmailFormProps = { readonly action: keyof typeof actions; readonly emailInput: EmailInput }

/** Requests an email with a link, for a person without a valid one. */
export function RequestEmailForm({ action, emailInput }: RequestEmailFormProps) {
  const { key, button } = actions[action]
  const submission = useSubmission(action, async (form) => {
    const { message } = await call(key, { body: readForm(EmailRequestInput, form) })
    return { isAlert: false, text: message }
  })
  return (
    <TaskForm submission={submission} button={button} notice={null}>
      <EmailField emailInput={emailInput} autoComplete="username" error={submission.errors['email']} />
    </TaskForm>
  )
}
