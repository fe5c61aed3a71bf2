import type { Generated, JSONColumnType } from 'kysely'
import type { ScreeningQuestion } from '#features/jobs/questions-contract.ts'
import type { CvBody } from '#features/cvs/contract.ts'
import type { ApplicationStatus, JobSnapshot, Mover } from '../contract.ts'
import type { Side } from '../thread-contract.ts'

export type ApplicationsTable = {
  id: string
  jobId: string
  userId: string
  cvId: string | null
  coverLetter: string | null
  status: ApplicationStatus
  cvSnapshot: JSONColumnType<CvBody>
  /** The version of the template at the time of sending. */
  cvTemplateVersion: Generated<number>
  jobSnapshot: JSONColumnType<JobSnapshot>
  appliedAt: Date
  updatedAt: Date
  /** 2 for one that was sent after the first was withdrawn. */
  attempt: Generated<number>
}

export type ApplicationStatusChangesTable = {
  id: string
  applicationId: string
  fromStatus: ApplicationStatus | null
  toStatus: ApplicationStatus
  changedBy: Mover
  changedAt: Date
}

export type ApplicationMessagesTable = {
  id: string
  applicationId: string
  sender: Side
  body: string
  sentAt: Date
  /** When the other side read it. */
  readAt: Generated<Date | null>
}

export type ApplicationAnswersTable = {
  applicationId: string
  /** From 1. */
  position: number
  /** As it was asked. */
  question: JSONColumnType<ScreeningQuestion>
  answer: string
}

declare module '#platform/server/db.ts' {
  interface Tables {
    applications: ApplicationsTable
    applicationStatusChanges: ApplicationStatusChangesTable
    applicationMessages: ApplicationMessagesTable
    applicationAnswers: ApplicationAnswersTable
  }
}
