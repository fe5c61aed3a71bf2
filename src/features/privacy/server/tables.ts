import type { Generated } from 'kysely'

/** Of `userId` and `subjectCvId` exactly one is there. */
export type ConsentsTable = {
  id: string
  userId: string | null
  subjectCvId: string | null
  purpose: string
  version: string
  givenAt: Date
  withdrawnAt: Generated<Date | null>
}

/** Of `userId` and `cvId` exactly one is there. `viewerId` is an employer's or a staff member's. */
export type AccessLogTable = {
  id: string
  userId: string | null
  cvId: string | null
  viewerKind: 'employer' | 'staff'
  viewerId: string
  viewerName: string
  what: 'cv' | 'contact'
  viewedAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    consents: ConsentsTable
    accessLog: AccessLogTable
  }
}
