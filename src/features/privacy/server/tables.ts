import type { Generated } from 'kysely'

/** Exactly one of `userId` and `subjectCvId` is set. */
export type ConsentsTable = {
  id: string
  userId: string | null
  subjectCvId: string | null
  purpose: string
  version: string
  givenAt: Date
  withdrawnAt: Generated<Date | null>
}

/** Exactly one of `userId` and `cvId` is set. `viewerId` is the id of an employer or a member of staff. */
export type AccessLogTable = {
  id: string
  userId: string | null
  cvId: string | null
  viewerKind: 'employer' | 'staff'
  viewerId: string
  viewerName: string
  what: 'cv' | 'contact'
  /** The job for which it was opened, if the viewer has named one, or the reason given by staff. */
  about: Generated<string | null>
  viewedAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    consents: ConsentsTable
    accessLog: AccessLogTable
  }
}
