import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import type { FieldErrors } from '#platform/web/field-errors.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { OwnAccount, settings } from '../contract.ts'
import { myAccount } from './settings-queries.ts'

const call = apiCalls<typeof settings>()
const fetchAccountChange = async () => (await import('../contract.ts')).AccountChange

type AccountFormProps = {
  /** Called so that other components show the new name. */
  readonly onChanged: (account: OwnAccount) => void
  /** What the phone number is for. */
  readonly phoneHint: string
}

export function AccountForm({ onChanged, phoneHint }: AccountFormProps) {
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchAccountChange)
  const client = useQueryClient()
  const { data } = useSuspenseQuery(myAccount)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const savedAccount = await call('PUT /api/settings/account', { body: await readForm(fetchAccountChange, form) })
      client.setQueryData(myAccount.queryKey, savedAccount)
      onChanged(savedAccount)
      toast({ title: 'Account Information Saved' })
    },
    { title: 'Account Information Not Saved' },
  )
  return (
    <form method="post" {...checks} className="grid gap-4" onSubmit={onSubmit} onInput={onInput}>
      <Fields account={data} errors={errors} phoneHint={phoneHint} />
      <div>
        <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
          Save Changes
        </Button>
      </div>
      <NeedsScript />
    </form>
  )
}

type FieldsProps = Pick<AccountFormProps, 'phoneHint'> & { readonly account: OwnAccount; readonly errors: FieldErrors }

function Fields({ account, errors, phoneHint }: FieldsProps) {
  return (
    <div className="grid gap-4 two:grid-cols-2">
      <Field
        label="First name"
        name="firstName"
        autoComplete="given-name"
        defaultValue={account.firstName}
        error={errors['firstName']}
      />
      <Field
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        defaultValue={account.lastName}
        error={errors['lastName']}
      />
      <Field label="Email" type="email" value={account.email} readOnly hint="The email you sign in with." />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        isOptional
        hint={phoneHint}
        defaultValue={account.phone}
        error={errors['phone']}
      />
    </div>
  )
}
