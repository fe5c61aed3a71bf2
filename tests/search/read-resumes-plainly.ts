/** The plain scan: applies the conditions of a search to the profile of every person one by one. Results of the search are compared with it. */
import { type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import { normaliseWords } from '#features/search-words/server/public.ts'
import { parsePlace } from '#features/job-index/server/public.ts'
import type { ResumeSearch } from '#features/resume-search/contract.ts'
import type { Db } from '#platform/server/db.ts'

const orders = {
  active: sql`active_on desc, user_id desc`,
  experience: sql`coalesce(experience, -1) desc, active_on desc, user_id desc`,
  pay: sql`pay nulls last, active_on desc, user_id desc`,
  notice: sql`notice nulls last, active_on desc, user_id desc`,
}

const orNull = <T>(value: T | undefined): T | null => value ?? null
const textOf = (value: string | undefined): string => value ?? ''

function orderOf({ q, sort = q ? 'relevant' : 'active' }: ResumeSearch): RawBuilder<unknown> {
  return sort === 'relevant' ? sql`tier, ${orders.active}` : orders[sort]
}

/** The values that a search compares, computed from each profile. */
const people = sql`
  select found.user_id, found.active_on, found.phrases, person.willing_to_move, person.experience, person.availability_days notice,
    case when settings.show_salary_expectations then person.expected_salary end pay, person.demographic programme, places, named
  from resume_search found join users person on person.id = found.user_id left join cvs cv on cv.user_id = person.id
    left join user_settings settings on settings.user_id = person.id,
    lateral (select place_words(in_latin(left(coalesce(resume_place(person.location, cv.personal_info ->> 'address'), ''), 80))) own offset 0) lives,
    lateral (select own || array(select also from place_aliases where word = any (own) and also ~ '^[a-z]') places offset 0) called,
    lateral (select to_tsvector('portal', resume_text(left(coalesce(coalesce(cv.experience, person.work_experience) -> 0 ->> 'position', ''), 100)) || ' . ' ||
      coalesce((select string_agg(resume_text(left(skill, 24)), ' . ') from unnest(person.skills || coalesce(cv.skills, '{}')) with ordinality listed (skill, n) where n <= 12), '')) named offset 0) titled`

/** Stores these values once for many searches: 200 searches among a million people then take minutes instead of an hour. */
export async function preparePlainResumes(db: Db): Promise<void> {
  await sql`create table if not exists read_resumes_plainly as ${people}`.execute(db)
  await sql`analyze read_resumes_plainly`.execute(db)
}

/** Reads the page and the total without index, estimates or time limit. With `isPrepared`, uses the values stored by `preparePlainResumes`. */
export async function readResumesPlainly(
  db: Db,
  pool: Pool,
  search: ResumeSearch,
  { isPrepared = false } = {},
): Promise<{ readonly ids: string[]; readonly total: number }> {
  const { move, experienceMin, experienceMax, payMax, notice, programme, page } = search
  const typed = normaliseWords(textOf(search.q).replaceAll('+', ''))
  const { anyOf, isLastWordPrefix } = await parsePlace(pool, textOf(search.location))
  const places = anyOf.map((words, i) => hasWords(words, isLastWordPrefix && i === anyOf.length - 1))
  const source = isPrepared ? sql`read_resumes_plainly` : sql`(${people}) person`
  const isThere =
    places.length > 0 ? sql`(${sql.join(places, sql` or `)} or (${move === 'true'} and willing_to_move))` : sql`true`
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with typed as materialized (
      select exact, regexp_replace(exact::text, '<(-|[0-9]+)>', '&', 'g')::tsquery loose, exact::text like '%!%' excludes
      from (select websearch_to_tsquery('portal', search_text(${typed})) exact) words
    ), matches as materialized (
      select user_id, active_on, experience, pay, notice, case when numnode(exact) > 0 and not excludes and named @@ loose then 0 else 1 end tier
      from ${source}, typed
      where (numnode(exact) = 0 or phrases @@ exact) and ${isThere}
        and (${orNull(experienceMin)}::int is null or experience >= ${orNull(experienceMin)}::int)
        and (${orNull(experienceMax)}::int is null or experience <= ${orNull(experienceMax)}::int)
        and (${orNull(payMax)}::int is null or pay <= ${orNull(payMax)}::int)
        and (${orNull(notice)}::int is null or notice <= ${orNull(notice)}::int)
        and (${orNull(programme)}::text is null or programme = ${orNull(programme)}::text))
    select (select count(*)::int from matches) total,
      array(select user_id from matches order by ${orderOf(search)} limit 20 offset ${(page - 1) * 20}) ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

function hasWords(words: readonly string[], isLastWordPrefix: boolean): RawBuilder<unknown> {
  const whole = isLastWordPrefix ? words.slice(0, -1) : words
  const begun = isLastWordPrefix ? (words.at(-1) ?? '') : ''
  return sql`(places @> ${whole}::text[] and (${begun} = '' or exists (select from unnest(places) p where starts_with(p, ${begun}))))`
}
