import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { readingMinutes } from '../categories.ts'
import { type Article, articles } from '../contract.ts'
import { renderMarkdown } from './markdown.ts'
import { findAddresses, findArticle, findNeighbors, listRelated, toSummary } from './queries.ts'

const relatedShown = 3

export async function readArticle(db: Db, slug: string): Promise<Article> {
  const row = await findArticle(db, slug)
  if (!row) throw refuse(articles['GET /api/blog/:slug'], 'notFound')
  const [neighbors, related, withdrawn] = await Promise.all([
    findNeighbors(db, row.id),
    listRelated(db, row, relatedShown),
    listWithdrawn(db, row.content),
  ])
  return {
    ...toSummary(row),
    updatedAt: row.updatedAt.toISOString(),
    content: row.content,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    ...renderMarkdown(row.content, withdrawn),
    readingMinutes: readingMinutes(row.content),
    ...neighbors,
    related,
  }
}

/** The articles that a text links to and that are not published. */
async function listWithdrawn(db: Db, content: string): Promise<ReadonlySet<string>> {
  const linked = [...new Set(Array.from(content.matchAll(/\/blog\/([a-z\d-]+)/g), ([, slug = '']) => slug))]
  if (linked.length === 0) return new Set()
  const addresses = await findAddresses(db, linked)
  return new Set(linked.filter((slug) => !addresses.has(slug)))
}
