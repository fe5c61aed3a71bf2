import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'

export type WrittenArticle = {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly content: string
  readonly excerpt: string
  readonly tags: string[]
  readonly author: string
  readonly seoTitle: string | null
  readonly seoDescription: string | null
}

/** Allows one publication at a time, so that two articles cannot take one slug. Processes that start together also wait here. */
export async function lockAddresses(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('addresses of articles', 0))`.execute(tx)
}

/** Whether an article may have this slug: no other article has or had it. */
export async function isSlugFree(db: Db, slug: string, articleId: string): Promise<boolean> {
  const { isTaken } = await db
    .selectNoFrom(({ exists, selectFrom }) =>
      sql<boolean>`${exists(selectFrom('blogPosts').select('id').where('slug', '=', slug).where('id', '<>', articleId))}
        or ${exists(selectFrom('articleSlugs').select('slug').where('slug', '=', slug).where('articleId', '<>', articleId))}`.as(
        'isTaken',
      ),
    )
    .executeTakeFirstOrThrow()
  return !isTaken
}

/** Publishes an article or updates the published text. A former slug stays and redirects to the new one. Returns that former slug. */
export async function putArticle(tx: Tx, article: WrittenArticle, now: Date): Promise<string | null> {
  const before = await tx
    .selectFrom('blogPosts')
    .select(['slug', 'publishedAt'])
    .where('id', '=', article.id)
    .forUpdate()
    .executeTakeFirst()
  const row = { ...article, isPublished: true, publishedAt: before?.publishedAt ?? now, updatedAt: now, fileHash: null }
  await tx
    .insertInto('blogPosts')
    .values({ ...row, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('articleSlugs').where('slug', '=', article.slug).where('articleId', '=', article.id).execute()
  if (!before?.publishedAt || before.slug === article.slug) return null
  await tx.insertInto('articleSlugs').values({ slug: before.slug, articleId: article.id, createdAt: now }).execute()
  return before.slug
}

/** Returns false if it is not published. */
export async function withdrawArticle(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('blogPosts')
    .set({ isPublished: false, updatedAt: now })
    .where('id', '=', id)
    .where('isPublished', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** From now on a release does not change its text. */
export async function detachFromFile(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('blogPosts').set({ fileHash: null }).where('id', '=', id).where('fileHash', 'is not', null).execute()
}
