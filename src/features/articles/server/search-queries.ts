import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { wordingsOf } from '../synonyms.ts'
import { type ListedArticle, published, toSummary } from './queries.ts'

/** The number of words of a search that are compared. */
const mostWords = 10
/** Shorter words are similar to too many others. */
const shortestCompared = 4
/** An eight-letter word with two transposed letters is more similar than this. */
const leastSimilar = 0.4

/** For a search without hits: articles with at least one of the words, or with a similar word in title or tags. */
export async function listNearest(db: Db, q: string, limit: number): Promise<ListedArticle[]> {
  const words = wordingsOf(q).flatMap((wording) => wording.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const some = [...new Set(words)].slice(0, mostWords)
  if (some.length === 0) return []
  const any = sql`websearch_to_tsquery('english', ${some.join(' or ')})`
  const names = sql`lower(title || ' ' || translate(array_to_string(tags, ' '), '_', ' '))`
  const compared = some.filter((word) => word.length >= shortestCompared)
  const likeness = sql<number>`coalesce((select max(word_similarity(word, ${names})) from unnest(${compared}::text[]) word), 0)`
  const rows = await published(db)
    .where(sql<boolean>`(search_words @@ ${any} or ${likeness} > ${leastSimilar})`)
    .orderBy(sql`ts_rank(search_words, ${any}) + ${likeness}`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toSummary)
}
