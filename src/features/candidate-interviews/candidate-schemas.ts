import { z } from 'zod'
import { answerTooLong, longestAnswer } from '#features/interview-scoring/methods.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import { type ConsentItem, consentNames } from '#features/interview-sessions/consent-items.ts'
import { finalCallEnds } from '#features/interview-sessions/rules.ts'
import { SessionStatus, TranscriptLine } from '#features/interview-sessions/session-schemas.ts'

const names = consentNames as [ConsentItem, ...ConsentItem[]] // the list is not empty
export const ConsentName = z.enum(names, 'There is no such consent')

/** The current question. `turn` counts the lines of the interviewer. An answer names its turn, so that none is recorded twice. */
const Current = z.object({
  turn: z.int(),
  kind: z.enum(['warm-up', 'question', 'follow-up']),
  questionId: z.string().nullable(),
  competency: z.string().nullable(),
  text: z.string(),
  /** In seconds. It is only a guide, and nobody is cut off. */
  timeLimit: z.int(),
})
export type Current = z.output<typeof Current>

export const Score = z.object({
  questionId: z.string(),
  competency: z.string(),
  score: z.int().nullable(),
  justification: z.string(),
  flags: z.array(z.string()),
  /** The scoring method; empty without a score. */
  method: z.string(),
})
export type Score = z.output<typeof Score>

const Progress = z.object({
  /** Null after the last question. */
  current: Current.nullable(),
  answered: z.int(),
  total: z.int(),
  startedAt: z.iso.datetime(),
  /** The time of the server, by which the timer runs. */
  now: z.iso.datetime(),
  isPaused: z.boolean(),
  /** Includes the current pause. */
  pausedSeconds: z.int(),
  pauseSecondsLeft: z.int(),
  /** When the interview ends by itself. During a pause, as if the pause ended now. */
  endsAt: z.iso.datetime(),
  /** Why the server has ended the voice call. The page then connects again only when the candidate wants it. */
  callEnd: z.enum(finalCallEnds).nullable(),
})

export const Result = z.object({
  status: z.literal('completed'),
  answered: z.int(),
  total: z.int(),
  /** Null if the employer shows no scores in the interview, or without consent to scoring. */
  averageScore: z.number().nullable(),
  weightedScore: z.number().nullable(),
  pass: z.boolean().nullable(),
  endedAt: z.iso.datetime(),
})
export type Result = z.output<typeof Result>

export const CandidateSession = z.object({
  id: z.uuid(),
  candidateName: z.string(),
  role: z.string(),
  language: z.string(),
  company: z.string(),
  questions: z.array(z.object({ id: z.string(), competency: z.string() })),
  status: SessionStatus,
  /** False for a person without the emailed link, who gets no more data than this. */
  hasAccess: z.boolean(),
  consentGiven: z.boolean(),
  consents: z.array(ConsentName),
  hasLiveScores: z.boolean(),
  progress: Progress.nullable(),
  scores: z.array(Score),
  result: Result.nullable(),
  transcript: z.array(TranscriptLine),
  /** The end of the time to correct the transcript. */
  correctionsUntil: z.iso.datetime().nullable(),
  isReleased: z.boolean(),
  isWithdrawn: z.boolean(),
})
export type CandidateSession = z.output<typeof CandidateSession>

export const Claim = z.object({
  questionId: z.string('questionId is required').min(1, 'questionId is required').max(40, 'There is no such question'),
  competency: z.string('competency is required').max(60, 'There is no such competency'),
  score: z.int('A score is a whole number from 1 to 10').min(1, 'A score is at least 1').max(10, 'A score is at most 10'),
  justification: cleanText(1_000, { missing: 'justification is required', tooLong: 'Please use at most 1,000 characters' }),
  answerText: cleanText(longestAnswer, { tooLong: answerTooLong }).default(''),
  flags: z.array(z.string().max(60)).max(20).default([]),
})
export type Claim = z.output<typeof Claim>
