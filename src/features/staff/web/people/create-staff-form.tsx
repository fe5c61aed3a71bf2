import { PasswordField } from '#features/auth/web/password-field.tsx'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { type FieldErrors } from '#platform/web/field-errors.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { staffPeople } from '../../people-contract.ts'
import { allowedTo, creatableRoles, roleLabels } from '../../permissions.ts'
import { usePasswordPrompt } from '../account/password-prompt.tsx'

const call = apiCalls<typeof staffPeople>()
const fetchNewStaff = async () => (await import('../../people-contract.ts')).NewStaff

type CreateStaffFormProps = { readonly onCreated: () => void }

export function CreateStaffForm(props: CreateStaffFormProps) {
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchNewStaff)
  const { errors, isBusy, onSubmit, onInput, prompt } = useCreation(props)
  return (
    <>
      <form
        method="post"
        {...checks}
        aria-label="New staff member"
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid max-w-xl gap-4"
      >
        <Fields errors={errors} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
            {isBusy ? 'Creating…' : 'Create Staff Member'}
          </Button>
          <ButtonLink to="/admin/dashboard" look="secondary">
            Cancel
          </ButtonLink>
        </div>
      </form>
      {prompt}
    </>
  )
}

function useCreation({ onCreated }: CreateStaffFormProps) {
  const { handles, prompt } = usePasswordPrompt()
  const form = useFormSubmit(
    async (typed) => {
      const made = await call('POST /api/admin/staff', { body: await readForm(fetchNewStaff, typed) })
      toast({ title: 'Staff Member Created', text: `${made.firstName} ${made.lastName}, ${roleLabels[made.role]}` })
      onCreated()
    },
    (error, typed) => {
      if (handles(error, () => typed.requestSubmit())) return
      const text = error instanceof CallFailed ? error.said : undefined
      toast({ title: 'Creation Failed', text: text ?? 'Failed to create staff member', isAlert: true })
    },
  )
  return { ...form, prompt }
}

/** Prevents password managers from filling in the administrator's own password. */
function Fields({ errors }: { readonly errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-4 two:grid-cols-2">
        <Field label="First name" name="firstName" autoComplete="off" maxLength={100} error={errors['firstName']} />
        <Field label="Last name" name="lastName" autoComplete="off" maxLength={100} error={errors['lastName']} />
      </div>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={errors['email']}
      />
      <RadioField
        legend="Role"
        name="role"
        choices={creatableRoles.map((role) => ({ value: role, label: roleLabels[role], hint: allowedTo(role).join(' · ') }))}
        error={errors['role']}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="They get an email to choose their own"
        error={errors['password']}
      />
    </>
  )
}
