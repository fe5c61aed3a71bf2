import type { Generated } from 'kysely'
import type { Audience, PlanType } from '../rules.ts'

export type PricingPlansTable = {
  id: string
  name: string
  subtitle: string
  planType: Generated<PlanType>
  audience: Generated<Audience>
  currency: Generated<string>
  /** Rupees, as text. */
  price: string
  period: Generated<string>
  justPay: string | null
  bestValue: Generated<boolean>
  available: Generated<boolean>
  isTopUp: Generated<boolean>
  buttonText: string
  buttonColor: Generated<string>
  features: Generated<string[]>
  sortOrder: Generated<number>
  isActive: Generated<boolean>
  /** For companies the number of contact details to unlock, for job seekers the number of CV versions that are kept. */
  cvLimit: number | null
  jobPostingLimit: number | null
  boosts: Generated<number | null>
  durationDays: Generated<number>
  includesAddon: Generated<boolean>
  updatedBy: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  deletedAt: Generated<Date | null>
  /** A trigger writes it, and the versions. */
  versionId: Generated<string>
}

export type PlanVersionsTable = {
  id: string
  planId: string
  version: number
  name: string
  subtitle: string
  planType: PlanType
  audience: Audience
  isTopUp: boolean
  currency: string
  /** A `bigint`, which the driver returns as text. */
  pricePaise: string
  period: string
  features: string[]
  durationDays: number
  cvLimit: number
  jobPostingLimit: number
  boosts: number
  includesAddon: boolean
  createdAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    pricingPlans: PricingPlansTable
    pricingPlanVersions: PlanVersionsTable
  }
}
