/** The same question as the search's, put to every job one after the other. */
import { type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import type { JobSearch } from '#features/jobs/contract.ts'
import { parsePlace, parseWords } from '#features/jobs/server/search-queries.ts'
import { asTyped } from '#features/jobs/server/search/words.ts'
import type { Db } from '#platform/server/db.ts'

export async function prepareReading(db: Db): Promise<void> {
  await sql`create table read_plainly as
  select *, coalesce(salary_max, salary_min, 0) pay, coalesce(salary_min, salary_max, 2147483647) low,
    strip(to_tsvector('portal', called)) title_words,
    strip(to_tsvector('portal', called || ' ' || replace(search_text(concat_ws(' ', company, location, array_to_string(requirements, ' '), description)), '-', ' '))) words
  from jobs, place_words(location) places,
    lateral (select places || array(select also from place_aliases where word = any (places)) places_and_aliases) placed,
    lateral (select replace(search_text(title), '-', ' ')
      || case when experience_level = 'entry' or 'fresher' = any (demographics) then ' fresher' else '' end said) said,
    lateral (select concat_ws(' ', said, array_to_string(array(select words from title_aliases
      where array(select unnest(tsvector_to_array(to_tsvector('portal', phrase)))) <@ tsvector_to_array(to_tsvector('portal', said))), ' '),
      array_to_string(places_and_aliases, ' ')) called) called
  where is_active`.execute(db)
}

const orders = {
  recent: sql`created_at desc, id desc`,
  'salary-high': sql`pay desc, created_at desc, id desc`,
  'salary-low': sql`low, created_at desc, id desc`,
}

/** No index, no statistics, no budget. */
export async function readPlainly(
  db: Db,
  pool: Pool,
  asked: JobSearch,
  now: Date,
): Promise<{ readonly ids: string[]; readonly total: string }> {
  const { experience = null, jobType = null, urgent = null, demographic = null, salaryMin = 0 } = asked
  const words = await parseWords(pool, asTyped(asked.q ?? ''))
  const place = await parsePlace(pool, asked.location ?? '')
  const { rows } = await sql<{ id: string }>`
    select id from read_plainly where coalesce(expires_at > ${now}, true)
      and (${words} = '' or words @@ ${words}::tsquery)
      and places_and_aliases @> ${place.slice(0, -1)}::text[]
      and (${place.length} = 0 or exists (select from unnest(places_and_aliases) p where starts_with(p, ${place.at(-1) ?? ''})))
      and (${experience}::text is null or experience_level = ${experience})
      and (${jobType}::text is null or job_type = ${jobType})
      and (${urgent}::text is distinct from 'true' or urgent_hiring)
      and (${demographic}::text is null or ${demographic} = any (demographics) or ${demographic} = 'fresher' and experience_level = 'entry')
      and pay >= ${salaryMin}
    order by ${orderOf(asked, words)}`.execute(db)
  const from = (asked.page - 1) * asked.limit
  const ids = rows.slice(from, from + asked.limit).map(({ id }) => id)
  return { ids, total: rows.length > 1_000 ? '1000+' : String(rows.length) }
}

function orderOf({ q, sort = q ? 'relevant' : 'recent' }: JobSearch, words: string): RawBuilder<unknown> {
  if (sort !== 'relevant') return orders[sort]
  return words === '' || /[!|]/.test(words) ? orders.recent : sql`title_words @@ ${words}::tsquery desc, ${orders.recent}`
}
