import type { Generated } from 'kysely'

/** Exactly one of `userId` and `employerId` is set. It lasts until `restoredAt`. */
export type SuspensionsTable = {
  id: string
  userId: string | null
  employerId: string | null
  reason: string
  suspendedBy: string
  suspendedAt: Date
  restoredBy: Generated<string | null>
  restoredAt: Generated<Date | null>
  restoreReason: Generated<string | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    suspensions: SuspensionsTable
  }
}
