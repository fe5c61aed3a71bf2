import type { Generated } from 'kysely'
import type { Kit } from '#features/interviewer-kits/contract.ts'
import type { ConsentItem } from '../consent-items.ts'
import type { CallEnd, Decision, SessionStatus, SpokenVia } from '../rules.ts'

export type InterviewSessionsTable = {
  id: string
  employerId: string
  candidate: string
  candidateEmail: string | null
  role: string
  language: Generated<string>
  status: Generated<SessionStatus>
  startedAt: Generated<Date | null>
  endedAt: Generated<Date | null>
  /** The driver returns numeric columns as text. */
  weightedScore: Generated<string | number>
  averageScore: Generated<string | number>
  pass: Generated<boolean>
  summaryJson: Generated<SessionSummary | null>
  transcriptUrl: Generated<string | null>
  audioUrl: Generated<string | null>
  consentGiven: Generated<boolean>
  tokensMinted: Generated<number>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  jobId: Generated<string | null>
  applicationId: Generated<string | null>
  /** The kit as it was when the interview was scheduled. */
  kit: Kit
  hasLiveScores: Generated<boolean>
  /** Incremented with each new link; earlier links become invalid. */
  linkSerial: Generated<number>
  linkExpiresAt: Generated<Date | null>
  consentAt: Generated<Date | null>
  consentVersion: Generated<string | null>
  consents: Generated<ConsentItem[]>
  /** When the candidate was last active. */
  activeAt: Generated<Date | null>
  pausedAt: Generated<Date | null>
  pausedSeconds: Generated<number>
  turn: Generated<number>
  cancelledBy: Generated<'employer' | 'candidate' | null>
  releasedAt: Generated<Date | null>
  withdrawnAt: Generated<Date | null>
  decision: Generated<Decision | null>
  decisionNote: Generated<string | null>
  decidedAt: Generated<Date | null>
}

/** The summary that is written when the interview ends. */
export type SessionSummary = {
  readonly method: string
  readonly answered: number
  readonly questions: number
  readonly competencies: readonly { readonly competency: string; readonly score: number | null }[]
}

type InterviewAnswersTable = {
  id: string
  sessionId: string
  questionId: string
  competency: string
  score: number
  justification: string
  flags: string[]
  answerText: string | null
  sttConfidence: string | number | null
  scoredBy: Generated<'server' | 'browser'>
  method: Generated<string>
  quotes: Generated<string[]>
  createdAt: Generated<Date>
}

type InterviewStepsTable = {
  sessionId: string
  position: number
  questionId: string | null
  followUp: Generated<string | null>
  presentedAt: Date
  endedAt: Generated<Date | null>
  outcome: Generated<'answered' | 'skipped' | null>
  notAssessed: Generated<string | null>
}

export type InterviewLinesTable = {
  id: string
  sessionId: string
  position: number
  at: Date
  speaker: 'interviewer' | 'candidate'
  questionId: string | null
  body: string
  via: SpokenVia | null
  confidence: string | number | null
  correctedBody: Generated<string | null>
  correctedAt: Generated<Date | null>
}

export type InterviewCallsTable = {
  id: string
  sessionId: string
  /** The id of the call at the voice service. */
  providerId: string
  openedAt: Date
  /** When a server last renewed the call. */
  seenAt: Date
  endedAt: Generated<Date | null>
  endReason: Generated<CallEnd | null>
  /** The number of the browser's attempts to tamper with the call. */
  tampered: Generated<number>
  tokens: Generated<number>
}

type InterviewTokensTable = {
  digest: Buffer
  sessionId: string
  createdAt: Date
  expiresAt: Date
  usedAt: Generated<Date | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    interviewSessions: InterviewSessionsTable
    interviewAnswers: InterviewAnswersTable
    interviewSteps: InterviewStepsTable
    interviewLines: InterviewLinesTable
    interviewTokens: InterviewTokensTable
    interviewCalls: InterviewCallsTable
  }
}
