import type { Entitlement, EntryKind } from '../rules.ts'

export type EntitlementEntriesTable = {
  id: string
  /** A movement consists of two entries, one for each side. */
  movementId: string
  isHolder: boolean
  userId: string | null
  employerId: string | null
  entitlement: Entitlement
  kind: EntryKind
  units: number
  effectiveAt: Date
  subscriptionId: string
  createdAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    entitlementEntries: EntitlementEntriesTable
  }
}
