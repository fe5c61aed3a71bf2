import { useEffect, useRef } from 'react'
import { PasswordField } from '#features/auth/web/password-field.tsx'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { staff } from '../../contract.ts'
import { textOf } from './typed.ts'

const call = apiCalls<typeof staff>()
const shortest = 6

type QuickResetFormProps = {
  readonly onReset: (filled: { readonly email: string; readonly password: string }) => void
  readonly onBack: () => void
}

/** Sets a new password without an email. The server allows it only on the operator's own machine. */
export function QuickResetForm({ onReset, onBack }: QuickResetFormProps) {
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => email.current?.focus(), [])
  const { isBusy, onSubmit } = useFormSubmit(
    async (form) => {
      const body = { email: textOf(form, 'email').trim(), newPassword: textOf(form, 'newPassword') }
      const problem = problemOf(body)
      if (problem) return toast({ ...problem, isAlert: true })
      const { message } = await call('POST /api/admin/quick-reset', { body })
      toast({ title: message })
      onReset({ email: body.email, password: body.newPassword })
    },
    (error) => {
      const text = error instanceof CallFailed ? error.said : undefined
      toast({ title: 'Reset Failed', text: text ?? 'Unable to reset password', isAlert: true })
    },
  )
  return (
    <form method="post" noValidate aria-label="Quick reset" onSubmit={onSubmit} className="grid gap-4">
      <h2 className="text-xl">Quick reset</h2>
      <Field
        ref={email}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label="New password" name="newPassword" autoComplete="new-password" error={undefined} />
      <Button type="submit" isBusy={isBusy}>
        Update Password
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back to sign-in
      </Button>
    </form>
  )
}

function problemOf({ email, newPassword }: { readonly email: string; readonly newPassword: string }) {
  if (!email || !newPassword) return { title: 'Missing Information', text: 'Please enter both email and new password.' }
  if (newPassword.length >= shortest) return null
  return { title: 'Password Too Short', text: 'Password must be at least 6 characters long.' }
}
