import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/**
 * `name` is the name as the company writes it, `key` the name in the index. `isWhole` is true if the text is the whole name without its legal form,
 * false if it is only the first words.
 */
export type NamedCompany = {
  readonly text: string
  readonly name: string
  readonly key: string
  readonly isWhole: boolean
}

/**
 * Selects any open job of a company. Without `limit`, because the planner would otherwise scan the table for the first match instead of using the GIN
 * index.
 */
const aJobOf = (query: string): string =>
  `(select (array_agg(job_id))[1] from job_search where tsv @@ ${query} and expires_at > $now)`

/**
 * Returns the texts that name a company with open jobs. A text is not a company if titles of other companies contain it, because then it names work.
 * It is first looked up among the roles, which contain few names of companies. The first words of a name count only if other jobs hardly use them.
 */
export async function findCompanies(pool: Pool, texts: readonly string[], now: Date): Promise<NamedCompany[]> {
  const { rows } = await pool.query<NamedCompany>(
    statement(
      'search-companies',
      `with typed as materialized (
        select text, n, key, words, ('''#c' || key || '''')::tsquery whole, ('''#c' || key || ' '':*')::tsquery begun
        from unnest($texts::text[]) with ordinality given (text, n), company_key(in_latin(text)) key, place_words(key) words
        where array_to_string(words, ' ') = key
      ), named as materialized (
        select *, ${aJobOf('whole')} as of_whole from typed
      ), begun as materialized (
        select *, case when of_whole is null and
          coalesce((select min(coalesce((select df from search_terms where term = word), 0)) from unnest(words) word), 0)
            <= 1.2 * (select count(*) from job_search where tsv @@ begun) then ${aJobOf('begun')} end as of_begun from named
      ), found as materialized (
        select *, regexp_replace(plainto_tsquery('portal', search_text(text))::text, '''((?:[^'']|'''')+)''', '''#t\\1''', 'g')::tsquery in_title
        from begun where coalesce(of_whole, of_begun) is not null
      )
      select text, company as name, key, of_whole is not null "isWhole"
      from found join jobs on jobs.id = coalesce(of_whole, of_begun)
      where numnode(in_title) = 0
        or not exists (select from suggestion_words where kind = 'role' and word = any (words))
        or not exists (select from job_search where tsv @@ (in_title && !!(whole || begun)))
      order by n`,
      { texts, now },
    ),
  )
  return rows
}
