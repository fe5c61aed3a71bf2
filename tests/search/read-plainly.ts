/** The plain scan: applies the conditions of a search to every job one by one. Results of the search are compared with it. */
import { type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import type { JobSearch } from '#features/job-search/contract.ts'
import { openWordParser } from '#features/job-index/server/parse-words.ts'
import { facetsOf, shiftsWithin } from '#features/job-index/server/facets.ts'
import ranks from '../../database/names/ranks.json' with { type: 'json' }
import { sameWorkQuery } from '#features/job-index/server/other-work.ts'
import { noWords, type Words } from '#features/job-index/server/parse-queries.ts'
import { splitExclusions } from '#features/job-index/server/split-exclusions.ts'
import { rankQuery } from '#features/job-index/server/rank-words.ts'
import { parsePlace, type PlaceFilter } from '#features/job-index/server/parse-place.ts'
import { openCompanyReader } from '#features/job-search/server/search/read-company.ts'
import { readSearch } from '#features/search-words/server/public.ts'
import type { Db } from '#platform/server/db.ts'

/** Normalises each distinct title and place once, because even a million jobs have few of them. */
export async function prepareReading(db: Db): Promise<void> {
  await sql`drop table if exists plain_places, plain_names, read_plainly`.execute(db)
  await sql`create table plain_places as
    select location, places || array(select also from place_aliases where word = any (places) and also ~ '^[a-z]') places
    from (select location, place_words(in_latin(location)) places from (select distinct location from jobs) known) split`.execute(
    db,
  )
  await sql`create table plain_names as
    with phrases as materialized (select indexed words, tsvector_to_array(to_tsvector('portal', replace(search_text(phrase), '-', ' '))) stems from title_aliases),
    said as materialized (select title, suits_beginners, said, tsvector_to_array(to_tsvector('portal', said)) stems
      from (select distinct title, experience_level = 'entry' or 'fresher' = any (demographics) suits_beginners from jobs) known,
        lateral (select replace(search_text(title), '-', ' ') || case when suits_beginners then ' fresher' else '' end said) called)
    select title, suits_beginners, said as own_name, concat_ws(' ', said, (select string_agg(words, ' ') from phrases where phrases.stems <@ said.stems)) name
    from said`.execute(db)
  await sql`analyze jobs, plain_places, plain_names`.execute(db)
  await sql`create table read_plainly with (toast_tuple_target = 8160) as
    select id, created_at, expires_at, job_type, experience_level, urgent_hiring, demographics, places,
      company_key(in_latin(company)) company, job_shifts(title, concat_ws(' . ', array_to_string(requirements, ' . '), description)) shifts, is_walk_in(title, concat_ws(' . ', array_to_string(requirements, ' . '), description)) walk_in,
      (select 1 + round(100.0 * answered / applications)::int / 10 from company_responses where employer_id = posted_by) answers,
      coalesce(salary_max, salary_min, 0) pay, coalesce(salary_min, salary_max, 2147483647) low,
      strip(to_tsvector('portal', own)) own_words, array_to_tsvector(array(select singulars(word) from unnest(tsvector_to_array(to_tsvector('portal_written', own))) word)) written_words, strip(to_tsvector('portal', called)) title_words,
      strip(to_tsvector('portal', called || ' ' ||
        replace(search_text(concat_ws(' ', company, location, array_to_string(requirements, ' '), description)), '-', ' '))) words
    from jobs join plain_places using (location)
      join plain_names using (title), lateral (select concat_ws(' ', name, array_to_string(places, ' ')) called, concat_ws(' ', own_name, array_to_string(places, ' ')) own) called
    where is_active and suits_beginners = (experience_level = 'entry' or 'fresher' = any (demographics))`.execute(db)
  await sql`analyze read_plainly`.execute(db)
}

const orders = {
  recent: sql`created_at desc, id desc`,
  'salary-high': sql`pay desc, created_at desc, id desc`,
  'salary-low': sql`low, created_at desc, id desc`,
  answers: sql`answers desc, created_at desc, id desc`,
}

/** Titles are compared word by word, instead of with the lexemes that the index has for ranks. */
function wordsOfRank(rank: string): string {
  const known = ranks.filter((each) => rank === 'plain' || each.rank === rank)
  const query = known.map(({ words, unless }) => (unless ? `${oneOf(words)} & !${unless}` : oneOf(words))).join(' | ')
  return rank === 'plain' ? `!(${query})` : `(${query})`
}

const oneOf = (words: string): string => `(${words.replaceAll(' ', ' | ')})`

type Read = { readonly ids: string[]; readonly total: string }

/** Reads the page and the total without index, estimates or time limit. */
export async function readPlainly(db: Db, pool: Pool, typed: JobSearch, now: Date): Promise<Read> {
  const query = readSearch(typed)
  const company = query.q && !query.company ? await openCompanyReader(pool)(query.q, now) : null
  const ofCompany = company && (await readAll(db, pool, { ...query, ...company }, now))
  return ofCompany && ofCompany.total !== '0' ? ofCompany : readAll(db, pool, query, now)
}

async function readAll(db: Db, pool: Pool, query: JobSearch, now: Date): Promise<Read> {
  const parsed = await openWordParser(pool)(query.q ?? '')
  const words = parsed.stems
  const wanted = splitExclusions(parsed)?.wanted ?? noWords
  const { stems, written } = wanted
  const place = await parsePlace(pool, query.location ?? '')
  const { limit, page } = query
  const ofRank = rankQuery(written, facetsOf(query, place, null)).replace(/'#r(\w+)'/g, (_, rank: string) => wordsOfRank(rank))
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with matches as materialized (
      select id, created_at, pay, low, coalesce(answers, 0) answers, case
          when not ${isSameWork(wanted)} then 4
          when written_words @@ nullif(${written}, '')::tsquery and written_words @@ ${ofRank}::tsquery then 0
          when own_words @@ nullif(${stems}, '')::tsquery then 1
          when title_words @@ nullif(${stems}, '')::tsquery and written_words @@ ${ofRank}::tsquery then 2
          when title_words @@ nullif(${stems}, '')::tsquery then 3 else 4 end tier from read_plainly
      where coalesce(expires_at > ${now}, true) and (${words} = '' or words @@ ${words}::tsquery) and ${isIn(place)} and ${isKept(query)} and ${isOfWords(query)})
    select (select count(*)::int from matches) total,
      array(select id from matches order by ${orderOf(query, stems)} limit ${limit} offset ${(page - 1) * limit}) ids`.execute(db)
  const { ids = [], total = 0 } = rows[0] ?? {}
  return { ids, total: total > 1_000 ? '1000+' : String(total) }
}

/** False for titles in which the words name another trade. */
function isSameWork(wanted: Words): RawBuilder<unknown> {
  const same = sameWorkQuery(wanted).replaceAll("'#w", "'")
  return same === '' ? sql`true` : sql`written_words @@ ${same}::tsquery`
}

function isIn({ anyOf, isLastWordPrefix }: PlaceFilter): RawBuilder<unknown> {
  const places = anyOf.map((words, i) => hasWords(words, isLastWordPrefix && i === anyOf.length - 1))
  return places.length > 0 ? sql`(${sql.join(places, sql` or `)})` : sql`true`
}

function hasWords(words: readonly string[], isLastWordPrefix: boolean): RawBuilder<unknown> {
  const whole = isLastWordPrefix ? words.slice(0, -1) : words
  const begun = isLastWordPrefix ? (words.at(-1) ?? '') : ''
  return sql`(places @> ${whole}::text[] and (${begun} = '' or exists (select from unnest(places) p where starts_with(p, ${begun}))))`
}

function isKept(query: JobSearch): RawBuilder<unknown> {
  const { experience, jobType, urgent, demographic, salaryMin = 0 } = query
  return sql`(${experience ?? null}::text is null or experience_level = ${experience ?? null})
    and (${jobType ?? null}::text is null or job_type = ${jobType ?? null})
    and (${urgent ?? null}::text is distinct from 'true' or urgent_hiring)
    and (${demographic ?? null}::text is null or ${demographic ?? null} = any (demographics)
      or ${demographic ?? null} = 'fresher' and experience_level = 'entry')
    and pay >= ${salaryMin}`
}

/** The conditions of filters that people name in words. */
function isOfWords({ shift, walkIn, company = '' }: JobSearch): RawBuilder<unknown> {
  const shifts = shift ? shiftsWithin[shift] : null
  return sql`(${walkIn ?? null}::text is distinct from 'true' or walk_in) and (${shifts}::text[] is null or shifts && ${shifts}::text[])
    and (${company} = '' or starts_with(company || ' ', company_key(in_latin(${company})) || ' '))`
}

function orderOf({ q, sort = q ? 'relevant' : 'recent' }: JobSearch, words: string): RawBuilder<unknown> {
  if (sort !== 'relevant') return orders[sort]
  return words === '' ? orders.recent : sql`tier, ${orders.recent}`
}
