import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Link } from '#platform/web/ui/link.tsx'
import type { auth, User } from '../contract.ts'
import type { Notice } from './auth-messages.ts'
import { EmailField, type EmailInput } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { lineLink, TaskForm } from './task-form.tsx'
import { useAuthForm } from './use-auth-form.ts'

const call = apiCalls<typeof auth>()
const fetchLogin = async () => (await import('../contract.ts')).Login

type SignInFormProps = {
  readonly notice: Notice | null
  readonly emailInput: EmailInput
  readonly forgotHref: string
  readonly returnTo: string
  readonly isEmployer: boolean
  readonly onSignedIn: (user: User) => Promise<void>
}

/** Validated with the schema of the contract, here and again on the server. */
export function SignInForm({ notice, emailInput, forgotHref, returnTo, isEmployer, onSignedIn }: SignInFormProps) {
  const form = useAuthForm('login', async (sent) => {
    await onSignedIn(await call('POST /api/auth/login', { body: await readForm(fetchLogin, sent) }))
    return null
  })
  const { errors } = form
  return (
    <TaskForm form={form} button="Sign In" notice={notice} action="/auth" returnTo={returnTo}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {isEmployer && <input type="hidden" name="for" value="employers" />}
      <EmailField emailInput={emailInput} autoComplete="username" error={errors['email']} />
      <PasswordField autoComplete="current-password" error={errors['password']} />
      <p className="-my-2">
        <Link to={forgotHref} className={lineLink}>
          Forgot your password?
        </Link>
      </p>
    </TaskForm>
  )
}
