import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { BlogPostsTable } from './tables.ts'

/** All articles, also those that staff have written: they may have the slug of a file. */
export async function listLoaded(db: Db): Promise<Pick<Selectable<BlogPostsTable>, 'id' | 'slug' | 'fileHash'>[]> {
  return db.selectFrom('blogPosts').select(['id', 'slug', 'fileHash']).execute()
}

/** Adds articles, or renews their texts. Address and publication stay, and so does everything that staff have changed meanwhile. */
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
