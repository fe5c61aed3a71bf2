import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'

/** The stored names of the kinds: the earlier ones are read as long as a process of the release before may store them (decision 244). */
const magicLink = ['magic_link', 'opening'] as const
const session = ['session', 'key'] as const

export async function replaceOwnerLink(tx: Tx, cvId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await tx.deleteFrom('cvTokens').where('cvTokens.cvId', '=', cvId).where('cvTokens.kind', 'in', magicLink).execute()
  await tx.insertInto('cvTokens').values({ hash, cvId, kind: 'magic_link', expiresAt }).execute()
}

/** If it is used twice at the same moment, one call gets the CV. */
export async function spendOwnerLink(tx: Tx, hash: Buffer, now: Date): Promise<string | null> {
  const row = await tx
    .deleteFrom('cvTokens')
    .where('cvTokens.hash', '=', hash)
    .where('cvTokens.kind', 'in', magicLink)
    .where('cvTokens.expiresAt', '>', now)
    .returning('cvTokens.cvId')
    .executeTakeFirst()
  return row?.cvId ?? null
}

export async function insertOwnerToken(tx: Tx, cvId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await tx.insertInto('cvTokens').values({ hash, cvId, kind: 'session', expiresAt }).execute()
}

export async function isOwnerToken(db: Db, cvId: string, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('cvTokens')
    .innerJoin('cvs', 'cvs.id', 'cvTokens.cvId')
    .select('cvTokens.cvId')
    .where('cvTokens.hash', '=', hash)
    .where('cvTokens.kind', 'in', session)
    .where('cvTokens.cvId', '=', cvId)
    .where('cvTokens.expiresAt', '>', now)
    .where('cvs.userId', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOwnerToken(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('cvTokens').where('cvTokens.hash', '=', hash).execute()
}

export async function deleteDeadTokens(db: Db, until: Date): Promise<void> {
  await sql`delete from cv_tokens where expires_at <= ${until}`.execute(db)
}
