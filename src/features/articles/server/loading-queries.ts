import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { BlogPostsTable } from './tables.ts'

/** All articles, including those written by staff, which may have the slug of a file. */
export async function listLoaded(db: Db): Promise<Pick<Selectable<BlogPostsTable>, 'id' | 'slug' | 'fileHash'>[]> {
  return db.selectFrom('blogPosts').select(['id', 'slug', 'fileHash']).execute()
}

/** Adds articles or updates their texts. Slug and publication stay, and so do all changes by staff. */
export async function putArticles(db: Db, rows: readonly Insertable<BlogPostsTable>[], now: Date): Promise<void> {
  await db
    .insertInto('blogPosts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          content: ref('excluded.content'),
          excerpt: ref('excluded.excerpt'),
          tags: ref('excluded.tags'),
          author: ref('excluded.author'),
          seoTitle: ref('excluded.seoTitle'),
          seoDescription: ref('excluded.seoDescription'),
          fileHash: ref('excluded.fileHash'),
          updatedAt: now,
        }))
        .where(sql<boolean>`blog_posts.file_hash is not null`),
    )
    .execute()
}
