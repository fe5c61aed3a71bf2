import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Suggestion, SuggestInput } from '../contract.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** `foundBy` are all words by which the name is found. */
export type NamedSuggestion = Suggestion & { readonly foundBy: string }

/** The number of names read per kind. Names of closed jobs, which stay until the next count, may displace others. */
const looked = 24

/** An SQL condition that is true if a job with this name is open. */
const isOpenUnder = `case kind
  when 'role' then exists (select from jobs where is_active and lower(title) = key and coalesce(expires_at, 'infinity') > $now)
  when 'company' then exists (select from jobs where is_active and lower(company) = key and coalesce(expires_at, 'infinity') > $now)
  else exists (select from jobs where is_active and lower(split_part(location, ',', 1)) = key and coalesce(expires_at, 'infinity') > $now)
  end`

type SuggestionQuery = SuggestInput & { readonly now: Date }

/** The number per kind: more than are shown, because a city may be written in two ways. */
const offered = 12

/**
 * Like `findByBeginnings` for a single word of at least two letters, from an index with the best names first: only as many names are read as are
 * likely to be shown.
 */
export async function findBest(pool: Pool, { q, kind, now }: SuggestionQuery): Promise<NamedSuggestion[]> {
  const { rows } = await pool.query<NamedSuggestion>(
    statement(
      'suggest-best',
      `with said as materialized (select (place_words($q))[1] as typed)
      select kind, text, "foundBy" from said,
      unnest(case when $kind::text is null then array['role', 'company', 'city'] else array[$kind] end) of_kind,
      lateral (
        select kind, name as text, found_by as "foundBy", place from (
          select kind, key, name, words || also as found_by, row_number() over (order by best.tier, best.jobs desc, length(name), key) as place
          from (
            select kind, key, min(tier) as tier, max(jobs) as jobs from (
              select kind, key, tier, jobs from suggestion_words
              where kind = of_kind and left(word, 2) = left(typed, 2) and starts_with(word, typed)
              order by tier, jobs desc, length(key), key limit ${looked * 3}
            ) first group by kind, key
          ) best join suggestions using (kind, key)
          order by place offset 0
        ) ranked where ${isOpenUnder} limit ${offered}
      ) open
      order by kind, place`,
      { q, kind: kind ?? null, now },
    ),
  )
  return rows
}

/**
 * Names in which each typed word begins a word: first those that begin with the typed text, and their own words before synonyms. The longest typed
 * word is looked up; the cost is bounded, however many names begin with it.
 */
export async function findByBeginnings(pool: Pool, { q, kind, now }: SuggestionQuery): Promise<NamedSuggestion[]> {
  const { rows } = await pool.query<NamedSuggestion>(
    statement(
      'suggest-beginnings',
      `with typed as materialized (select (place_words($q))[1:8] parts),
      longest as materialized (select word from typed, unnest(parts) word order by length(word) desc limit 1),
      met as materialized (
        select kind, key from suggestion_words
        where word >= (select word from longest) and word < (select word from longest) || chr(1114111) and ($kind::text is null or kind = $kind)
        limit 2000
      ),
      ranked as (
        select kind, key, name, words || also as found_by, row_number() over (partition by kind
          order by starts_with(key, lower($q)) desc, (select bool_and(words like '% ' || word || '%') from typed, unnest(parts) word) desc,
            jobs desc, length(name), key) as place
        from met join suggestions using (kind, key)
        where (select bool_and(words || also like '% ' || word || '%') from typed, unnest(parts) word)
      )
      select kind, name as text, found_by as "foundBy" from ranked where place <= ${looked} and ${isOpenUnder} order by place`,
      { q, kind: kind ?? null, now },
    ),
  )
  return rows
}

/** Names similar to the typed text, the most similar first; some are too different. Two transposed letters make a short word very dissimilar. */
export async function findAlike(pool: Pool, { q, kind, now }: SuggestionQuery): Promise<NamedSuggestion[]> {
  const { rows } = await pool.query<NamedSuggestion>(
    statement(
      'suggest-alike',
      `with longest as materialized (select word as typed from unnest(place_words($q)) word order by length(word) desc limit 1),
      near as materialized (
        select kind, key, word from suggestion_words
        where word >= (select left(typed, 1) from longest) and word < (select left(typed, 1) from longest) || chr(1114111)
          and (select length(typed) from longest) <= 6 and abs(length(word) - (select length(typed) from longest)) <= 1
          and ($kind::text is null or kind = $kind)
        limit 2000
      ),
      alike as (
        (select kind, key, word_similarity(lower($q), words || also) as likeness from suggestions
          where lower($q) <% (words || also) and ($kind::text is null or kind = $kind) order by likeness desc, jobs desc, key limit ${looked * 3})
        union all
        (select kind, key, similarity(word, typed) as likeness from near, longest order by likeness desc, key limit ${looked * 3})
      )
      select kind, name as text, words || also as "foundBy"
      from (select kind, key, max(likeness) as likeness from alike group by kind, key) once join suggestions using (kind, key)
      where ${isOpenUnder} order by likeness desc, jobs desc, length(name), key`,
      { q, kind: kind ?? null, now },
    ),
  )
  return rows
}

/** Counts the open jobs of each name. Names without jobs are deleted; the others are ranked, and written as most jobs write them. */
export async function countSuggestions(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table counted on commit drop as
      select kind, lower(name) as key, mode() within group (order by btrim(name)) as name, count(*)::int as jobs
      from jobs, lateral (values ('role', title), ('company', company), ('city', split_part(location, ',', 1))) named (kind, name)
      where is_active and coalesce(expires_at, 'infinity') > ${now} group by 1, 2`.execute(tx)
    await sql`delete from suggestions where not exists (
      select from counted where counted.kind = suggestions.kind and counted.key = suggestions.key)`.execute(tx)
    await sql`update suggestions set jobs = counted.jobs,
        name = case when exists (select from city_names where suggestions.kind = 'city' and old = btrim(suggestions.key)) then suggestions.name else counted.name end
      from counted where counted.kind = suggestions.kind and counted.key = suggestions.key and suggestions.jobs <> counted.jobs`.execute(
      tx,
    )
    await sql`update suggestion_words said set jobs = named.jobs
      from suggestions named where named.kind = said.kind and named.key = said.key and named.jobs <> said.jobs`.execute(tx)
  })
  await sql`analyze suggestions`.execute(db)
  await sql`analyze suggestion_words`.execute(db)
}

const rowsAtOnce = 200

/** The position is the kind and the key of a name, as JSON. */
export async function renewSuggestions(tx: Tx, after: string): Promise<string | null> {
  const { rows } = await sql<{ next: string }>`
    with batch as materialized (
      select kind, key from suggestions
      where (kind, key) > (coalesce(nullif(${after}, '')::json ->> 0, ''), coalesce(nullif(${after}, '')::json ->> 1, ''))
      order by kind, key limit ${rowsAtOnce}
    ), renewed as materialized (
      select renew_suggestions(kind, array_agg(key)) from batch group by kind
    )
    select json_build_array(kind, key)::text as next from batch
    where (select count(*) from renewed) >= 0 order by kind desc, key desc limit 1`.execute(tx)
  return rows[0]?.next ?? null
}
