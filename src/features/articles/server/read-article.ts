import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { readingMinutes } from '../categories.ts'
import { type Article, articles } from '../contract.ts'
import { renderMarkdown } from './markdown.ts'
import { findArticle, findNeighbors, listRelated, toSummary } from './queries.ts'

const relatedShown = 3

export async function readArticle(db: Db, slug: string): Promise<Article> {
  const row = await findArticle(db, slug)
  if (!row) throw refuse(articles['GET /api/blog/:slug'], 'notFound')
  const [neighbors, related] = await Promise.all([findNeighbors(db, row.id), listRelated(db, row, relatedShown)])
  return {
    ...toSummary(row),
    updatedAt: row.updatedAt.toISOString(),
    content: row.content,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    ...renderMarkdown(row.content),
    readingMinutes: readingMinutes(row.content),
    ...neighbors,
    related,
  }
}
