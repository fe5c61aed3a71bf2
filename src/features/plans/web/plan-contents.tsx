import { CheckField, Field } from '#platform/web/ui/field.tsx'
import type { StaffPlan } from '../contract.ts'

/** The initial values of a new plan. */
export const newPlan = {
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

type ContentsProps = { readonly plan: StaffPlan | null; readonly errors: Readonly<Record<string, string>> }

const numbers = [
  ['durationDays', 'Runs for, in days', undefined],
  ['jobPostingLimit', 'Job posts', 'Open at the same time. Companies only'],
  ['cvLimit', 'Unlocks or CV versions', 'Companies: unlocks. Job seekers: CV versions'],
  ['boosts', 'Boosts', 'Each promotes a job for 7 days. Companies only'],
  ['sortOrder', 'Sort order', 'Smaller numbers come first'],
] as const

/** The numbers that the plan grants, as opposed to the lines on the card. */
export function Contents({ plan, errors }: ContentsProps) {
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
  ['bestValue', 'Best Value'],
  ['isTopUp', 'Top up, beside another plan'],
  ['isActive', 'Active'],
] as const

export function Flags({ plan }: Pick<ContentsProps, 'plan'>) {
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
