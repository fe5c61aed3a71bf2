import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { areasOf, experienceLevels, industries, industryCodes, levelCodes } from '../areas.ts'
import { pair, Part, type PartProps } from './field-part.tsx'

export function RoleFields({ errors }: PartProps) {
  return (
    <Part title="The role">
      <div className={pair}>
        <SelectField label="Category" name="categoryId" required error={errors['categoryId']}>
          <option value="">Select a category</option>
          {industryCodes.map((code) => (
            <option key={code} value={code}>
              {industries[code].label}
            </option>
          ))}
        </SelectField>
        <SelectField label="Sub-category" name="subcategoryId" isOptional error={errors['subcategoryId']}>
          <option value="">Any role area</option>
          {industryCodes.map((code) => (
            <optgroup key={code} label={industries[code].label}>
              {areasOf(code).map(([area, label]) => (
                <option key={area} value={area}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      <LevelField errors={errors} />
    </Part>
  )
}

function LevelField({ errors }: PartProps) {
  return (
    <SelectField label="Experience level" name="experienceLevel" required error={errors['experienceLevel']}>
      <option value="">Select experience level</option>
      {levelCodes.map((code) => (
        <option key={code} value={code}>
          {experienceLevels[code]}
        </option>
      ))}
    </SelectField>
  )
}

export function PersonFields({ errors }: PartProps) {
  return (
    <Part title="You">
      <Field
        label="Company name"
        name="companyName"
        required
        maxLength={150}
        autoComplete="organization"
        error={errors['companyName']}
      />
      <div className={pair}>
        <Field
          label="Recruiter name"
          name="recruiterName"
          required
          maxLength={150}
          autoComplete="name"
          error={errors['recruiterName']}
        />
        <Field
          label="Recruiter email"
          name="recruiterEmail"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          error={errors['recruiterEmail']}
        />
      </div>
    </Part>
  )
}
