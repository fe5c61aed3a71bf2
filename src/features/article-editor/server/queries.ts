import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { DraftFields } from '../draft.ts'
import { isCategory } from '#features/articles/categories.ts'
import type { ArticleDraftsTable } from './tables.ts'

export type DraftRow = Selectable<ArticleDraftsTable>

/** Locks an article for writing, also before it has a row. */
export async function lockArticle(tx: Tx, articleId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`article ${articleId}`}, 0))`.execute(tx)
}

export async function findDraft(db: Db, articleId: string): Promise<DraftRow | null> {
  const row = await db.selectFrom('articleDrafts').selectAll().where('articleId', '=', articleId).executeTakeFirst()
  return row ?? null
}

/** The published text as fields of a draft. */
export async function findPublishedFields(db: Db, articleId: string): Promise<DraftFields | null> {
  const row = await db
    .selectFrom('blogPosts')
    .select(['title', 'slug', 'tags', 'excerpt', 'content', 'author', 'seoTitle', 'seoDescription'])
    .where('id', '=', articleId)
    .executeTakeFirst()
  if (!row) return null
  const { tags, excerpt, seoTitle, seoDescription, ...texts } = row
  return {
    ...texts,
    category: tags.find(isCategory) ?? '',
    tags: tags.filter((tag) => !isCategory(tag)).join(', '),
    excerpt: excerpt ?? '',
    seoTitle: seoTitle ?? '',
    seoDescription: seoDescription ?? '',
  }
}

type NewDraft = {
  readonly articleId: string
  readonly fields: DraftFields
  readonly editedBy: string
  readonly revision: Date
  /** Set for a text that was published before it was edited here. */
  readonly publishedRevision?: Date
}

export async function putDraft(tx: Tx, { fields, ...draft }: NewDraft): Promise<void> {
  const row = { ...draft, fields: JSON.stringify(fields) }
  await tx
    .insertInto('articleDrafts')
    .values({ ...row, createdAt: draft.revision })
    .onConflict((conflict) => conflict.column('articleId').doUpdateSet(row))
    .execute()
}

export async function updateDraft(tx: Tx, articleId: string, change: Updateable<ArticleDraftsTable>): Promise<void> {
  await tx.updateTable('articleDrafts').set(change).where('articleId', '=', articleId).execute()
}

/** Deletes the draft and its versions. */
export async function deleteTexts(tx: Tx, articleId: string): Promise<void> {
  await tx.deleteFrom('articleTexts').where('articleId', '=', articleId).execute()
  await tx.deleteFrom('articleDrafts').where('articleId', '=', articleId).execute()
}

/** Whether an article has a draft or is known to readers. */
export async function isKnown(db: Db, articleId: string): Promise<boolean> {
  const [draft, post] = await Promise.all([
    db.selectFrom('articleDrafts').select('articleId').where('articleId', '=', articleId).executeTakeFirst(),
    db.selectFrom('blogPosts').select('id').where('id', '=', articleId).executeTakeFirst(),
  ])
  return draft !== undefined || post !== undefined
}

export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('articleDrafts')
    .select('articleId')
    .where('publishAt', '<=', now)
    .orderBy('publishAt')
    .limit(100)
    .execute()
  return rows.map(({ articleId }) => articleId)
}
