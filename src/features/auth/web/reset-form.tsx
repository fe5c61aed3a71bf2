import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { auth } from '../contract.ts'
import { passwordHint } from '../rules.ts'
import { type Notice, noResetToken } from './auth-messages.ts'
import { NoticeBox } from './notice-box.tsx'
import { PasswordField } from './password-field.tsx'
import { lineLink, TaskForm } from './task-form.tsx'
import { useAuthForm } from './use-auth-form.ts'

const call = apiCalls<typeof auth>()
const fetchNewPassword = async () => (await import('../contract.ts')).NewPassword

export function ResetForm({ token, forgotHref }: { readonly token: string; readonly forgotHref: string }) {
  const [done, setDone] = useState<Notice | null>(null)
  const form = useAuthForm('reset', async (sent) => {
    const { newPassword } = await readForm(fetchNewPassword, sent)
    if (!token) return noResetToken
    const { message } = await call('POST /api/auth/reset-password', { body: { token, newPassword } })
    setDone({ isAlert: false, text: message })
    return null
  })
  const { errors } = form
  if (done) return <DoneNotice notice={done} />
  return (
    <TaskForm form={form} button="Reset Password" notice={token ? null : noResetToken}>
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={passwordHint}
        error={errors['newPassword']}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      <p className="-my-2">
        <Link to={forgotHref} className={lineLink}>
          Request a new reset link
        </Link>
      </p>
    </TaskForm>
  )
}

/** A full page load, because the reset has signed out this browser too. */
function DoneNotice({ notice }: { readonly notice: Notice }) {
  return (
    <div className="grid gap-4">
      <NoticeBox notice={notice} />
      <a href="/auth" className={buttonClass()}>
        Continue to Sign In
      </a>
    </div>
  )
}
