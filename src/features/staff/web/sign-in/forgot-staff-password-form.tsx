import { useState } from 'react'
import { PasswordField } from '#features/auth/web/password-field.tsx'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { staff } from '../../contract.ts'

const call = apiCalls<typeof staff>()
const fetchChecks = () => import('../../contract.ts')

type ForgotStaffPasswordProps = {
  /** From the link of the email: leads to the second step. */
  readonly token: string
  readonly onReset: () => void
}

export function ForgotStaffPassword({ token, onReset }: ForgotStaffPasswordProps) {
  const [isSecond, setSecond] = useState(token !== '')
  return (
    <div className="grid gap-4">
      {isSecond ? <ResetStep token={token} onReset={onReset} /> : <EmailStep onSent={() => setSecond(true)} />}
      <Button look="quiet" onClick={() => setSecond(!isSecond)}>
        {isSecond ? 'Request a reset link' : 'I have a reset token'}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4">
        <Link to="/admin/login" className={linkClass}>
          Back to sign-in
        </Link>
        <Link to="/" className={linkClass}>
          Back to Home
        </Link>
      </p>
    </div>
  )
}

const linkClass = 'inline-flex min-h-11 items-center text-blue-dark underline underline-offset-2 hover:no-underline'
const sent: Message = { title: 'Reset Link Sent', text: 'If the email exists, a reset link has been sent to it.' }
const notSent: Message = { title: 'Request Failed', text: 'Unable to process password reset request', isAlert: true }

/** Shows the same message for every address. */
function EmailStep({ onSent }: { readonly onSent: () => void }) {
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchChecks)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const body = await readForm(async () => (await fetchChecks()).ForgotStaffPassword, form)
      await call('POST /api/admin/forgot-password', { body })
      toast(sent)
      onSent()
    },
    (error) => toast(error instanceof CallFailed && error.said ? { ...notSent, text: error.said } : notSent),
  )
  return (
    <form method="post" {...checks} aria-label="Forgot password" onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['email']}
      />
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        Send Reset Link
      </Button>
      <NeedsScript />
    </form>
  )
}

type ResetStepProps = { readonly token: string; readonly onReset: () => void }

function ResetStep({ token, onReset }: ResetStepProps) {
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchChecks)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const body = await readForm(async () => (await fetchChecks()).StaffReset, form)
      await call('POST /api/admin/reset-password', { body })
      form.reset()
      toast({ title: 'Password Reset Successful', text: 'You can now sign in with your new password.' })
      onReset()
    },
    (error) => {
      const text = error instanceof CallFailed ? error.said : undefined
      toast({ title: 'Reset Failed', text: text ?? 'Invalid or expired reset token', isAlert: true })
    },
  )
  return (
    <form method="post" {...checks} aria-label="Reset Password" onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
      <Field
        label="Reset token"
        name="token"
        hint="From the link in the email"
        autoComplete="off"
        spellCheck={false}
        defaultValue={token}
        error={errors['token']}
      />
      <PasswordField label="New password" name="password" autoComplete="new-password" error={errors['password']} />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        Reset Password
      </Button>
    </form>
  )
}
