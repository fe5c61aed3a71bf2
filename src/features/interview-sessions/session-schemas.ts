import { z } from 'zod'
import { sessionStatuses, spokenVias } from './rules.ts'

export const SessionStatus = z.enum(sessionStatuses)

/** An interview in the employer's list. Scores are 0 while there are none. */
export const InterviewSession = z.object({
  id: z.uuid(),
  candidateName: z.string(),
  candidateEmail: z.string().nullable(),
  role: z.string(),
  language: z.string(),
  status: SessionStatus,
  pass: z.boolean(),
  averageScore: z.number(),
  weightedScore: z.number(),
  answerCount: z.int(),
  questionCount: z.int(),
  /** True while the candidate may correct the transcript. */
  isProvisional: z.boolean(),
  /** True if the candidate has withdrawn the consent, so that no answers are stored. */
  isWithdrawn: z.boolean(),
  kitName: z.string(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
})
export type InterviewSession = z.output<typeof InterviewSession>

const Answer = z.object({
  questionId: z.string(),
  question: z.string(),
  competency: z.string(),
  outcome: z.enum(['answered', 'skipped', 'open']),
  score: z.int().nullable(),
  justification: z.string(),
  flags: z.array(z.string()),
  quotes: z.array(z.string()),
  /** The description of this score in the rubric. */
  level: z.string(),
  method: z.string(),
  /** Why there is no score. */
  notAssessed: z.string().nullable(),
  /** The score that the browser has claimed. It has no effect. */
  claimedScore: z.int().nullable(),
})
export type AnswerReport = z.output<typeof Answer>

export const TranscriptLine = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  speaker: z.enum(['interviewer', 'candidate']),
  questionId: z.string().nullable(),
  text: z.string(),
  via: z.enum(spokenVias).nullable(),
  /** The candidate's correction, in addition to the recorded text. */
  correction: z.string().nullable(),
})
export type TranscriptLine = z.output<typeof TranscriptLine>

const CompetencyScore = z.object({ competency: z.string(), weight: z.number(), score: z.number().nullable() })

export const SessionDecision = z.object({ decision: z.enum(['advance', 'decline']), note: z.string(), at: z.iso.datetime() })

export const SessionReport = InterviewSession.extend({
  competencies: z.array(CompetencyScore),
  answers: z.array(Answer),
  transcript: z.array(TranscriptLine),
  /** True if the candidate has consented to automatic scoring. */
  hasScoring: z.boolean(),
  cancelledBy: z.enum(['employer', 'candidate']).nullable(),
  hasLiveScores: z.boolean(),
  linkExpiresAt: z.iso.datetime().nullable(),
  /** The end of the time in which the candidate may correct the transcript. */
  provisionalUntil: z.iso.datetime().nullable(),
  applicationId: z.uuid().nullable(),
  decision: SessionDecision.nullable(),
})
export type SessionReport = z.output<typeof SessionReport>
