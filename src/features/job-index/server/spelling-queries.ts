import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db, Tx } from '#platform/server/db.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'

export type Spelling = { readonly word: string; readonly term: string; readonly df: number }

/**
 * Finds spelling corrections for each word that no job uses: similar terms by trigrams, and for short words also terms of similar length with the
 * same first letter, because a transposition in a short word leaves too few common trigrams.
 */
export async function findSpellings(pool: Pool, words: readonly string[]): Promise<Spelling[]> {
  const { rows } = await pool.query<Spelling>(
    statement(
      'search-spellings',
      `select word, near.term, near.df from unnest($words::text[]) word,
        lateral (
          select term, df from (
            select term, df from search_terms where term % word
            union
            select term, df from search_terms where length(word) <= 6
              and term >= left(word, 1) and term < left(word, 1) || chr(1114111) and abs(length(term) - length(word)) <= 1
          ) alike
          order by similarity(term, word) desc, df desc limit 300
        ) near
      where case when exists (select from search_terms where term = word) then false
        else not exists (select from job_search where tsv @@ plainto_tsquery('portal', search_text(word))) end`,
      { words },
    ),
  )
  return rows
}

/** `typedWords` is the typed word in the form in which names of places are stored. `name` is the term in Latin letters, if it has a Latin name. */
export type PlaceSpelling = Spelling & { readonly typedWords: string; readonly name: string }

/**
 * Finds corrections for each word that is no name of a place: names that begin with the same letter or are similar. Names of several words are
 * included whole and word by word.
 */
export async function findPlaceSpellings(pool: Pool, words: readonly string[]): Promise<PlaceSpelling[]> {
  const { rows } = await pool.query<PlaceSpelling>(
    statement(
      'search-place-spellings',
      `with typed as materialized (select word, array_to_string(place_words(word), ' ') said from unnest($words::text[]) word),
      named as materialized (
        select term, sum(jobs)::int df from (
          select word term, suggestions.jobs from suggestion_words join suggestions using (kind, key) where kind = 'city'
          union all select ltrim(words), jobs from suggestions where kind = 'city' and ltrim(words) like '% %'
          union all select term, 1 from place_aliases, unnest(array[word, also]) term
        ) each where term <> '' group by term
      )
      select word, said "typedWords", near.term, df,
        coalesce((select alias.word from place_aliases alias where also = near.term and near.term !~ '[a-z]' and alias.word ~ '^[a-z]+$'
          order by exists (select from city_names where old = alias.word), alias.word limit 1), near.term) as name
      from typed, lateral (
        select term, df from named
        where similarity(term, said) >= 0.3 or left(term, 1) = left(said, 1) and abs(length(term) - length(said)) <= 2
        order by similarity(term, said) desc, df desc limit 300
      ) near
      where not exists (select from named where term = said)`,
      { words },
    ),
  )
  return rows
}

/** Returns the words that occur in jobs. */
export async function findTerms(pool: Pool, words: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ term: string }>(
    statement('search-terms', 'select term from search_terms where term = any($words::text[])', { words }),
  )
  return new Set(rows.map(({ term }) => term))
}

/** The size of the sample. A sample five times as large finds hardly any further words and takes a minute longer. */
const sampledJobs = 20_000

/**
 * Rebuilds the dictionary for spelling corrections from a sample of the open jobs. In a large index, a word in a single job is omitted, because it is
 * probably a typing error.
 */
export async function rebuildSearchTerms(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ jobs: number }>`select count(*)::int jobs from job_search`.execute(tx)
    const jobs = rows[0]?.jobs ?? 0
    const sample = `select to_tsvector('simple', unaccent(regexp_replace(plain_letters(concat_ws(' ', title, company, location,
      array_to_string(requirements, ' '), left(description, 400))), '[-./@_]', ' ', 'g')))
      from jobs join job_search on job_id = id where random() < ${Math.min(1, sampledJobs / Math.max(1, jobs))}`
    await sql`delete from search_terms`.execute(tx)
    await sql`insert into search_terms (term, df)
      select word, ndoc from ts_stat(${sample}) where ndoc >= ${jobs < 1_000 ? 1 : 2} and word !~ '[0-9]'`.execute(tx)
    await addOtherNames(tx)
  })
  await sql`analyze job_search`.execute(db)
  await sql`analyze search_terms`.execute(db)
}

/** Adds other names of trades and places. Jobs are found by them even if no job contains them, so typing errors in them are corrected too. */
async function addOtherNames(tx: Tx): Promise<void> {
  await sql`insert into search_terms (term, df)
    select also, max(df) from (
      select also, df from place_aliases join search_terms on term = word
      union all
      select unnest(tsvector_to_array(to_tsvector('simple', also))), rarest from title_aliases,
        lateral (select min(coalesce(df, 0)) rarest from unnest(string_to_array(phrase, ' ')) said left join search_terms on term = said) used
      where rarest > 0
    ) named where also ~ '^[a-z]{3,}$' group by also
    on conflict do nothing`.execute(tx)
}

/** Deletes expired jobs from the index. Searches exclude them anyway; this limits the size of the index. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  await sql`delete from job_search where expires_at <= ${now} and expires_at < 'infinity'`.execute(db)
}

/** Removes jobs that are no longer recent from the index of recent jobs. */
export async function sweepRecent(db: Db): Promise<void> {
  await sql`update job_search set is_recent = false where is_recent and created_at < recent_since()`.execute(db)
}
