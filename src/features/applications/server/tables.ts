import type { JSONColumnType } from 'kysely'
import type { CvBody } from '#features/cvs/contract.ts'
import type { ApplicationStatus, JobSnapshot, Mover } from '../contract.ts'

export type ApplicationsTable = {
  id: string
  jobId: string
  userId: string
  cvId: string | null
  coverLetter: string | null
  status: ApplicationStatus
  cvSnapshot: JSONColumnType<CvBody>
  jobSnapshot: JSONColumnType<JobSnapshot>
  appliedAt: Date
  updatedAt: Date
}

export type ApplicationStatusChangesTable = {
  id: string
  applicationId: string
  fromStatus: ApplicationStatus | null
  toStatus: ApplicationStatus
  changedBy: Mover
  changedAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    applications: ApplicationsTable
    applicationStatusChanges: ApplicationStatusChangesTable
  }
}
