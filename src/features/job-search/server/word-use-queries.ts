import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import { type ParsedWord, titleQuery } from '#features/job-index/server/public.ts'
import type { WordUse } from '#features/search-words/server/public.ts'

const mostCounted = 1_000
const titlesRead = 200

/** Counts how jobs use each word. Places do not count as partners, because every trade occurs in all of them. */
export async function countWordUse(pool: Pool, words: readonly ParsedWord[]): Promise<WordUse[]> {
  const { rows } = await pool.query<Omit<WordUse, 'text'>>(
    statement(
      'search-word-use',
      `select
        (select count(*)::int from (select from job_search where tsv @@ word::tsquery limit ${mostCounted}) using_it) jobs,
        (select count(*)::int from (select from job_search where tsv @@ title::tsquery limit ${mostCounted}) named_so) titles,
        (select count(distinct lexeme)::int from (select head from job_search where tsv @@ title::tsquery limit ${titlesRead}) read,
          unnest(tsvector_to_array(head)) lexeme
          where lexeme like '#n%' and '#l' || substr(lexeme, 3) <> all (tsvector_to_array(head))) partners
      from unnest($words::text[], $titles::text[]) with ordinality given (word, title, n) order by n`,
      {
        words: words.map((each) => each.words),
        titles: words.map((each) => titleQuery({ stems: each.words, written: '' }, '#t')),
      },
    ),
  )
  return rows.map((row, i) => ({ ...row, text: words[i]?.text ?? '' }))
}
