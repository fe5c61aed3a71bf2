import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { CompanyEmailLinksTable } from './tables.ts'

/** One for each purpose: another one replaces it. */
export async function replaceLink(tx: Tx, row: Omit<Insertable<CompanyEmailLinksTable>, 'tokenHash'>): Promise<void> {
  await deleteLink(tx, row)
  await tx
    .insertInto('companyEmailLinks')
    .values({ ...row, tokenHash: null })
    .execute()
}

export async function deleteLink(tx: Tx, { employerId, purpose }: Pick<CompanyEmailLinksTable, 'employerId' | 'purpose'>) {
  await tx.deleteFrom('companyEmailLinks').where('employerId', '=', employerId).where('purpose', '=', purpose).execute()
}

/** For the email. */
export async function findLink(db: Db, id: string) {
  const row = await db
    .selectFrom('companyEmailLinks as link')
    .innerJoin('employers', 'employers.id', 'link.employerId')
    .select(['link.email', 'link.purpose', 'employers.companyName'])
    .where('link.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function setLinkToken(db: Db, id: string, tokenHash: Buffer): Promise<void> {
  await db.updateTable('companyEmailLinks').set({ tokenHash }).where('id', '=', id).execute()
}

/** Null for a second caller with the same token: deleting it decides. */
export async function spendLink(tx: Tx, tokenHash: Buffer, now: Date) {
  const row = await tx
    .deleteFrom('companyEmailLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(['employerId', 'email', 'purpose', 'requestedBy'])
    .executeTakeFirst()
  return row ?? null
}

/** The addresses whose links wait to be followed. */
export async function listLinks(db: Db, employerId: string, now: Date) {
  return db
    .selectFrom('companyEmailLinks')
    .select(['purpose', 'email'])
    .where('employerId', '=', employerId)
    .where('expiresAt', '>', now)
    .execute()
}

export async function deleteDeadLinks(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('companyEmailLinks').where('expiresAt', '<=', until).execute()
}

/** Until the end of the transaction. */
export async function lockDomain(tx: Tx, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`verified domain ${domain}`}))`.execute(tx)
}
