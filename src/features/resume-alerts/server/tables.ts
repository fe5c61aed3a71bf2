import type { Generated, JSONColumnType } from 'kysely'
import type { SavedResumeQuery } from '../contract.ts'

export type SavedResumeSearchesTable = {
  id: string
  userId: string
  employerId: string
  name: string
  query: JSONColumnType<SavedResumeQuery>
  isActive: Generated<boolean>
  createdAt: Date
}

type ResumeAlertsTable = { searchId: string; userId: string; foundAt: Date; mailedAt: Generated<Date | null> }

declare module '#platform/server/db.ts' {
  interface Tables {
    savedResumeSearches: SavedResumeSearchesTable
    resumeAlerts: ResumeAlertsTable
  }
}
