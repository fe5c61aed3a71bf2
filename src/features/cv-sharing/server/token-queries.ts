import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'

/** The stored names of the kinds: the earlier names are written as long as the release before, which knows no others, may read them (decision 244). */
const magicLink = { earlier: 'opening', all: ['opening', 'magic_link'] } as const
const session = { earlier: 'key', all: ['key', 'session'] } as const

export async function replaceOwnerLink(tx: Tx, cvId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await tx.deleteFrom('cvTokens').where('cvTokens.cvId', '=', cvId).where('cvTokens.kind', 'in', magicLink.all).execute()
  await tx.insertInto('cvTokens').values({ hash, cvId, kind: magicLink.earlier, expiresAt }).execute()
}

/** If it is used twice at the same moment, one call gets the CV. */
export async function spendOwnerLink(tx: Tx, hash: Buffer, now: Date): Promise<string | null> {
  const row = await tx
    .deleteFrom('cvTokens')
    .where('cvTokens.hash', '=', hash)
    .where('cvTokens.kind', 'in', magicLink.all)
    .where('cvTokens.expiresAt', '>', now)
    .returning('cvTokens.cvId')
    .executeTakeFirst()
  return row?.cvId ?? null
}

export async function insertKey(tx: Tx, cvId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await tx.insertInto('cvTokens').values({ hash, cvId, kind: session.earlier, expiresAt }).execute()
}

export async function hasKey(db: Db, cvId: string, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('cvTokens')
    .innerJoin('cvs', 'cvs.id', 'cvTokens.cvId')
    .select('cvTokens.cvId')
    .where('cvTokens.hash', '=', hash)
    .where('cvTokens.kind', 'in', session.all)
    .where('cvTokens.cvId', '=', cvId)
    .where('cvTokens.expiresAt', '>', now)
    .where('cvs.userId', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteKey(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('cvTokens').where('cvTokens.hash', '=', hash).execute()
}

export async function deleteDeadTokens(db: Db, until: Date): Promise<void> {
  await sql`delete from cv_tokens where expires_at <= ${until}`.execute(db)
}
