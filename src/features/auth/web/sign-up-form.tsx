import { apiCalls } from '#platform/web/call.ts'
import { fieldOf, readForm } from '#platform/web/read-form.ts'
import type { auth } from '../contract.ts'
import { passwordHint } from '../rules.ts'
import type { Notice } from './auth-messages.ts'
import { EmailField, type EmailInput } from './email-field.tsx'
import { CompanyField, NameFields } from './name-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { TaskForm } from './task-form.tsx'
import { Terms } from './terms.tsx'
import { useAuthForm } from './use-auth-form.ts'

const call = apiCalls<typeof auth>()
const fetchRegistration = async () => (await import('../contract.ts')).Registration

type SignUpFormProps = { readonly notice: Notice | null; readonly emailInput: EmailInput; readonly isEmployer: boolean }

/** An employer names the company too, and gets its profile together with the account. */
export function SignUpForm({ notice, emailInput, isEmployer }: SignUpFormProps) {
  const form = useAuthForm('register', register)
  const { errors } = form
  return (
    <TaskForm form={form} button="Sign Up" notice={notice}>
      {isEmployer && <input type="hidden" name="accountType" value="employer" />}
      {isEmployer && <CompanyField errors={errors} />}
      <NameFields errors={errors} />
      <EmailField emailInput={emailInput} autoComplete="username" error={errors['email']} />
      <PasswordField autoComplete="new-password" hint={passwordHint} error={errors['password']} />
      <Terms isEmployer={isEmployer} />
    </TaskForm>
  )
}

async function register(form: HTMLFormElement): Promise<Notice> {
  const { message } = await call('POST /api/auth/register', { body: await readForm(fetchRegistration, form) })
  const password = fieldOf(form, 'password')
  if (password) password.value = ''
  return { isAlert: false, text: message, canResend: true }
}
