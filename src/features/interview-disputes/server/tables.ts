import type { Generated } from 'kysely'
import type { DisputeStatus } from '../contract.ts'

export type InterviewDisputesTable = {
  id: string
  sessionId: string
  reason: string
  status: Generated<DisputeStatus>
  answer: Generated<string | null>
  createdAt: Generated<Date>
  decidedAt: Generated<Date | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    interviewDisputes: InterviewDisputesTable
  }
}
