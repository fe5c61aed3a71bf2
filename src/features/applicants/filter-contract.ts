import { z } from 'zod'
import { ApplicationStatus } from '#features/applications/contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import { readWholeNumber } from '#platform/contract/numbers.ts'
import { typedNumber, wholeNumber } from '#platform/contract/whole-number.ts'

/** Treats an empty field of a form as absent. */
const given = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const years = typedNumber('Give the years of experience as a whole number, such as 5', [0, 60])

/** An amount as people type it: 5,00,000 or ₹ 500000. */
const rupees = z.preprocess(
  (typed) => (typeof typed === 'string' ? readWholeNumber(typed) : typed),
  typedNumber('Give the pay in whole rupees a year, such as 5,00,000', [0, 1_000_000_000]),
)

const textFilter = (name: string) => given(cleanText(100, { tooLong: `${name}: at most 100 characters` }))

const sorts = ['newest', 'oldest', 'waiting', 'experience', 'pay', 'notice', 'score'] as const

const fields = {
  jobId: given(z.uuid('There is no such job')),
  /** Every word must occur in the name or the place. */
  q: given(cleanText(100, { tooLong: 'q: at most 100 characters' })),
  place: given(cleanText(100, { tooLong: 'place: at most 100 characters' })),
  yearsFrom: given(years),
  yearsTo: given(years),
  /** Rupees a year. Applications without a wanted pay do not match. */
  payTo: given(rupees),
  noticeTo: given(wholeNumber('noticeTo', [0, 365])),
  scoreFrom: given(wholeNumber('scoreFrom', [1, 4])),
  unread: given(z.literal('true')),
  /** "2:yes" is the answer to the second question of the job; "2>=5" means at least this number. */
  answer: given(z.string().regex(/^[1-5](:|>=).{1,500}$/, 'answer: the number of a question, a colon and the answer')),
  /** The answer to the first question must contain every word; likewise below. */
  text1: textFilter('text1'),
  text2: textFilter('text2'),
  text3: textFilter('text3'),
  text4: textFilter('text4'),
  text5: textFilter('text5'),
} as const

/** No status, because the board has a column for each. */
export const BoardFilter = z.object(fields)

export const ApplicantsFilter = z.object({ ...fields, status: given(ApplicationStatus) })
export type ApplicantsFilter = z.output<typeof ApplicantsFilter>

export const SortedFilter = ApplicantsFilter.extend({ sort: given(z.enum(sorts)) })
export type SortedFilter = z.output<typeof SortedFilter>

export const ApplicantsQuery = SortedFilter.extend({
  page: wholeNumber('page', [1, 100_000]).default(1),
  limit: wholeNumber('limit', [1, 100]).default(25),
})
export type ApplicantsQuery = z.output<typeof ApplicantsQuery>
