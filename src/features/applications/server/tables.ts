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
  /** The version of the CV template at the time of the application. */
  cvTemplateVersion: Generated<number>
  jobSnapshot: JSONColumnType<JobSnapshot>
  appliedAt: Date
  updatedAt: Date
  /** 2 for an application that was sent after the first was withdrawn. */
  attempt: Generated<number>
  /** When the application was first moved to Under Review or beyond. */
  shortlistedAt: Generated<Date | null>
}

export type ApplicationStatusChangesTable = {
  id: string
  applicationId: string
  fromStatus: ApplicationStatus | null
  toStatus: ApplicationStatus
  changedBy: Mover
  changedAt: Date
  /** The text that the candidate reads with the status: the sentence of a rejection. */
  note: Generated<string | null>
}

export type ApplicationMessagesTable = {
  id: string
  applicationId: string
  sender: Side
  body: string
  sentAt: Date
  /** When the other side read the message. */
  readAt: Generated<Date | null>
}

export type ApplicationAnswersTable = {
  applicationId: string
  /** Begins with 1. */
  position: number
  /** The question as it was asked. */
  question: JSONColumnType<ScreeningQuestion>
  answer: string
  /** A free answer as it is shown in a blind review. */
  maskedAnswer: string | null
}

/** Narrow rows for the sorting and filtering of employers. Triggers write them: database/triggers/received-applications.sql. */
export type ReceivedApplicationsTable = {
  applicationId: string
  employerId: string
  jobId: string
  /** Includes a move that can still be undone. */
  status: ApplicationStatus
  appliedAt: Date
  /** When the employer last did something; at first the time of the application. */
  touchedAt: Date
  name: string
  place: string
  years: number | null
  /** Rupees a year; null if the candidate does not share it. */
  payWanted: number | null
  noticeDays: number | null
  unread: Generated<number>
  /** The mean of all scorecards. PostgreSQL's numeric is a text. */
  score: string | null
}

/** The review settings of a job. A job without a row has the defaults. */
export type HiringSettingsTable = { jobId: string; isBlind: boolean; competencies: string[] }

declare module '#platform/server/db.ts' {
  interface Tables {
    applications: ApplicationsTable
    applicationStatusChanges: ApplicationStatusChangesTable
    applicationMessages: ApplicationMessagesTable
    applicationAnswers: ApplicationAnswersTable
    receivedApplications: ReceivedApplicationsTable
    hiringSettings: HiringSettingsTable
  }
}
