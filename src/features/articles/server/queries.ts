import { type Selectable, sql } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/db.ts'
import { type CategoryTag, categoryTags } from '../categories.ts'
import type { ArticleLink, ArticleSummary } from '../contract.ts'
import { matches, rankFor } from './wording-queries.ts'
import type { BlogPostsTable } from './tables.ts'

const columns = ['id', 'slug', 'title', 'author', 'excerpt', 'tags', 'createdAt', 'updatedAt'] as const
const publishedAt = sql<Date>`coalesce(published_at, created_at)`

type SummaryRow = Pick<Selectable<BlogPostsTable>, (typeof columns)[number]> & { readonly publishedAt: Date }
export type ArticleRow = SummaryRow & Pick<Selectable<BlogPostsTable>, 'content' | 'seoTitle' | 'seoDescription'>
/** With the time of the last change, which lists do not show. */
export type ListedArticle = ArticleSummary & { readonly updatedAt: Date }

export function published(db: Db) {
  return db
    .selectFrom('blogPosts')
    .select([...columns, publishedAt.as('publishedAt')])
    .where('isPublished', '=', true)
}

export function toSummary(row: SummaryRow): ListedArticle {
  return { ...row, createdAt: row.createdAt.toISOString(), publishedAt: row.publishedAt.toISOString() }
}

export type ArticleFilter = { readonly tag?: string | undefined; readonly q?: string | undefined }

export async function listArticles(db: Db, { tag, q }: ArticleFilter, { page, limit }: Part): Promise<ListedArticle[]> {
  const rows = await published(db)
    .$if(tag !== undefined, (posts) => posts.where(sql<boolean>`tags @> array[${tag}::text]`))
    .$if(q !== undefined, (posts) => posts.where(matches(q ?? '')).orderBy(rankFor(q ?? ''), 'desc'))
    .orderBy(publishedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(toSummary)
}

export async function countArticles(db: Db, { tag, q }: ArticleFilter): Promise<number> {
  const { count } = await db
    .selectFrom('blogPosts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('isPublished', '=', true)
    .$if(tag !== undefined, (posts) => posts.where(sql<boolean>`tags @> array[${tag}::text]`))
    .$if(q !== undefined, (posts) => posts.where(matches(q ?? '')))
    .executeTakeFirstOrThrow()
  return count
}

/** Includes categories without articles. */
export async function countCategories(db: Db): Promise<Record<CategoryTag, number>> {
  const { rows } = await sql<{ tag: CategoryTag; count: number }>`
    select tag, count(blog_posts.id)::int as count
    from unnest(${[...categoryTags]}::text[]) tag
    left join blog_posts on blog_posts.is_published and blog_posts.tags @> array[tag]
    group by tag`.execute(db)
  return Object.fromEntries(rows.map(({ tag, count }) => [tag, count])) as Record<CategoryTag, number> // one row per category
}

/** Every change of an article increments it. */
export async function findVersion(db: Db): Promise<string> {
  return (await db.selectFrom('articleVersions').select('version').executeTakeFirstOrThrow()).version
}

/** Finds an article by its present or a former slug. */
export async function findArticle(db: Db, slug: string): Promise<ArticleRow | null> {
  const articles = published(db).select(['content', 'seoTitle', 'seoDescription'])
  const row = await articles.where('slug', '=', slug).executeTakeFirst()
  if (row) return row
  const former = db.selectFrom('articleSlugs').select('articleId').where('slug', '=', slug)
  return (await articles.where('id', '=', former).executeTakeFirst()) ?? null
}

/** The present slugs of published articles, by their present or former slugs. */
export async function findAddresses(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ requested: string; slug: string }>`
    select requested, blog_posts.slug
    from unnest(${[...slugs]}::text[]) requested
    left join article_slugs former on former.slug = requested
    join blog_posts on blog_posts.is_published and (blog_posts.slug = requested or blog_posts.id = former.article_id)`.execute(db)
  return new Map(rows.map(({ requested, slug }) => [requested, slug]))
}

/** In the order of publication. */
export async function findNeighbors(
  db: Db,
  articleId: string,
): Promise<{ readonly previous: ArticleLink | null; readonly next: ArticleLink | null }> {
  const place = sql`(coalesce(published_at, created_at), id)`
  const own = sql`(select coalesce(published_at, created_at), id from blog_posts where id = ${articleId})`
  const links = db.selectFrom('blogPosts').select(['slug', 'title']).where('isPublished', '=', true).limit(1)
  const [previous, next] = await Promise.all([
    links
      .where(sql<boolean>`${place} < ${own}`)
      .orderBy(publishedAt, 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    links
      .where(sql<boolean>`${place} > ${own}`)
      .orderBy(publishedAt)
      .orderBy('id')
      .executeTakeFirst(),
  ])
  return { previous: previous ?? null, next: next ?? null }
}

export async function listRelated(
  db: Db,
  { id, tags }: Pick<ArticleRow, 'id' | 'tags'>,
  limit: number,
): Promise<ListedArticle[]> {
  const rows = await published(db)
    .where('id', '<>', id)
    .where(sql<boolean>`tags && ${tags}::text[]`)
    .orderBy(sql`cardinality(array(select unnest(tags) intersect select unnest(${tags}::text[]))) desc`)
    .orderBy(publishedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toSummary)
}

/** All articles that have a page, for the sitemap. */
export async function listArticlePages(db: Db): Promise<{ readonly slug: string; readonly updatedAt: Date }[]> {
  return db.selectFrom('blogPosts').select(['slug', 'updatedAt']).where('isPublished', '=', true).orderBy('slug').execute()
}
