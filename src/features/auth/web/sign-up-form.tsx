import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import type { auth } from '../contract.ts'
import { passwordHint } from '../rules.ts'
import type { Notice } from './auth-messages.ts'
import { EmailField, type EmailInput } from './email-field.tsx'
import { CompanyField, NameFields } from './name-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { SignedUp } from './signed-up.tsx'
import { TaskForm } from './task-form.tsx'
import { Terms } from './terms.tsx'
import { useAuthForm } from './use-auth-form.ts'

const call = apiCalls<typeof auth>()
const fetchRegistration = async () => (await import('../contract.ts')).Registration

type SignUpFormProps = {
  readonly notice: Notice | null
  readonly emailInput: EmailInput
  readonly isEmployer: boolean
  readonly returnTo: string
}

/** An employer names the company too, and gets its profile together with the account. */
export function SignUpForm({ notice, emailInput, isEmployer, returnTo }: SignUpFormProps) {
  const [done, setDone] = useState<Notice | null>(null)
  const form = useAuthForm('register', async (sent) => {
    setDone(await register(sent))
    return null
  })
  const { errors } = form
  if (done) return <SignedUp notice={done} email={emailInput.email.trim()} returnTo={returnTo} onAgain={() => setDone(null)} />
  return (
    <TaskForm form={form} button="Sign Up" notice={notice} returnTo={returnTo}>
      <input type="hidden" name="returnTo" value={returnTo} />
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
  return { isAlert: false, text: message }
}
