import type { Generated, JSONColumnType } from 'kysely'
import type { SavedQuery } from '../contract.ts'

export type SavedSearchesTable = {
  id: string
  userId: string
  name: string
  query: JSONColumnType<SavedQuery>
  isActive: Generated<boolean>
  /** When its alerts were last emailed. */
  lastSentAt: Generated<Date | null>
  createdAt: Date
}

type SearchAlertsTable = {
  searchId: string
  jobId: string
  reason: string
  foundAt: Date
  mailedAt: Generated<Date | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    savedSearches: SavedSearchesTable
    searchAlerts: SearchAlertsTable
  }
}
