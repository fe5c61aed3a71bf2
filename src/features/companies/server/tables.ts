import type { Generated } from 'kysely'
import type { RatingStatus } from '../rating-contract.ts'

export type CompanyRatingsTable = {
  id: string
  employerId: string
  /** Null if the person has deleted the account. */
  userId: string | null
  rating: number
  body: string | null
  status: Generated<RatingStatus>
  refusedBecause: Generated<string | null>
  createdAt: Generated<Date>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    companyRatings: CompanyRatingsTable
  }
}
