import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { passwordHint } from '#features/auth/rules.ts'
import { apiCalls } from '#platform/web/call.ts'
import { type FieldErrors, InvalidForm } from '#platform/web/field-errors.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { PasswordChange, settings } from '../contract.ts'
import { myAccount, mySignIns } from './settings-queries.ts'

const call = apiCalls<typeof settings>()
const fetchPasswordChange = async () => (await import('../contract.ts')).PasswordChange
const fieldOf = { wrongPassword: 'currentPassword', samePassword: 'newPassword', commonPassword: 'newPassword' }

export function PasswordForm() {
  const { data } = useSuspenseQuery(myAccount)
  return data.hasPassword ? <Fields email={data.email} /> : <WithoutPassword />
}

/** With a hidden email field, so that password managers know whose password changes. */
function Fields({ email }: { readonly email: string }) {
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchPasswordChange)
  const client = useQueryClient()
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const { message } = await call('POST /api/settings/password', { body: await typedIn(form) })
      form.reset()
      await client.invalidateQueries(mySignIns)
      toast({ title: 'Password Changed', text: message })
    },
    { title: 'Password Not Changed' },
    fieldOf,
  )
  return (
    <form method="post" {...checks} className="grid gap-4" onSubmit={onSubmit} onInput={onInput}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Passwords errors={errors} />
      <div>
        <Button type="submit" look="secondary" isBusy={isBusy} disabled={!isHydrated}>
          Update Password
        </Button>
      </div>
    </form>
  )
}

const secret = { type: 'password', spellCheck: false, maxLength: 200 } as const

function Passwords({ errors }: { readonly errors: FieldErrors }) {
  return (
    <>
      <Field
        {...secret}
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={errors['currentPassword']}
      />
      <div className="grid gap-4 two:grid-cols-2">
        <Field
          {...secret}
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint={passwordHint}
          error={errors['newPassword']}
        />
        <Field
          {...secret}
          label="Confirm new password"
          name="confirmation"
          autoComplete="new-password"
          hint="Type it again"
          error={errors['confirmation']}
        />
      </div>
    </>
  )
}

async function typedIn(form: HTMLFormElement): Promise<PasswordChange> {
  const typed = await readForm(fetchPasswordChange, form)
  if (new FormData(form).get('newPassword') !== new FormData(form).get('confirmation')) {
    throw new InvalidForm({ confirmation: "Passwords don't match" })
  }
  return typed
}

function WithoutPassword() {
  return (
    <div className="grid gap-4">
      <p>You sign in with Google, so you don't have a Pasand password. We can email you a link to set one.</p>
      <div>
        <ButtonLink to="/auth?tab=forgot-password" look="secondary">
          Set a password
        </ButtonLink>
      </div>
    </div>
  )
}
