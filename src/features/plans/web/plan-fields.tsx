import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx'
import { ItemsField } from '#platform/web/ui/items-field.tsx'
import type { StaffPlan } from '../contract.ts'
import { buttonColorOf, buttonColors, type PlanType, planTypeLabels, planTypes } from '../rules.ts'

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

export function PlanFields({ plan, planType, errors, features }: PlanFieldsProps) {
  const text = (name: string, label: string) => ({ name, label, error: errors[name], autoComplete: 'off' })
  return (
    <div className="grid gap-4 two:grid-cols-2">
      <Field {...text('name', 'Name')} maxLength={100} defaultValue={plan?.name} />
      <Field {...text('subtitle', 'Subtitle')} maxLength={200} defaultValue={plan?.subtitle} />
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
      <Field {...text('price', 'Price')} inputMode="decimal" hint="In rupees, with GST" defaultValue={plan?.price} />
      <Field {...text('currency', 'Currency')} maxLength={10} defaultValue={plan?.currency ?? '₹'} />
      <Field {...text('period', 'Period')} maxLength={40} defaultValue={plan?.period ?? '/ month'} />
      <Field {...text('justPay', 'Just-pay text')} isOptional maxLength={100} defaultValue={plan?.justPay ?? ''} />
      <Field {...text('buttonText', 'Button text')} maxLength={40} defaultValue={plan?.buttonText} />
      <SelectField label="Button colour" name="buttonColor" defaultValue={buttonColorOf(plan?.buttonColor ?? '')}>
        {Object.entries(buttonColors).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
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

/** What the plan grants: numbers, not the lines on the card. */
function Contents({ plan, errors }: Pick<PlanFieldsProps, 'plan' | 'errors'>) {
  const numbers = [
    ['durationDays', 'Runs for, in days', '', plan?.durationDays ?? 30],
    ['jobPostingLimit', 'Job posts', 'Open at the same time. Companies only', plan?.jobPostingLimit ?? 0],
    ['cvLimit', 'Unlocks or CV versions', 'Companies: unlocks. Job seekers: CV versions', plan?.cvLimit ?? 0],
    ['boosts', 'Boosts', 'Shown only: nothing uses them yet', plan?.boosts ?? 0],
    ['sortOrder', 'Sort order', 'Smaller numbers come first', plan?.sortOrder ?? 0],
  ] as const
  return numbers.map(([name, label, hint, value]) => (
    <Field
      key={name}
      name={name}
      label={label}
      {...(hint ? { hint } : {})}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value}
      error={errors[name]}
    />
  ))
}

function Flags({ plan }: Pick<PlanFieldsProps, 'plan'>) {
  const flags = [
    ['includesAddon', 'Includes the AI Voice Interviewer', plan?.includesAddon ?? false],
    ['available', 'Available', plan?.available ?? true],
    ['bestValue', 'Best value', plan?.bestValue ?? false],
    ['isTopUp', 'Top up, beside another plan', plan?.isTopUp ?? false],
    ['isActive', 'Active', plan?.isActive ?? true],
  ] as const
  return (
    <fieldset className="grid two:col-span-2 two:grid-cols-2">
      <legend className="font-medium">On the list</legend>
      {flags.map(([name, label, isOn]) => (
        <CheckField key={name} name={name} label={label} defaultChecked={isOn} />
      ))}
    </fieldset>
  )
}
