import { z } from 'zod'
import { clean } from '#platform/contract/clean.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { readWholeNumber } from '#platform/contract/numbers.ts'
import { type AreaCode, areaCodes, areasOf, type IndustryCode, industryCodes, levelCodes } from './areas.ts'

const oneLine = (text: string): string => clean(text).replaceAll(/\s+/g, ' ')

const line = (max: number, missing: string) =>
  cleanText(max, { missing, tooLong: `Please use at most ${max} characters` }, oneLine)

const named = (missing: string) => line(150, missing).min(2, missing)

const mostItems = 20
const tooMany = `Please write at most ${mostItems}`
const item = line(300, 'Please write text')

/** A list, or a text with one item per line, as a form without scripts sends it. Empty items are left out. */
const list = (missing: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split('\n') : value),
    z
      .array(item, missing)
      .max(10 * mostItems, tooMany)
      .transform((items) => [...new Set(items.filter((text) => text !== ''))]),
  )
const someOf = (missing: string) => list(missing).pipe(z.array(z.string()).min(1, missing).max(mostItems, tooMany))
const anyOf = list('Please write text').pipe(z.array(z.string()).max(mostItems, tooMany)).default([])

const mostRupees = 1_000_000_000
const rupees = (wrong: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? readWholeNumber(value) : value),
    z.int(wrong).min(0, wrong).max(mostRupees, 'Please write the pay of a year in rupees'),
  )

const blankIsNone = (value: unknown): unknown => (value === '' || value === null ? undefined : value)
const wrongEmail = 'Valid email is required'

function isAreaOf(industry: IndustryCode, area: AreaCode | undefined): boolean {
  return area === undefined || areasOf(industry).some(([code]) => code === area)
}

/** The fields in the order of the form. */
export const NewFeedback = z
  .object({
    categoryId: z.enum(industryCodes, 'Please select a category'),
    subcategoryId: z.preprocess(blankIsNone, z.enum(areaCodes, 'Please select a role area of the list').optional()),
    experienceLevel: z.enum(levelCodes, 'Please select experience level'),
    companyName: named('Company name is required'),
    recruiterName: named('Recruiter name is required'),
    recruiterEmail: z.string(wrongEmail).trim().meta({ format: 'email' }).pipe(z.email(wrongEmail).max(254, wrongEmail)),
    actualQuestions: someOf('At least one question is required'),
    assessmentCriteria: someOf('At least one assessment criteria is required'),
    commonMistakes: anyOf,
    successFactors: anyOf,
    interviewProcess: someOf('Interview process steps are required'),
    timeframe: line(100, 'Timeframe is required').min(1, 'Timeframe is required'),
    salaryMin: rupees('Minimum salary must be positive'),
    salaryMax: rupees('Maximum salary must be positive'),
    negotiationPoints: anyOf,
    additionalInsights: cleanText(3_000, {
      missing: 'Please write text',
      tooLong: 'Please use at most 3,000 characters',
    }).default(''),
    /** A hidden field: only a program fills it in. */
    website: z.string().max(1_000).default(''),
  })
  .refine(({ categoryId, subcategoryId }) => isAreaOf(categoryId, subcategoryId), {
    path: ['subcategoryId'],
    message: 'Please select a role area of this category',
  })
  .refine(({ salaryMin, salaryMax }) => salaryMax >= salaryMin, {
    path: ['salaryMax'],
    message: 'Maximum salary must be at least the minimum salary',
  })
export type NewFeedback = z.output<typeof NewFeedback>

/** A point of our own list that at least three sources have made. It contains no words of a report. */
const Insight = z.object({
  text: z.string(),
  /** `most` means at least two of three sources. */
  share: z.enum(['most', 'some']),
})
export type Insight = z.output<typeof Insight>

const points = z.array(Insight)

export const FeedbackInsights = z.object({
  /** Always a multiple of three. */
  sources: z.int(),
  questions: points,
  criteria: points,
  mistakes: points,
  success: points,
  process: points,
  timeframe: points,
  negotiation: points,
  /** Rupees a year, rounded to a lakh; above ten lakh, to five lakh. */
  pay: z.object({ from: z.int(), to: z.int() }),
})
export type FeedbackInsights = z.output<typeof FeedbackInsights>

/** Without a role area, the group of reports that name none. No group contains another, so no report can be deduced by subtraction. */
export const InsightGroup = z.object({
  categoryId: z.enum(industryCodes, 'This is no category'),
  subcategoryId: z.preprocess(blankIsNone, z.enum(areaCodes, 'This is no role area').optional()),
  experienceLevel: z.enum(levelCodes, 'This is no experience level'),
})
export type InsightGroup = z.output<typeof InsightGroup>

export const recruiterFeedback = {
  'POST /api/recruiter-feedback': { body: NewFeedback, answer: z.object({ message: z.string() }), status: 201 },
  /** Null until reports of three sources at three companies are published. */
  'GET /api/recruiter-feedback/insights': {
    query: InsightGroup,
    answer: z.object({ insights: FeedbackInsights.nullable() }),
  },
} as const satisfies Contract

export const feedbackSubmitted = event('recruiter-feedback.submitted', z.object({ feedbackId: z.uuid() }))
