import type { Generated } from 'kysely'

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
}

declare module '#platform/server/db.ts' {
  interface Tables {
    wishes: WishesTable
  }
}
