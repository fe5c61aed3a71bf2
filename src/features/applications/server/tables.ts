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
  /** When it was first moved to Under Review or beyond. */
  shortlistedAt: Generated<Date | null>
}

export type ApplicationStatusChangesTable = {
  id: string
  applicationId: string
  fromStatus: ApplicationStatus | null
  toStatus: ApplicationStatus
  changedBy: Mover
  changedAt: Date
  /** What the candidate reads beside it: the sentence of a rejection. */
  note: Generated<string | null>
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
  /** A free answer as a blind review shows it. */
  maskedAnswer: string | null
}

/** Narrow rows that employers sort and filter by. Triggers write them: database/triggers/received-applications.sql. */
export type ReceivedApplicationsTable = {
  applicationId: string
  employerId: string
  jobId: string
  /** With a move that can still be taken back. */
  status: ApplicationStatus
  appliedAt: Date
  /** When the employer last did something; at first the time of the application. */
  touchedAt: Date
  name: string
  place: string
  years: number | null
  /** Rupees a year; null unless the candidate shows it. */
  payWanted: number | null
  noticeDays: number | null
  unread: Generated<number>
  /** The mean of all scorecards, as text. */
  score: string | null
}

/** How a job's applications are reviewed. A job without a row has the usual settings. */
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
