import { Fragment } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { GetForm } from '#platform/web/ui/link.tsx'
import { companyTypeLabels, educationLabels, experienceBandLabels, roleLabels, salaryLocationLabels } from '../rules.ts'

type QuestionProps = { readonly given: URLSearchParams; readonly onChange: () => void; readonly onAsk: () => void }

/** A GET form: it works without scripts, and its result can be shared. */
export function SalaryQuestionFields({ given, onChange, onAsk }: QuestionProps) {
  return (
    <GetForm action="/salary-calculator" preventScrollReset onChange={onChange} onSubmit={onAsk} className="grid gap-4">
      <Fragment key={given.toString()}>
        <Choice label="Job role" name="role" labels={roleLabels} given={given} />
        <Choice label="Experience" name="experience" labels={experienceBandLabels} given={given} />
        <Choice label="Location" name="location" labels={salaryLocationLabels} given={given} />
        <Choice label="Company type" name="companyType" labels={companyTypeLabels} given={given} />
        <Disclosure title="More about you (optional)" isOpen={Boolean(given.get('education') || given.get('skills'))}>
          <div className="grid gap-4 text-ink">
            <Choice label="Education" name="education" labels={educationLabels} given={given} isOptional />
            <Field
              label="Skills"
              name="skills"
              isOptional
              hint="Education and skills do not change the estimate."
              maxLength={200}
              defaultValue={given.get('skills') ?? ''}
              autoComplete="off"
            />
          </div>
        </Disclosure>
      </Fragment>
      <Button type="submit" className="print:hidden">
        Calculate Salary
      </Button>
    </GetForm>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly given: URLSearchParams
  readonly isOptional?: boolean
}

function Choice({ label, name, labels, given, isOptional = false }: ChoiceProps) {
  const chosen = given.get(name) ?? ''
  return (
    <SelectField
      label={label}
      name={name}
      isOptional={isOptional}
      required={!isOptional}
      defaultValue={Object.hasOwn(labels, chosen) ? chosen : ''}
    >
      <option value="">{isOptional ? 'Not given' : 'Please choose'}</option>
      {Object.entries(labels).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
