export const planTypes = ['single_vacancy', 'multiple_vacancy'] as const
export type PlanType = (typeof planTypes)[number]

/** Who buys a plan. */
export const audiences = ['seeker', 'employer'] as const
export type Audience = (typeof audiences)[number]

export const planTypeLabels: Readonly<Record<PlanType, string>> = {
  single_vacancy: 'Single vacancy',
  multiple_vacancy: 'Multiple vacancy',
}

/** The looks of a plan's button. The values are those that API clients have always sent. */
export const buttonColors = {
  'bg-blue-600 hover:bg-blue-700': 'Blue',
  'bg-white text-blue-600': 'White with a blue frame',
  'bg-green-600 hover:bg-green-700': 'Green',
  'bg-slate-800 hover:bg-slate-900': 'Dark',
} as const
export type ButtonColor = keyof typeof buttonColors

export function buttonColorOf(text: string): ButtonColor {
  return Object.hasOwn(buttonColors, text) ? (text as ButtonColor) : 'bg-blue-600 hover:bg-blue-700' // asked in the line itself
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "₹4,999" */
export function priceText({ currency, price }: { readonly currency: string; readonly price: number }): string {
  return `${currency}${(Number.isInteger(price) ? whole : exact).format(price)}`
}

type Contents = {
  readonly audience: Audience
  readonly jobPostingLimit: number
  readonly cvLimit: number
  readonly boosts: number
  readonly durationDays: number
  readonly includesAddon: boolean
}

/** The lines on the card are only text: a plan whose numbers were forgotten would be paid for nothing. */
export function grantsNothing({ audience, jobPostingLimit, cvLimit, boosts, includesAddon }: Contents): boolean {
  if (audience === 'seeker') return cvLimit === 0
  return jobPostingLimit === 0 && cvLimit === 0 && boosts === 0 && !includesAddon
}

type Offer = Contents & { readonly isTopUp: boolean }

/** Unlocks stay after the time of a plan, so a top-up of only unlocks has no end. */
export function hasEnd({ audience, jobPostingLimit, boosts, includesAddon, isTopUp }: Offer): boolean {
  return !isTopUp || audience === 'seeker' || jobPostingLimit > 0 || boosts > 0 || includesAddon
}

/** "25 unlocks of contact details" */
export function unlocksText(count: number): string {
  return count === 1 ? '1 unlock of contact details' : `${whole.format(count)} unlocks of contact details`
}

/** The rows of the comparison: everything that plans for one audience may contain. */
export const contentRows: Readonly<Record<Audience, readonly (readonly [name: string, value: (plan: Offer) => string])[]>> = {
  seeker: [
    ['Stored CV versions', ({ cvLimit }) => (cvLimit === 0 ? '30' : whole.format(30 + cvLimit))],
    ['Runs for', ({ durationDays }) => `${durationDays} days`],
  ],
  employer: [
    ['Job posts at a time', ({ jobPostingLimit }) => whole.format(jobPostingLimit)],
    ['Contact details you can unlock', ({ cvLimit }) => (cvLimit === 0 ? '–' : whole.format(cvLimit))],
    ['Boosts, each for 7 days', ({ boosts }) => (boosts === 0 ? '–' : whole.format(boosts))],
    ['AI Voice Interviewer', ({ includesAddon }) => (includesAddon ? 'Included' : '–')],
    ['Runs for', (plan) => (hasEnd(plan) ? `${plan.durationDays} days` : 'No end')],
  ],
}
