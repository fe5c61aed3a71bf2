import type { ColumnType, Generated } from 'kysely'
import type { VersionKind } from '../contract.ts'

/** JSON that is read as a value and written as text, because the driver would convert a list to a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>

export type CvDraftsTable = { userId: string; body: Json<Record<string, unknown>>; updatedAt: Date }

export type CvVersionsTable = {
  id: string
  /** Null for versions of accounts, which have a `userId`. */
  cvId: Generated<string | null>
  userId: string | null
  /** `day` is the earlier name of `daily`. It is read as long as a process of the release before may store it (decision 244). */
  kind: VersionKind | 'day'
  body: Json<Record<string, unknown>>
  createdAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    cvDrafts: CvDraftsTable
    cvVersions: CvVersionsTable
  }
}
