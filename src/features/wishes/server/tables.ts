import type { ColumnType, Generated } from 'kysely'

export type WishesTable = {
  id: string
  userId: string
  company: string
  role: string
  availabilityDays: 0 | 15 | 30 | 60 | 90
  /** Rupees a year. */
  expectedSalary: number | null
  location: Generated<string | null>
  isActive: Generated<boolean>
  createdAt: Date
  /** The stems of the role and the words of the company, by which new jobs find the wish. */
  roleKey: ColumnType<string, never, never>
  companyKey: ColumnType<string, never, never>
}

type WishMatchesTable = {
  wishId: string
  jobId: string
  reason: string
  matchedAt: Date
  /** True if the job is at a company other than the wished one. */
  isElsewhere: Generated<boolean>
  /** When the match was emailed, or found to be no match any more. */
  mailedAt: Generated<Date | null>
}

type JobsToMatchTable = { jobId: string }

declare module '#platform/server/db.ts' {
  interface Tables {
    wishes: WishesTable
    wishMatches: WishMatchesTable
    jobsToMatch: JobsToMatchTable
  }
}
