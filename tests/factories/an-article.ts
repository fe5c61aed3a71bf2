import type { Insertable } from 'kysely'
import type { BlogPostsTable } from '#features/articles/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'

let made = 0

/** Inserts a published article. Each call makes a newer one. */
export async function anArticle(
  db: Db,
  given: Partial<Insertable<BlogPostsTable>> = {},
): Promise<{ readonly id: string; readonly slug: string }> {
  made += 1
  const row = {
    id: newId(),
    slug: `article-${made}`,
    title: `Article ${made}`,
    content: 'Some words about work.',
    excerpt: 'In short.',
    tags: ['salary_benefits'],
    isPublished: true,
    publishedAt: new Date(Date.UTC(2026, 0, made)),
    ...given,
  }
  await db.insertInto('blogPosts').values(row).execute()
  return { id: row.id, slug: row.slug }
}
