import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/server/db.ts'

const perRun = 500

/** If a link was requested again, its own end counts. */
const isUnproven = (until: Date) => (where: ExpressionBuilder<Tables, 'users'>) =>
  where.and([
    where('users.emailVerified', '=', false),
    where('users.createdAt', '<=', until),
    where.or([where('users.emailVerifyExpiry', 'is', null), where('users.emailVerifyExpiry', '<=', until)]),
  ])

/** Nobody can sign in before the address is verified, so these accounts were never used. The rest is deleted in the next run. */
export async function listUnverified(db: Db, until: Date): Promise<string[]> {
  const rows = await db.selectFrom('users').select('users.id').where(isUnproven(until)).limit(perRun).execute()
  return rows.map(({ id }) => id)
}

export async function lockUnverified(tx: Tx, userId: string, until: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where(isUnproven(until))
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** After a link has expired, the person can request a new one. */
export async function deleteDeadLinks(db: Db, until: Date): Promise<void> {
  await sql`update users set email_verify_token = null where email_verify_token is not null and email_verify_expiry <= ${until}`.execute(
    db,
  )
  await sql`update users set reset_token = null, reset_token_expiry = null
    where reset_token is not null and reset_token_expiry <= ${until}`.execute(db)
}
