import type { Db, Tx } from '#platform/server/db.ts'
import type { CvDraft } from '../draft.ts'

export async function findDraft(db: Db, userId: string): Promise<CvDraft | null> {
  const row = await db
    .selectFrom('cvDrafts')
    .select(['cvDrafts.body', 'cvDrafts.updatedAt'])
    .where('cvDrafts.userId', '=', userId)
    .executeTakeFirst()
  return row ? { body: row.body, updatedAt: row.updatedAt.toISOString() } : null
}

export async function putDraft(tx: Tx, userId: string, body: Record<string, unknown>, now: Date): Promise<void> {
  const draft = { body: JSON.stringify(body), updatedAt: now }
  await tx
    .insertInto('cvDrafts')
    .values({ userId, ...draft })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(draft))
    .execute()
}

export async function deleteDraft(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cvDrafts').where('cvDrafts.userId', '=', userId).execute()
}
