import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { ArticleTextSummary } from '../contract.ts'
import type { DraftFields } from '../draft.ts'

type NewText = {
  readonly articleId: string
  readonly fields: DraftFields
  readonly kind: ArticleTextSummary['kind']
  readonly savedBy: string
  readonly savedAt: Date
}

/** Stores a text as a version, unless the newest one is equal. */
export async function insertText(tx: Tx, { fields, ...text }: NewText): Promise<void> {
  const json = JSON.stringify(fields)
  const newest = await tx
    .selectFrom('articleTexts')
    .select(['kind', sql<boolean>`fields = ${json}::jsonb`.as('isSame')])
    .where('articleId', '=', text.articleId)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.isSame && (newest.kind === text.kind || text.kind === 'edited')) return
  await tx
    .insertInto('articleTexts')
    .values({ id: newId(), ...text, fields: json })
    .execute()
  await deleteOldest(tx, text.articleId)
}

const mostTexts = 200

async function deleteOldest(tx: Tx, articleId: string): Promise<void> {
  const older = tx
    .selectFrom('articleTexts')
    .select('id')
    .where('articleId', '=', articleId)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(mostTexts)
  await tx.deleteFrom('articleTexts').where('id', 'in', older).execute()
}

/** When a version of this article was last stored. */
export async function lastKeptAt(tx: Tx, articleId: string): Promise<Date | null> {
  const { last } = await tx
    .selectFrom('articleTexts')
    .select(({ fn }) => fn.max('savedAt').as('last'))
    .where('articleId', '=', articleId)
    .executeTakeFirstOrThrow()
  return last
}

export async function listTexts(db: Db, articleId: string): Promise<ArticleTextSummary[]> {
  const rows = await db
    .selectFrom('articleTexts')
    .innerJoin('adminUsers', 'adminUsers.id', 'articleTexts.savedBy')
    .select(['articleTexts.id', 'kind', 'savedAt', sql<string>`fields ->> 'title'`.as('title')])
    .select(sql<string>`first_name || ' ' || last_name`.as('savedBy'))
    .select(sql<number>`coalesce(array_length(regexp_split_to_array(trim(fields ->> 'content'), '\\s+'), 1), 0)`.as('words'))
    .where('articleId', '=', articleId)
    .orderBy('savedAt', 'desc')
    .orderBy('articleTexts.id', 'desc')
    .execute()
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }))
}

type TextRef = { readonly articleId: string; readonly textId: string }

export async function findText(db: Db, { articleId, textId }: TextRef): Promise<DraftFields | null> {
  const row = await db
    .selectFrom('articleTexts')
    .select('fields')
    .where('id', '=', textId)
    .where('articleId', '=', articleId)
    .executeTakeFirst()
  return row?.fields ?? null
}
