import type { ColumnType, Generated } from 'kysely'
import type { PostingReason, PostingState } from '../contract.ts'

/** Read as a value, written as JSON. */
type Json = ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>

export type JobPostingsTable = {
  /** That of the job, which exists from the first publication on. */
  id: string
  employerId: string
  state: PostingState
  reason: Generated<PostingReason | null>
  heldFrom: Generated<'open' | 'paused' | null>
  /** What is typed and not published; null when the job says everything. */
  body: Json
  replacedBody: Json
  /** What the company has sent off while it is not verified: typing goes on in `body`. */
  submittedBody: Json
  /** The file of a bulk upload. */
  importDigest: Generated<string | null>
  /** The revision of the text. */
  updatedAt: Date
  createdAt: Date
  publishedAt: Generated<Date | null>
  stateSince: Date
  confirmedAt: Generated<Date | null>
  /** The first question after the last confirmation. */
  confirmationRequestedAt: Generated<Date | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    jobPostings: JobPostingsTable
  }
}
