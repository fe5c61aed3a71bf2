import type { Insertable, Selectable } from 'kysely'
import { balanceOf } from '#features/entitlements/server/public.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import type { Verification } from '../contract.ts'
import { verificationOf, verifiedColumns } from './verification-queries.ts'
import type { EmployersTable } from './tables.ts'

/** The public data of a company, without contact details. */
export type CompanyFacts = {
  readonly id: string
  readonly companyName: string
  readonly website: string | null
  readonly description: string | null
  readonly industry: string | null
  readonly size: string | null
  readonly isVerified: boolean
  readonly verification: Verification | null
}

/** Returns false if the contact address or the person already has a profile: the unique indexes decide. */
export async function insertEmployer(tx: Tx, row: Insertable<EmployersTable>): Promise<boolean> {
  const made = await tx
    .insertInto('employers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function findCompanyFacts(db: Db, employerId: string): Promise<CompanyFacts | null> {
  const row = await db
    .selectFrom('employers')
    .select(['id', 'companyName', 'website', 'description', 'industry', 'size', ...verifiedColumns])
    .where('id', '=', employerId)
    .executeTakeFirst()
  if (!row) return null
  const { verifiedBy, verifiedDomain, verifiedAt, ...facts } = row
  return { ...facts, verification: verificationOf({ isVerified: facts.isVerified, verifiedBy, verifiedDomain, verifiedAt }) }
}

type Membership = Pick<EmployerCaller, 'employerId' | 'name' | 'role'>

/** The company of a user. Being in its team makes a user an employer. */
export async function findCompanyOf(db: Db, userId: string): Promise<Membership | null> {
  const row = await db
    .selectFrom('employerMembers')
    .innerJoin('employers', 'employers.id', 'employerMembers.employerId')
    .select(['employers.id as employerId', 'employers.companyName as name', 'employerMembers.role'])
    .where('employerMembers.userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

const profileColumns = [
  'id',
  'companyName',
  'contactEmail',
  'subscriptionTier',
  'subscriptionStatus',
  'subscriptionExpiry',
  'interviewerAddonActive',
  'interviewerAddonExpiry',
  'isVerified',
] as const

export async function findProfile(
  db: Db,
  employerId: string,
): Promise<Pick<Selectable<EmployersTable>, (typeof profileColumns)[number]> | null> {
  const row = await db.selectFrom('employers').select(profileColumns).where('id', '=', employerId).executeTakeFirst()
  return row ?? null
}

/** The number of jobs that a company may have open at a time: the free number, and what it has bought. */
export async function findPostingLimit(db: Db, employerId: string, now: Date): Promise<number> {
  const [{ jobPostingLimit }, bought] = await Promise.all([
    db.selectFrom('employers').select('jobPostingLimit').where('id', '=', employerId).executeTakeFirstOrThrow(),
    balanceOf(db, { userId: null, employerId }, 'posting_slots', now),
  ])
  return jobPostingLimit + bought
}
