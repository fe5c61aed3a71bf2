import { z } from 'zod'
import { ApplicationStatus } from '#features/applications/contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import { readWholeNumber } from '#platform/contract/numbers.ts'
import { typedNumber, wholeNumber } from '#platform/contract/whole-number.ts'

/** An empty field of a form is not given. */
const given = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const years = typedNumber('Give the years of experience as a whole number, such as 5', [0, 60])

/** Typed as 5,00,000 or ₹ 500000. */
const rupees = z.preprocess(
  (typed) => (typeof typed === 'string' ? readWholeNumber(typed) : typed),
  typedNumber('Give the pay in whole rupees a year, such as 5,00,000', [0, 1_000_000_000]),
)

const textFilter = (name: string) => given(cleanText(100, { tooLong: `${name}: at most 100 characters` }))

const sorts = ['newest', 'oldest', 'waiting', 'experience', 'pay', 'notice', 'score'] as const

const fields = {
  jobId: given(z.uuid('There is no such job')),
  /** Every word is part of the name or the place. */
  q: given(cleanText(100, { tooLong: 'q: at most 100 characters' })),
  place: given(cleanText(100, { tooLong: 'place: at most 100 characters' })),
  yearsFrom: given(years),
  yearsTo: given(years),
  /** Rupees a year; applications that state no pay are left out. */
  payTo: given(rupees),
  noticeTo: given(wholeNumber('noticeTo', [0, 365])),
  scoreFrom: given(wholeNumber('scoreFrom', [1, 4])),
  unread: given(z.literal('true')),
  /** "2:yes": the answer to the second question of the job; "2>=5": at least this number. */
  answer: given(z.string().regex(/^[1-5](:|>=).{1,500}$/, 'answer: the number of a question, a colon and the answer')),
  /** The answer to this question of the job contains every word. */
  text1: textFilter('text1'),
  text2: textFilter('text2'),
  text3: textFilter('text3'),
  text4: textFilter('text4'),
  text5: textFilter('text5'),
} as const

/** The board has a column for each status. */
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
