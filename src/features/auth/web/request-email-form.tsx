import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import type { auth } from '../contract.ts'
import { EmailField, type EmailInput } from './email-field.tsx'
import { TaskForm } from './task-form.tsx'
import { useAuthForm } from './use-auth-form.ts'

const call = apiCalls<typeof auth>()
const fetchEmailRequest = async () => (await import('../contract.ts')).EmailRequestInput

const actions = {
  forgot: { key: 'POST /api/auth/forgot-password', button: 'Send Reset Link' },
  resend: { key: 'POST /api/auth/resend-verification', button: 'Resend verification' },
} as const

type RequestEmailFormProps = {
  readonly action: keyof typeof actions
  readonly emailInput: EmailInput
  /** Put into the link that verifies the address. */
  readonly returnTo?: string
}

/** Requests an email with a link, for a person without a valid one. */
export function RequestEmailForm({ action, emailInput, returnTo }: RequestEmailFormProps) {
  const { key, button } = actions[action]
  const form = useAuthForm(action, async (sent) => {
    const { message } = await call(key, { body: { ...(await readForm(fetchEmailRequest, sent)), returnTo } })
    return { isAlert: false, text: message }
  })
  return (
    <TaskForm form={form} button={button} notice={null}>
      <EmailField emailInput={emailInput} autoComplete="username" error={form.errors['email']} />
    </TaskForm>
  )
}
