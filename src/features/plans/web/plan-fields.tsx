import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { ItemsField } from '#platform/web/ui/items-field.tsx'
import type { StaffPlan } from '../contract.ts'
import { buttonColorOf, buttonColors, type PlanType, planTypeLabels, planTypes } from '../rules.ts'
import { Contents, Flags, newPlan } from './plan-contents.tsx'

type Features = {
  readonly items: readonly string[]
  readonly onItems: (items: string[]) => void
  readonly typed: string
  readonly onTyped: (typed: string) => void
}

type PlanFieldsProps = {
  readonly plan: StaffPlan | null
  readonly planType: PlanType
  readonly errors: Readonly<Record<string, string>>
  readonly features: Features
}

const words = [
  ['name', 'Name', 100],
  ['subtitle', 'Subtitle', 200],
  ['currency', 'Currency', 10],
  ['period', 'Period', 40],
  ['buttonText', 'Button text', 40],
] as const

export function PlanFields({ plan, planType, errors, features }: PlanFieldsProps) {
  const typed = plan ?? newPlan
  return (
    <div className="grid gap-4 two:grid-cols-2">
      {words.map(([name, label, maxLength]) => (
        <Field
          key={name}
          name={name}
          label={label}
          maxLength={maxLength}
          autoComplete="off"
          defaultValue={typed[name]}
          error={errors[name]}
        />
      ))}
      <Price plan={plan} errors={errors} />
      <Choices plan={plan} planType={planType} />
      <Contents plan={plan} errors={errors} />
      <div className="two:col-span-2">
        <ItemsField
          id="plan-features"
          label="Features"
          noun="feature"
          hint="Lines on the card. Press Enter after each."
          isOptional
          error={errors['features']}
          {...features}
        />
      </div>
      <Flags plan={plan} />
    </div>
  )
}

function Price({ plan, errors }: Pick<PlanFieldsProps, 'plan' | 'errors'>) {
  const typed = plan ?? newPlan
  return (
    <>
      <Field
        name="price"
        label="Price"
        inputMode="decimal"
        hint="In rupees, with GST"
        autoComplete="off"
        defaultValue={typed.price}
        error={errors['price']}
      />
      <Field
        name="justPay"
        label="Just-pay text"
        isOptional
        maxLength={100}
        autoComplete="off"
        defaultValue={typed.justPay ?? ''}
        error={errors['justPay']}
      />
    </>
  )
}

function Choices({ plan, planType }: Pick<PlanFieldsProps, 'plan' | 'planType'>) {
  return (
    <>
      <SelectField label="Plan type" name="planType" defaultValue={plan?.planType ?? planType}>
        {planTypes.map((type) => (
          <option key={type} value={type}>
            {planTypeLabels[type]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Who buys it" name="audience" defaultValue={plan?.audience ?? 'employer'}>
        <option value="employer">Companies</option>
        <option value="seeker">Job seekers</option>
      </SelectField>
      <SelectField label="Button colour" name="buttonColor" defaultValue={buttonColorOf(plan?.buttonColor ?? '')}>
        {Object.entries(buttonColors).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
