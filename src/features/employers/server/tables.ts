import type { Generated } from 'kysely'
import type { Verification } from '../contract.ts'
import type { MemberRole } from '#platform/contract/endpoint.ts'

export type EmployersTable = {
  id: string
  /** The main owner, who gets the mail for the contact address. Null for a company without a team: demo data, and deleted accounts. */
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
  verifiedBy: Generated<Verification['by'] | null>
  verifiedDomain: Generated<string | null>
  /** Null for companies that were verified before this was stored. */
  verifiedAt: Generated<Date | null>
  profileVersion: Generated<number>
  interviewerAddonActive: Generated<boolean>
  interviewerAddonExpiry: Generated<Date | null>
  stripeCustomerId: Generated<string | null>
  stripeSubscriptionId: Generated<string | null>
  /** Set while staff have suspended the company and the accounts of its team. */
  suspendedAt: Generated<Date | null>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** Only companies with enough applications. */
type CompanyResponsesTable = { employerId: string; applications: number; answered: number; medianDays: number | null }

export type EmployerMembersTable = {
  id: string
  employerId: string
  userId: string
  role: MemberRole
  joinedAt: Generated<Date>
}

export type EmployerInvitationsTable = {
  id: string
  employerId: string
  email: string
  role: MemberRole
  tokenHash: Buffer | null
  invitedBy: string | null
  createdAt: Date
  expiresAt: Date
}

type EmployerActionsTable = {
  id: string
  employerId: string
  /** Null if the account was deleted; likewise `memberId`. */
  userId: string | null
  action: string
  about: string | null
  memberId: string | null
  createdAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    employers: EmployersTable
    companyResponses: CompanyResponsesTable
    employerMembers: EmployerMembersTable
    employerInvitations: EmployerInvitationsTable
    employerActions: EmployerActionsTable
  }
}
