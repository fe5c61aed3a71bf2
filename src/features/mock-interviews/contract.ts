import { z } from 'zod'
import { industries, levels, roleAreas } from '#features/interview-preparation/choices.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { answerTooLong, longestAnswer } from '#features/interview-scoring/methods.ts'

const Selection = z.object({
  industry: z.enum(industries, 'Please choose an industry'),
  /** Null means the whole industry. */
  roleArea: z.enum(roleAreas, 'Please choose a role area').nullable().default(null),
  level: z.enum(levels, 'Please choose an experience level'),
})

const Summary = Selection.extend({
  id: z.uuid(),
  status: z.enum(['in_progress', 'completed']),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  answered: z.int(),
  total: z.int(),
  /** From 1 to 10; null while nothing is scored. */
  weightedScore: z.number().nullable(),
})
export type MockSummary = z.output<typeof Summary>

const Feedback = z.object({
  questionId: z.string(),
  question: z.string(),
  competency: z.string(),
  outcome: z.enum(['answered', 'skipped']),
  answer: z.string(),
  followUp: z.string().nullable(),
  followUpAnswer: z.string(),
  score: z.int().nullable(),
  justification: z.string(),
  /** Sentences of the answer as evidence for the score. */
  quotes: z.array(z.string()),
  advice: z.array(z.string()),
  expectedAnswer: z.string(),
  assessmentCriteria: z.array(z.string()),
})
export type Feedback = z.output<typeof Feedback>

const MockInterview = Summary.extend({
  /** An answer names its turn, so that none is recorded twice. */
  current: z
    .object({
      turn: z.int(),
      kind: z.enum(['question', 'follow-up']),
      questionId: z.string(),
      competency: z.string(),
      text: z.string(),
      timeLimit: z.int(),
    })
    .nullable(),
  /** Feedback for finished questions. Expected answers of other questions stay hidden. */
  feedback: z.array(Feedback),
})
export type MockInterview = z.output<typeof MockInterview>

const ofMock = z.object({ id: z.uuid('There is no such mock interview') })
const notFound = [404, 'There is no such mock interview'] as const
const moved = [409, 'The interview has gone on. Please read the present question.'] as const
const turn = z.int('turn is a number').min(0).max(1_000)
const missing = 'Please answer'

/** Interviews for practice. They belong to the candidate only: no call of an employer reads them. */
export const mockInterviews = {
  /** The newest first. */
  'GET /api/mock-interviews': { who: 'candidate', answer: z.array(Summary) },
  /** Continues a running interview for the same choice. An interview for another choice ends with the answers so far. */
  'POST /api/mock-interviews': {
    who: 'candidate',
    body: Selection,
    answer: MockInterview,
    status: 201,
    refusals: { otherIndustry: [400, 'This role area belongs to another industry'] },
  },
  'GET /api/mock-interviews/:id': { who: 'candidate', params: ofMock, answer: MockInterview, refusals: { notFound } },
  'POST /api/mock-interviews/:id/answer': {
    who: 'candidate',
    params: ofMock,
    body: z.object({
      turn,
      text: cleanText(longestAnswer, { missing, tooLong: answerTooLong }).min(1, missing),
      /** The confidence of dictated text, from 0 to 1. */
      confidence: z.number().min(0).max(1).nullable().default(null),
    }),
    answer: MockInterview,
    refusals: { notFound, moved },
  },
  'POST /api/mock-interviews/:id/skip': {
    who: 'candidate',
    params: ofMock,
    body: z.object({ turn }),
    answer: MockInterview,
    refusals: { notFound, moved },
  },
  /** Calling it again returns the same result. */
  'POST /api/mock-interviews/:id/end': { who: 'candidate', params: ofMock, answer: MockInterview, refusals: { notFound } },
  'DELETE /api/mock-interviews/:id': {
    who: 'candidate',
    params: ofMock,
    answer: z.object({ deleted: z.boolean() }),
    refusals: { notFound },
  },
} as const satisfies Contract
