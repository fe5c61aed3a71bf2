import type { FieldErrors } from '#platform/web/field-errors.ts'
import { Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import type { OwnCompany } from '../../company-contract.ts'
import { peopleText } from '../../rules.ts'

// Equal to those of the contract, whose schema is loaded later.
const sizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5000+']

type FieldsProps = { readonly industries: readonly string[]; readonly company: OwnCompany; readonly errors: FieldErrors }

export function CompanyFields({ company: given, errors, industries }: FieldsProps) {
  return (
    <>
      <div className="grid gap-4 two:grid-cols-2">
        <NameAndWebsite given={given} errors={errors} />
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
          <option key={industry} value={industry}>
            {industry}
          </option>
        ))}
      </datalist>
      <About given={given} errors={errors} />
    </>
  )
}

type PartProps = { readonly given: OwnCompany; readonly errors: FieldErrors }

function NameAndWebsite({ given, errors }: PartProps) {
  return (
    <>
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
        inputMode="url"
        autoComplete="url"
        isOptional
        maxLength={200}
        hint="On your own domain, it can verify your company."
        defaultValue={given.website}
        error={errors['website']}
      />
    </>
  )
}

function About({ given, errors }: PartProps) {
  return (
    <>
      <TextAreaField
        label="About the company"
        name="description"
        isOptional
        rows={6}
        maxLength={4_000}
        hint="What you do, and what it is like to work there."
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
