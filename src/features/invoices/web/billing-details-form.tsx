import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Answer } from '#platform/contract/endpoint.ts'
import { apiCalls } from '#platform/web/call.ts'
import type { FieldErrors } from '#platform/web/field-errors.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { invoices } from '../contract.ts'
import { stateNames } from '../states.ts'
import { billingDetails } from './invoice-queries.ts'

const call = apiCalls<typeof invoices>()
const fetchDetails = async () => (await import('../contract.ts')).BillingDetails

type Details = Answer<(typeof invoices)['GET /api/billing/details']>['details']

/** The screen loads `billingDetails` first. Only owners may save the details of a company. */
export function BillingDetailsForm() {
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchDetails)
  const client = useQueryClient()
  const { data } = useSuspenseQuery(billingDetails)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const saved = await call('PUT /api/billing/details', { body: await readForm(fetchDetails, form) })
      client.setQueryData(billingDetails.queryKey, saved)
      toast({ title: 'Billing Details Saved', text: 'They will be on your next invoice.' })
    },
    { title: 'Billing Details Not Saved' },
  )
  return (
    <form method="post" {...checks} aria-label="Billing details" className="grid gap-4" onSubmit={onSubmit} onInput={onInput}>
      <p className="text-soft">Who is on your next invoices. Invoices that you have stay as they are.</p>
      {/* The key renders the fields again with the stored values, which are tidied. */}
      <Fields key={JSON.stringify(data.details)} details={data.details} errors={errors} />
      <div>
        <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
          Save Billing Details
        </Button>
      </div>
      <NeedsScript />
    </form>
  )
}

const states = Object.entries(stateNames).toSorted(([, a], [, b]) => (a < b ? -1 : 1))

function Fields({ details, errors }: { readonly details: Details; readonly errors: FieldErrors }) {
  return (
    <div className="grid gap-4 two:grid-cols-2">
      <Field
        label="Name on the invoice"
        name="name"
        maxLength={100}
        autoComplete="organization"
        hint="Your company as registered, or your own name."
        defaultValue={details?.name}
        error={errors['name']}
      />
      <Field
        label="GSTIN"
        name="gstin"
        isOptional
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
        hint="15 characters, for input tax credit."
        defaultValue={details?.gstin}
        error={errors['gstin']}
      />
      <TextAreaField
        label="Billing address"
        name="address"
        rows={2}
        maxLength={250}
        autoComplete="street-address"
        defaultValue={details?.address}
        error={errors['address']}
      />
      <StateField state={details?.state ?? ''} error={errors['state']} />
    </div>
  )
}

function StateField({ state, error }: { readonly state: string; readonly error: string | undefined }) {
  return (
    <SelectField label="State" name="state" defaultValue={state} error={error}>
      <option value="" disabled>
        Choose a state
      </option>
      {states.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
