import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { CompanyEmailLinksTable } from './tables.ts'

/** Stores one link for each purpose; a new one replaces the earlier one. */
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

/** The data of a link for its email. */
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

/** Returns null for a second caller with the same token: the one that deletes the row gets it. */
export async function spendLink(tx: Tx, tokenHash: Buffer, now: Date) {
  const row = await tx
    .deleteFrom('companyEmailLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(['employerId', 'email', 'purpose', 'requestedBy'])
    .executeTakeFirst()
  return row ?? null
}

/** The addresses whose links have not been followed yet. */
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

/** Locks the domain until the end of the transaction. */
export async function lockDomain(tx: Tx, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`verified domain ${domain}`}))`.execute(tx)
}
