import { type RawBuilder, sql } from 'kysely'
import { wordingsOf } from '../synonyms.ts'

/** A full-text query for the words in any English form, and for synonyms. */
function queryOf(q: string): RawBuilder<unknown> {
  const wordings = wordingsOf(q).map((wording) => sql`websearch_to_tsquery('english', ${wording})`)
  return sql`(${sql.join(wordings, sql` || `)})`
}

/** Matches all words, or any part of a title. */
export function matches(q: string): RawBuilder<boolean> {
  return sql<boolean>`(search_words @@ ${queryOf(q)} or position(lower(${q}) in lower(title)) > 0)`
}

export function rankFor(q: string): RawBuilder<number> {
  return sql<number>`ts_rank(search_words, ${queryOf(q)})`
}
