import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { CvBody } from '../contract.ts'
import { phoneKey } from '../rules.ts'
import { columnsOf } from './queries.ts'

type FreeCv = { readonly id: string; readonly body: CvBody; readonly createdAt: Date }

/** Returns false if the phone number has a CV already: of two concurrent calls, the unique index lets only one succeed. */
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

/** Only the link of the newest email works. */
export async function setVerificationToken(db: Db, cvId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await db
    .updateTable('cvs')
    .set({ verificationToken: hash, tokenExpiry: expiresAt })
    .where('cvs.id', '=', cvId)
    .where('cvs.emailVerified', '=', false)
    .execute()
}

/** Returns the id of the CV whose address the token verifies; null for an invalid token. A token works once. */
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

/** Afterwards the phone number can be used again. */
export async function deleteUnverifiedCvs(db: Db, until: Date): Promise<void> {
  await sql`delete from cvs where user_id is null and not email_verified and updated_at <= ${until}`.execute(db)
}
