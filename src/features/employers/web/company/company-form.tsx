import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
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
import type { company, OwnCompany } from '../../company-contract.ts'
import { peopleText } from '../../rules.ts'
import { employerProfile, ownCompany } from '../employer-queries.ts'

const call = apiCalls<typeof company>()
const fetchChange = async () => (await import('../../company-contract.ts')).CompanyChange
const fieldOf = { verifiedName: 'companyName', verifiedWebsite: 'website' }
// As the contract has them; the schema is loaded later.
const sizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5000+']

type CompanyFormProps = {
  /** Of companies that are here, for the list of suggestions. */
  readonly industries: readonly string[]
}

/** For owners. */
export function CompanyForm({ industries }: CompanyFormProps) {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(ownCompany)
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchChange)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const saved = await call('PUT /api/employer/company', { body: await readForm(fetchChange, form) })
      client.setQueryData(ownCompany.queryKey, saved)
      toast({ title: 'Company Saved' })
      await client.invalidateQueries(employerProfile)
    },
    { title: 'Company Not Saved' },
    fieldOf,
  )
  return (
    <form method="post" {...checks} onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
      <input type="hidden" name="version" value={data.version} readOnly />
      <Fields company={data} errors={errors} industries={industries} />
      <div>
        <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
          Save Company
        </Button>
      </div>
      <NeedsScript />
    </form>
  )
}

type FieldsProps = CompanyFormProps & { readonly company: OwnCompany; readonly errors: FieldErrors }

function Fields({ company: given, errors, industries }: FieldsProps) {
  return (
    <>
      <div className="grid gap-4 two:grid-cols-2">
        <Field
          label="Company name"
          name="companyName"
          maxLength={100}
          required
          defaultValue={given.companyName}
          error={errors['companyName']}
        />
        <Field
          label="Website"
          name="website"
          type="text"
          inputMode="url"
          autoComplete="url"
          isOptional
          maxLength={200}
          hint="On your own domain, it can verify your company."
          defaultValue={given.website}
          error={errors['website']}
        />
        <Field
          label="Industry"
          name="industry"
          list="industries"
          isOptional
          maxLength={100}
          defaultValue={given.industry}
          error={errors['industry']}
        />
        <SelectField label="People" name="size" isOptional defaultValue={given.size} error={errors['size']}>
          <option value="">Choose</option>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {peopleText(size)}
            </option>
          ))}
        </SelectField>
      </div>
      <datalist id="industries">
        {industries.map((industry) => (
          <option key={industry} value={industry} />
        ))}
      </datalist>
      <TextAreaField
        label="About the company"
        name="description"
        isOptional
        rows={6}
        maxLength={4_000}
        hint="What you do, for whom, and what it is like to work there."
        defaultValue={given.description}
        error={errors['description']}
      />
      <div className="grid gap-4 two:grid-cols-2">
        <Field
          label="Contact name"
          name="contactName"
          isOptional
          maxLength={100}
          hint="Not shown to job seekers."
          defaultValue={given.contactName}
          error={errors['contactName']}
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          isOptional
          maxLength={20}
          hint="Not shown to job seekers."
          defaultValue={given.phone}
          error={errors['phone']}
        />
      </div>
    </>
  )
}
