import type { Generated } from 'kysely'
import type { FeedbackStatus } from '../moderation-contract.ts'

export type RecruiterFeedbackTable = {
  id: string
  categoryId: string
  subcategoryId: string | null
  companyName: string
  recruiterName: string
  recruiterEmail: string
  experienceLevel: string
  actualQuestions: string[]
  assessmentCriteria: string[]
  commonMistakes: string[]
  successFactors: string[]
  salaryMin: number
  salaryMax: number
  negotiationPoints: string[]
  interviewProcess: string[]
  timeframe: string
  additionalInsights: string | null
  status: Generated<FeedbackStatus>
  createdAt: Generated<Date>
  decidedAt: Generated<Date | null>
  /** The batch of three sources in which the report counts: docs/decisions/0142. */
  insightBatch: Generated<string | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    recruiterFeedback: RecruiterFeedbackTable
  }
}
