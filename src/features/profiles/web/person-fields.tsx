import { useController } from 'react-hook-form'
import { availabilities } from '#features/auth/rules.ts'
import { Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { ItemsField } from '#platform/web/ui/items-field.tsx'
import { demographicLabels } from '../rules.ts'
import type { ProfileFields } from './profile-fields.ts'
import { fieldId } from './field-id.ts'
import { useProblem, useProfileField } from './use-profile-field.ts'

export function NameAndContact() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...useProfileField('firstName')} label="First name" autoComplete="given-name" />
      <Field {...useProfileField('lastName')} label="Last name" autoComplete="family-name" />
      <Field {...useProfileField('phone')} label="Phone" type="tel" isOptional autoComplete="tel" placeholder="+91 98450 12345" />
      <Field
        {...useProfileField('location')}
        label="Location"
        isOptional
        autoComplete="address-level2"
        placeholder="Bengaluru, Karnataka"
      />
    </div>
  )
}

export function About() {
  return (
    <TextAreaField
      {...useProfileField('about')}
      label="About you"
      isOptional
      rows={5}
      hint="Three or four sentences: who you are, your strengths and what you want."
    />
  )
}

export function Skills() {
  const { field: skills } = useController<ProfileFields, 'skills'>({ name: 'skills' })
  const { field: typed } = useController<ProfileFields, 'typedSkill'>({ name: 'typedSkill' })
  return (
    <ItemsField
      id={fieldId('skills')}
      label="Skills"
      noun="skill"
      hint="Type a skill and press Enter."
      isOptional
      error={useProblem('skills')}
      items={skills.value}
      onItems={skills.onChange}
      typed={typed.value}
      onTyped={typed.onChange}
    />
  )
}

function Group() {
  const field = useProfileField('demographic')
  return (
    <SelectField {...field} label="Group" isOptional hint="Some employers prefer candidates from these groups">
      <option value="">None of these</option>
      {Object.entries(demographicLabels).map(([code, label]) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

export function Preferences() {
  const rupees = { inputMode: 'numeric', isOptional: true, autoComplete: 'off', placeholder: '8,00,000' } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        {...useProfileField('experience')}
        label="Years of experience"
        inputMode="numeric"
        isOptional
        autoComplete="off"
        hint="Enter 0 if you're a fresher"
      />
      <SelectField {...useProfileField('availabilityDays')} label="Availability" isOptional hint="How soon you can join">
        <option value="">Not added</option>
        {availabilities.map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField {...useProfileField('willingToMove')} label="Willing to move" isOptional hint="To another city for a job">
        <option value="">No</option>
        <option value="yes">Yes</option>
      </SelectField>
      <Field {...useProfileField('currentSalary')} label="Current salary" hint="₹ per year. Only you see it." {...rupees} />
      <Field {...useProfileField('expectedSalary')} label="Expected salary" hint="₹ per year" {...rupees} />
      <Group />
    </div>
  )
}
