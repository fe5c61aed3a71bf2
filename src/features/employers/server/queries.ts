import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
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
}

/** False when the contact address, or the person, has a profile already: the unique indexes decide. */
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
    .select(['id', 'companyName', 'website', 'description', 'industry', 'size', 'isVerified'])
    .where('id', '=', employerId)
    .executeTakeFirst()
  return row ?? null
}

/** The company of a user: having one makes the user an employer. */
export async function findCompanyOf(
  db: Db,
  userId: string,
): Promise<{ readonly employerId: string; readonly name: string } | null> {
  const row = await db
    .selectFrom('employers')
    .select(['id as employerId', 'companyName as name'])
    .where('userId', '=', userId)
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
] as const

export async function findProfile(
  db: Db,
  employerId: string,
): Promise<Pick<Selectable<EmployersTable>, (typeof profileColumns)[number]> | null> {
  const row = await db.selectFrom('employers').select(profileColumns).where('id', '=', employerId).executeTakeFirst()
  return row ?? null
}
