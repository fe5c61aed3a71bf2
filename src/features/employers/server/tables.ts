import type { Generated } from 'kysely'

export type EmployersTable = {
  id: string
  /** Null for a company without an account: demo data, and deleted accounts. */
  userId: Generated<string | null>
  companyName: string
  contactEmail: string
  contactName: Generated<string | null>
  phone: Generated<string | null>
  website: Generated<string | null>
  description: Generated<string | null>
  logo: Generated<string | null>
  industry: Generated<string | null>
  size: Generated<string | null>
  subscriptionTier: Generated<string>
  subscriptionStatus: Generated<string>
  subscriptionExpiry: Generated<Date | null>
  jobPostingLimit: Generated<number>
  jobPostingUsed: Generated<number>
  isVerified: Generated<boolean>
  interviewerAddonActive: Generated<boolean>
  interviewerAddonExpiry: Generated<Date | null>
  stripeCustomerId: Generated<string | null>
  stripeSubscriptionId: Generated<string | null>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** Of companies with enough applications only. */
type CompanyResponsesTable = { employerId: string; applications: number; answered: number; medianDays: number | null }

declare module '#platform/server/db.ts' {
  interface Tables {
    employers: EmployersTable
    companyResponses: CompanyResponsesTable
  }
}
