import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** `name` as the company writes it, `key` as the index has it. `isWhole`: the words are all of the name but its legal form; else they are its first ones. */
export type NamedCompany = {
  readonly text: string
  readonly name: string
  readonly key: string
  readonly isWhole: boolean
}

/** Without a limit, so that the planner reads the index of words and not the table until it meets one. */
const aJobOf = (query: string): string =>
  `(select (array_agg(job_id))[1] from job_search where tsv @@ ${query} and expires_at > $now)`

/**
 * Which of these texts name a company with open jobs. A word that other companies have in a title says what the work is; looked up among the roles
 * first, because few names of companies are in one. The first words of a name say which company it is only if others hardly use them.
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
