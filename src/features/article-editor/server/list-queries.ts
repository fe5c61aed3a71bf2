import { sql } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/db.ts'
import type { ArticleState, ListedDraft } from '../contract.ts'

/** Published articles and drafts; an article with both is one row. */
function listed(db: Db) {
  return db
    .selectFrom('blogPosts as post')
    .fullJoin('articleDrafts as draft', 'draft.articleId', 'post.id')
    .leftJoin('adminUsers as editor', 'editor.id', 'draft.editedBy')
    .select([
      sql<string>`coalesce(draft.article_id, post.id)`.as('id'),
      sql<string>`coalesce(draft.fields ->> 'title', post.title)`.as('title'),
      'post.slug',
      'post.isPublished',
      'post.publishedAt',
      'draft.publishAt',
      'draft.failure',
      'draft.revision',
      'draft.publishedRevision',
      sql<Date>`coalesce(draft.revision, post.updated_at)`.as('editedAt'),
      sql<string | null>`editor.first_name || ' ' || editor.last_name`.as('editedBy'),
    ])
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>

export async function listArticles(db: Db, { page, limit }: Part): Promise<ListedDraft[]> {
  const rows = await listed(db)
    .orderBy(sql`coalesce(draft.revision, post.updated_at)`, 'desc')
    .orderBy(sql`coalesce(draft.article_id, post.id)`)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(onWire)
}

export async function countListed(db: Db): Promise<number> {
  const { all } = await db
    .selectFrom('blogPosts as post')
    .fullJoin('articleDrafts as draft', 'draft.articleId', 'post.id')
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .executeTakeFirstOrThrow()
  return Number(all)
}

export async function findListed(db: Db, articleId: string): Promise<ListedDraft | null> {
  const row = await listed(db)
    .where((where) => where.or([where('post.id', '=', articleId), where('draft.articleId', '=', articleId)]))
    .executeTakeFirst()
  return row ? onWire(row) : null
}

function stateOf({ isPublished, publishedAt, publishAt, revision, publishedRevision }: ListedRow): ArticleState {
  if (isPublished) return revision === null || revision.getTime() === publishedRevision?.getTime() ? 'published' : 'changed'
  if (publishAt) return 'scheduled'
  return publishedAt ? 'withdrawn' : 'draft'
}

function onWire(row: ListedRow): ListedDraft {
  return {
    id: row.id,
    title: row.title,
    slug: row.publishedAt ? row.slug : null,
    state: stateOf(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishAt: row.publishAt?.toISOString() ?? null,
    editedAt: row.editedAt.toISOString(),
    editedBy: row.editedBy,
    failure: row.failure,
  }
}
