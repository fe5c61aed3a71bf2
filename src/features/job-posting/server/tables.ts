import type { ColumnType, Generated } from 'kysely'
import type { PostingReason, PostingState } from '../contract.ts'

/** JSON that is read as an object and written as text. */
type Json = ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>

export type JobPostingsTable = {
  /** The id of the job, which exists from the first publication on. */
  id: string
  employerId: string
  state: PostingState
  reason: Generated<PostingReason | null>
  heldFrom: Generated<'open' | 'paused' | null>
  /** The unpublished draft; null if it equals the job. */
  body: Json
  replacedBody: Json
  /** The text that the company has submitted while it is not verified. Further changes go into `body`. */
  submittedBody: Json
  /** The digest of the file of a bulk upload. */
  importDigest: Generated<string | null>
  /** The revision of the text. */
  updatedAt: Date
  createdAt: Date
  publishedAt: Generated<Date | null>
  stateSince: Date
  confirmedAt: Generated<Date | null>
  /** The time of the first question since the last confirmation. */
  confirmationRequestedAt: Generated<Date | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    jobPostings: JobPostingsTable
  }
}
