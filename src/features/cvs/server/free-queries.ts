import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { CvBody } from '../contract.ts'
import { phoneKey } from '../rules.ts'
import { columnsOf } from './queries.ts'

type FreeCv = { readonly id: string; readonly body: CvBody; readonly createdAt: Date }

/** False when the number has a CV: if two come at once, the index lets one through. */
export async function insertFreeCvRow(tx: Tx, { id, body, createdAt }: FreeCv): Promise<boolean> {
  const made = await tx
    .insertInto('cvs')
    .values({ id, userId: null, ...columnsOf(body), source: 'aisacv', createdAt, updatedAt: createdAt })
    .onConflict((conflict) => conflict.column('phoneKey').where('userId', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function findFreeCvIdByPhone(db: Db, phone: string): Promise<string | null> {
  const row = await db
    .selectFrom('cvs')
    .select('cvs.id')
    .where('cvs.phoneKey', '=', phoneKey(phone))
    .where('cvs.userId', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function deleteFreeCvRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('cvs')
    .where('cvs.id', '=', id)
    .where('cvs.userId', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Only the newest email's link works. */
export async function setVerificationToken(db: Db, cvId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await db
    .updateTable('cvs')
    .set({ verificationToken: hash, tokenExpiry: expiresAt })
    .where('cvs.id', '=', cvId)
    .where('cvs.emailVerified', '=', false)
    .execute()
}

/** The id of the CV whose address this verifies; null when the token is invalid. A token works once. */
export async function spendVerificationToken(db: Db, hash: Buffer, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('cvs')
    .set({ verificationToken: null, tokenExpiry: null, emailVerified: true, downloadAllowed: true })
    .where('cvs.verificationToken', '=', hash)
    .where('cvs.tokenExpiry', '>', now)
    .returning('cvs.id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Its number can be used again then. */
export async function deleteUnverifiedCvs(db: Db, until: Date): Promise<void> {
  await sql`delete from cvs where user_id is null and not email_verified and updated_at <= ${until}`.execute(db)
}
