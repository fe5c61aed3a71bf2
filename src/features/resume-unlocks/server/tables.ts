import type { Generated } from 'kysely'
import type { RequestStatus } from '../contract.ts'

export type ResumeRequestsTable = {
  id: string
  employerId: string
  userId: string
  jobId: string | null
  jobTitle: string
  requestedBy: string | null
  message: string | null
  status: RequestStatus
  requestedAt: Date
  answeredAt: Generated<Date | null>
  unlockedAt: Generated<Date | null>
  endsAt: Date
}

export type ResumeUnitsTable = {
  id: string
  employerId: string
  units: number
  kind: 'granted' | 'used' | 'returned' | 'expired'
  requestId: string | null
  reference: string | null
  createdAt: Date
}

/** Written by a trigger. */
type ResumeBalancesTable = { employerId: string; units: number }

type ResumeInvitationsTable = { id: string; jobId: string; userId: string; employerId: string; invitedAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    resumeRequests: ResumeRequestsTable
    resumeUnits: ResumeUnitsTable
    resumeBalances: ResumeBalancesTable
    resumeInvitations: ResumeInvitationsTable
  }
}
