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

/** What a new plan begins with. */
const newPlan = {
  name: '',
  subtitle: '',
  audience: 'employer',
  price: '',
  currency: '₹',
  period: '/ month',
  justPay: '',
  buttonText: '',
  buttonColor: '',
  durationDays: 30,
  jobPostingLimit: 0,
  cvLimit: 0,
  boosts: 0,
  sortOrder: 0,
  includesAddon: false,
  available: true,
  bestValue: false,
  isTopUp: false,
  isActive: true,
} as const

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

const numbers = [
  ['durationDays', 'Runs for, in days', undefined],
  ['jobPostingLimit', 'Job posts', 'Open at the same time. Companies only'],
  ['cvLimit', 'Unlocks or CV versions', 'Companies: unlocks. Job seekers: CV versions'],
  ['boosts', 'Boosts', 'Shown only: nothing uses them yet'],
  ['sortOrder', 'Sort order', 'Smaller numbers come first'],
] as const

/** What the plan grants: numbers, not the lines on the card. */
function Contents({ plan, errors }: Pick<PlanFieldsProps, 'plan' | 'errors'>) {
  const typed = plan ?? newPlan
  return numbers.map(([name, label, hint]) => (
    <Field
      key={name}
      name={name}
      label={label}
      {...(hint ? { hint } : {})}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={typed[name]}
      error={errors[name]}
    />
  ))
}

const flags = [
  ['includesAddon', 'Includes the AI Voice Interviewer'],
  ['available', 'Available'],
  ['bestValue', 'Best value'],
  ['isTopUp', 'Top up, beside another plan'],
  ['isActive', 'Active'],
] as const

function Flags({ plan }: Pick<PlanFieldsProps, 'plan'>) {
  const typed = plan ?? newPlan
  return (
    <fieldset className="grid two:col-span-2 two:grid-cols-2">
      <legend className="font-medium">On the list</legend>
      {flags.map(([name, label]) => (
        <CheckField key={name} name={name} label={label} defaultChecked={typed[name]} />
      ))}
    </fieldset>
  )
}
