import type { FieldErrors } from '#platform/web/field-errors.ts'
import { Field } from '#platform/web/ui/field.tsx'

export function NameFields({ errors }: { readonly errors: FieldErrors }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="First name" name="firstName" required maxLength={100} autoComplete="given-name" error={errors['firstName']} />
      <Field label="Last name" name="lastName" required maxLength={100} autoComplete="family-name" error={errors['lastName']} />
    </div>
  )
}

export function CompanyField({ errors }: { readonly errors: FieldErrors }) {
  return (
    <Field
      label="Company name"
      name="companyName"
      required
      maxLength={100}
      autoComplete="organization"
      error={errors['companyName']}
    />
  )
}
