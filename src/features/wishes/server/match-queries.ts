import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { MatchSigns, OfferedJob, WishCriteria } from '../rules.ts'

export type NewJob = { readonly id: string; readonly titleStems: string[]; readonly companyKey: string }
export type Pair = { readonly jobId: string; readonly wishId: string }
export type Key = { readonly jobId: string; readonly key: string }

/** Two processes take different jobs; a failed process releases its own. */
export async function takeNewJobs(tx: Tx, limit: number): Promise<NewJob[]> {
  const { rows } = await sql<NewJob>`
    with taken as (
      delete from jobs_to_match
      where job_id in (select job_id from jobs_to_match limit ${limit} for update skip locked) returning job_id)
    select id, role_stems(title) as title_stems, company_key(company) as company_key
    from taken join jobs on jobs.id = taken.job_id`.execute(tx)
  return rows
}

/** Without wishes, nothing has to be compared. */
export async function isAnyoneWishing(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('wishes').select('id').where('isActive', '=', true).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Wishes for exactly these roles that may get one more match at another company. */
export async function listWishesForRoles(tx: Tx, keys: readonly Key[], room: { readonly since: Date; readonly most: number }) {
  const { rows } = await sql<Pair>`
    select pair.job_id, wishes.id as wish_id
    from unnest(${keys.map(({ jobId }) => jobId)}::uuid[], ${keys.map(({ key }) => key)}::text[]) pair (job_id, key)
    join wishes on wishes.is_active and wishes.role_key = pair.key
    where (select count(*) from wish_matches where wish_id = wishes.id and matched_at > ${room.since}) < ${room.most}`.execute(tx)
  return rows
}

/** Wishes for companies with exactly these names, or with names similar to that of the job's company. */
export async function listWishesForCompanies(tx: Tx, jobs: readonly NewJob[], keys: readonly Key[]): Promise<Pair[]> {
  await sql`select set_config('pg_trgm.similarity_threshold', '0.5', true)`.execute(tx)
  const { rows } = await sql<Pair>`
    select pair.job_id, wishes.id as wish_id
    from unnest(${keys.map(({ jobId }) => jobId)}::uuid[], ${keys.map(({ key }) => key)}::text[]) pair (job_id, key)
    join wishes on wishes.is_active and wishes.company_key = pair.key
    union
    select pair.job_id, wishes.id
    from unnest(${jobs.map(({ id }) => id)}::uuid[], ${jobs.map(({ companyKey }) => companyKey)}::text[]) pair (job_id, key)
    join wishes on wishes.is_active and wishes.company_key % pair.key`.execute(tx)
  return rows
}

export type ComparedPair = Pair & {
  readonly userId: string
  readonly wished: WishCriteria
  readonly offered: OfferedJob
  readonly likeness: MatchSigns
}

/**
 * The data that the rules need for each pair, locked until the transaction ends. Pairs without a common word are excluded here, where it is cheap.
 */
export async function comparePairs(tx: Tx, pairs: readonly Pair[], now: Date): Promise<ComparedPair[]> {
  const { rows } = await sql<ComparedPair>`
    select pair.job_id, pair.wish_id, wish.user_id,
      jsonb_build_object('company', wish.company, 'role', wish.role, 'availabilityDays', wish.availability_days,
        'expectedSalary', wish.expected_salary, 'location', wish.location) as wished,
      jsonb_build_object('title', job.title, 'company', job.company, 'location', job.location, 'salaryMin', job.salary_min,
        'salaryMax', job.salary_max, 'urgentHiring', job.urgent_hiring, 'demographics', job.demographics) as offered,
      jsonb_build_object('roleStems', role_stems(wish.role), 'titleStems', role_stems(job.title),
        'role', similarity(lower(wish.role), lower(job.title)), 'company', similarity(wish.company_key, company_key(job.company)),
        'wishedCompany', wish.company_key, 'offeredCompany', company_key(job.company),
        'wishedPlace', place_words(split_part(coalesce(wish.location, ''), ',', 1)),
        'places', place_words(job.location) || array(select also from place_aliases where word = any (place_words(job.location)))) as likeness
    from unnest(${pairs.map(({ jobId }) => jobId)}::uuid[], ${pairs.map(({ wishId }) => wishId)}::uuid[]) pair (job_id, wish_id)
    join jobs job on job.id = pair.job_id and job.is_active and (job.expires_at is null or job.expires_at > ${now})
    join wishes wish on wish.id = pair.wish_id and wish.is_active
    where string_to_array(wish.role_key, ' ') && role_stems(job.title) or similarity(lower(wish.role), lower(job.title)) > 0.5
    order by pair.wish_id, job.created_at desc, job.id
    for key share of job, wish`.execute(tx)
  return rows
}

export type NewMatch = Pair & { readonly reason: string; readonly isElsewhere: boolean; readonly matchedAt: Date }

/** Returns the wishes that have new matches. */
export async function insertMatches(tx: Tx, matches: readonly NewMatch[]): Promise<string[]> {
  if (matches.length === 0) return []
  const rows = await tx
    .insertInto('wishMatches')
    .values([...matches])
    .onConflict((conflict) => conflict.columns(['wishId', 'jobId']).doNothing())
    .returning('wishId')
    .execute()
  return [...new Set(rows.map(({ wishId }) => wishId))]
}

export type WishToMatch = { readonly company: string; readonly role: string; readonly location: string | null }

/** Null if it was deleted or paused meanwhile. */
export async function findWishToMatch(db: Db, wishId: string): Promise<WishToMatch | null> {
  const row = await db
    .selectFrom('wishes')
    .select(['company', 'role', 'location'])
    .where('id', '=', wishId)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row ?? null
}

export async function listJobsSince(db: Db, jobIds: readonly string[], since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs where id = any(${jobIds}::uuid[]) and created_at >= ${since}`.execute(db)
  return rows.map(({ id }) => id)
}
