import { Field } from '#platform/web/ui/field.tsx'
import { useCvField } from './use-cv-field.ts'

export function PersonalStep() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...useCvField('personalInfo.fullName')} label="Full name" autoComplete="name" />
      <Field {...useCvField('personalInfo.email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <Field
        {...useCvField('personalInfo.phone')}
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="10-digit mobile number"
      />
      <Field
        {...useCvField('personalInfo.address')}
        label="Address"
        autoComplete="street-address"
        hint="City and state are enough"
      />
      <Field {...useCvField('personalInfo.linkedIn')} label="LinkedIn" isOptional inputMode="url" autoCapitalize="none" />
      <Field {...useCvField('personalInfo.portfolio')} label="Portfolio" isOptional inputMode="url" autoCapitalize="none" />
    </div>
  )
}
