import type { Generated } from 'kysely'
import type { Decision, ReportReason } from '../contract.ts'

export type JobReportsTable = {
  id: string
  jobId: string
  userId: string
  reason: ReportReason
  details: string
  createdAt: Date
  /** A decided report does not count any more. */
  decidedAt: Generated<Date | null>
  decision: Generated<Decision['decision'] | null>
  decisionReason: Generated<string | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    jobReports: JobReportsTable
  }
}
