import type { Generated, JSONColumnType } from 'kysely'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import type { Rating } from '../assessment-contract.ts'
import type { RejectionReason } from '../rejection-reasons.ts'

/** A move that can still be undone. */
type PendingMovesTable = {
  applicationId: string
  moveId: string
  fromStatus: ApplicationStatus
  toStatus: ApplicationStatus
  reason: RejectionReason | null
  undoUntil: Generated<Date>
}

type ApplicantNotesTable = { id: string; applicationId: string; authorId: string | null; body: string; createdAt: Date }

/** One scorecard per member of the team and application. */
type ScorecardsTable = {
  applicationId: string
  authorId: string
  ratings: JSONColumnType<Rating[]>
  comment: string
  updatedAt: Date
}

type MessageTemplatesTable = { id: string; employerId: string; name: string; body: string; createdAt: Date }

/** One row for each person who has received a bulk message. */
type BulkMessageRecipientsTable = { bulkId: string; userId: string; messageId: string }

declare module '#platform/server/db.ts' {
  interface Tables {
    pendingMoves: PendingMovesTable
    applicantNotes: ApplicantNotesTable
    scorecards: ScorecardsTable
    messageTemplates: MessageTemplatesTable
    bulkMessageRecipients: BulkMessageRecipientsTable
  }
}
