import { z } from 'zod'
import { Commitment, ExperienceLevel, JobType, Workplace } from '#features/jobs/contract.ts'
import { mostQuestions } from '#features/jobs/answers.ts'
import { ScreeningQuestion } from '#features/jobs/questions-contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import { latinDigits } from '#platform/contract/numbers.ts'
import { readRupees } from '#platform/contract/rupees.ts'
import { canonicalPlace } from './places.ts'

const longestTitle = 100
const longestDescription = 8_000
const highestPay = 100_000_000
/** Less than ₹1,000 a month is an amount in thousands or lakhs. */
const lowestPay = 12_000

const item = cleanText(200, { tooLong: 'Please use at most 200 characters for each line' }).min(1)
const items = (name: string) =>
  z
    .array(item)
    .max(20, `Please give at most 20 ${name}`)
    .transform((all) => [...new Set(all)])

/** An amount as people type it (₹ 25,000, 3 lakh) or as a number; a blank is "not stated". */
const rupees = z
  .union([z.string(), z.number(), z.null()])
  .transform((typed) => (typeof typed === 'number' ? typed : readRupees(typed ?? '')))
  .refine((value) => value === null || (Number.isInteger(value) && value >= 1), 'Give the pay in whole rupees')

const whole = (message: string, [min, max]: readonly [number, number]) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' ? latinDigits(typed).trim() : typed),
    z.coerce.number(message).int(message).min(min, message).max(max, message),
  )

const noticeMessage = 'The notice period is a number of days up to 180'
const chosen = (what: string): string => `Choose ${what}`

const Fields = z.object({
  title: cleanText(longestTitle, {
    missing: 'Give the job a title',
    tooLong: `Please use at most ${longestTitle} characters`,
  }).regex(/^(?=.*\p{L}).{3}/su, 'Give the job a title'),
  description: cleanText(longestDescription, {
    missing: 'Describe the job',
    tooLong: `Please use at most ${longestDescription.toLocaleString('en-IN')} characters`,
  }).min(50, 'Describe the job in at least 50 characters'),
  requirements: items('requirements').default([]),
  benefits: items('benefits').default([]),
  workplace: z.enum(Workplace.enum, chosen('where people work')),
  place: cleanText(100, { tooLong: 'Please use at most 100 characters' }).default(''),
  jobType: z.enum(JobType.enum, chosen('the type of job')),
  experienceLevel: z.enum(ExperienceLevel.enum, chosen('the experience')),
  payPer: z.enum(['year', 'month'], chosen('per month or per year')).default('year'),
  payFrom: rupees.default(null),
  payTo: rupees.default(null),
  urgentHiring: z.boolean().default(false),
  openings: whole('The number of openings is from 1 to 999', [1, 999]).default(1),
  noticeDays: z
    .union([z.literal('').transform(() => null), z.null(), whole(noticeMessage, [0, 180])], noticeMessage)
    .default(null),
  /** The last day to apply, in India. A blank means thirty days after the publication. */
  applyBy: z.union([z.literal(''), z.iso.date('Give the date as 2026-11-30')]).default(''),
  commitments: z
    .array(Commitment)
    .default([])
    .transform((all) => [...new Set(all)]),
  questions: z
    .array(ScreeningQuestion)
    .max(mostQuestions, `Please ask at most ${mostQuestions} questions`)
    .refine((all) => new Set(all.map(({ text }) => text)).size === all.length, 'Two questions are the same')
    .default([]),
})

/** Parses a posting that may be published into the stored job. Pay becomes pay per year, and the place gets its state. */
export const Posting = Fields.transform((fields, context) => {
  const { payPer, payFrom, payTo, place: _place, ...rest } = fields
  const location = locationOf(fields)
  const perYear = (pay: number | null): number | null => (pay !== null && payPer === 'month' ? pay * 12 : pay)
  const pay = { salaryMin: perYear(payFrom), salaryMax: perYear(payTo) }
  if (location === null) context.addIssue({ code: 'custom', path: ['place'], message: unknownPlace })
  for (const [path, amount] of [
    ['payFrom', pay.salaryMin],
    ['payTo', pay.salaryMax],
  ] as const)
    if (amount !== null && amount < lowestPay) context.addIssue({ code: 'custom', path: [path], message: lowPay })
  const wrongPay = faultOfPay(pay)
  if (wrongPay) context.addIssue({ code: 'custom', path: ['payTo'], message: wrongPay })
  return { ...rest, ...pay, location: location ?? '' }
})
export type Posting = z.output<typeof Posting>

const lowPay = 'This pay is below ₹1,000 a month. Please write all digits: 3 lakh is 300000'

export const unknownPlace = 'Choose a city from the list, or write the city with its state: “Karad, Maharashtra”'

function locationOf({ workplace, place }: z.output<typeof Fields>): string | null {
  return workplace === 'remote' ? 'Remote, India' : canonicalPlace(place)
}

function faultOfPay({
  salaryMin,
  salaryMax,
}: {
  readonly salaryMin: number | null
  readonly salaryMax: number | null
}): string | null {
  if (Math.max(salaryMin ?? 0, salaryMax ?? 0) > highestPay) return 'This pay is above ₹10 crore a year. Please check it'
  return salaryMin !== null && salaryMax !== null && salaryMin > salaryMax ? 'The highest pay is below the lowest' : null
}
