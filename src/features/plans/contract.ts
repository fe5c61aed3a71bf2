import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import { clean } from '#platform/contract/clean.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { latinDigits } from '#platform/contract/numbers.ts'
import { typedNumber, wholeNumber } from '#platform/contract/whole-number.ts'
import { audiences, planTypes } from './rules.ts'

/** A plan for everybody. */
export const Plan = z.object({
  id: z.uuid(),
  name: z.string(),
  subtitle: z.string(),
  planType: z.enum(planTypes),
  audience: z.enum(audiences),
  currency: z.string(),
  /** Rupees, with GST. */
  price: z.number(),
  period: z.string(),
  justPay: z.string().nullable(),
  bestValue: z.boolean(),
  available: z.boolean(),
  buttonText: z.string(),
  buttonColor: z.string(),
  features: z.array(z.string()),
  isTopUp: z.boolean(),
  durationDays: z.int(),
  jobPostingLimit: z.int(),
  /** For companies the number of contact details to unlock, for job seekers the number of CV versions that are kept. */
  cvLimit: z.int(),
  /** How many times a company can promote a job. */
  boosts: z.int(),
  includesAddon: z.boolean(),
})
export type Plan = z.output<typeof Plan>

export const StaffPlan = Plan.extend({ sortOrder: z.int(), isActive: z.boolean(), version: z.int(), updatedAt: z.iso.datetime() })
export type StaffPlan = z.output<typeof StaffPlan>

const oneLine = (text: string): string => clean(text).replaceAll(/\s+/g, ' ')
const line = (what: string, max: number) =>
  cleanText(max, { missing: `${what} is required`, tooLong: `${what} must be at most ${max} characters` }, oneLine)
const required = (what: string, max: number) => line(what, max).min(1, `${what} is required`)

const wrongPrice = 'Price is an amount from ₹1 to ₹5,00,000'
const Price = z.preprocess(
  (typed) => (typeof typed === 'string' ? latinDigits(typed).replaceAll(/[₹,\s]/g, '') || Number.NaN : typed),
  z.coerce
    .number(wrongPrice)
    .min(1, wrongPrice)
    .max(500_000, wrongPrice)
    .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, 'Price may have at most two decimals'),
)

/** The currency in which the price is written. Payments are always in rupees, so no other is allowed. */
const Currency = line('Currency', 10)
  .transform((text) => text || '₹')
  .refine((text) => /^(₹|INR|Rs\.?)$/i.test(text), 'Plans are paid in rupees: please enter ₹ or INR')

const count = (name: string) =>
  z.preprocess((typed) => (typed === '' || typed === null ? 0 : typed), wholeNumber(name, [0, 10_000])).default(0)

/** 0 if it is not a number. */
const SortOrder = z.preprocess((typed) => {
  const order = Number.parseInt(latinDigits(String(typed)), 10)
  return Number.isSafeInteger(order) && Math.abs(order) <= 1_000_000 ? order : 0
}, z.int())

const features = z
  .array(line('A feature', 200))
  .max(30, 'Please use at most 30 features')
  .transform((given) => given.filter((feature) => feature !== ''))

/** The form for staff. */
export const PlanInput = z.object({
  name: required('Name', 100),
  subtitle: required('Subtitle', 200),
  planType: z.enum(planTypes, 'Please choose a plan type').default('single_vacancy'),
  audience: z.enum(audiences, 'Please choose who buys it').default('employer'),
  price: Price,
  currency: Currency.default('₹'),
  period: line('Period', 40).default('/ month'),
  justPay: line('Just-pay text', 100)
    .nullable()
    .default(null)
    .transform((text) => text || null),
  buttonText: required('Button text', 40),
  buttonColor: line('Button colour', 100).default('bg-blue-600 hover:bg-blue-700'),
  sortOrder: SortOrder.default(0),
  features: features.default([]),
  available: z.boolean().default(true),
  bestValue: z.boolean().default(false),
  isTopUp: z.boolean().default(false),
  isActive: z.boolean().default(true),
  durationDays: z.preprocess(
    (typed) => (typed === '' ? 30 : typed),
    typedNumber('Duration is a number of days from 1 to 3,660', [1, 3_660]).default(30),
  ),
  jobPostingLimit: count('Job posts'),
  cvLimit: count('Unlocks or CV versions'),
  boosts: count('Boosts'),
  includesAddon: z.boolean().default(false),
})
export type PlanInput = z.output<typeof PlanInput>

const PlanParams = z.object({ id: z.uuid('There is no such plan') })
const notFound = [404, 'There is no such plan'] as const

export const plans = {
  /** The newest version of each listed plan, in the order that staff have chosen. */
  'GET /api/pricing-plans': {
    query: z.object({ planType: z.enum(planTypes).optional(), audience: z.enum(audiences).optional() }),
    answer: z.array(Plan),
  },
  /** Includes unlisted plans, but not withdrawn ones. */
  'GET /api/admin/pricing-plans': { who: 'pricing', answer: z.array(StaffPlan) },
  'POST /api/admin/pricing-plans': { who: 'pricing', body: PlanInput, answer: StaffPlan, status: 201 },
  /** A change makes a new version, because plans that were sold stay unchanged. */
  'PUT /api/admin/pricing-plans/:id': {
    who: 'pricing',
    params: PlanParams,
    body: PlanInput,
    answer: StaffPlan,
    refusals: { notFound },
  },
  /** Withdraws a plan from sale. People who have bought it keep it. */
  'DELETE /api/admin/pricing-plans/:id': {
    who: 'pricing',
    params: PlanParams,
    answer: z.object({ deleted: z.literal(true) }),
    refusals: { notFound },
  },
} as const satisfies Contract
