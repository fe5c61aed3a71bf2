import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** The stems of the title, the words of city and state, and all lexemes for comparison, which are empty if the job is closed. */
type JobSimilarity = {
  readonly title: string[]
  readonly city: string[]
  readonly state: string[]
  readonly level: string
  readonly all: string[]
}

export async function readJobSimilarity(pool: Pool, jobId: string): Promise<JobSimilarity> {
  const { rows } = await pool.query<JobSimilarity>(
    // The index has no closed jobs, so the title is parsed here.
    statement(
      'search-likeness',
      `select array(select '#t' || lexeme from unnest(tsvector_to_array(to_tsvector('portal', replace(search_text(title), '-', ' ')))) lexeme) title,
        place_words(in_latin(split_part(location, ',', 1))) city, place_words(in_latin(split_part(location, ',', 2))) state,
        experience_level level, coalesce(tsvector_to_array(tsv), '{}') "all"
      from jobs left join job_search on id = job_id where id = $jobId`,
      { jobId },
    ),
  )
  return rows[0] ?? { title: [], city: [], state: [], level: '', all: [] }
}

type SimilarJobsQuery = {
  readonly jobId: string
  readonly tsquery: string
  readonly all: readonly string[]
  readonly now: Date
  readonly limit: number
}

/** Sorts by the number of common lexemes: a nursing supervisor is more similar to a nurse than to a building supervisor. */
export async function listSimilarJobIds(pool: Pool, { jobId, tsquery, all, now, limit }: SimilarJobsQuery): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    statement(
      'search-alike',
      `select job_id id
      from (select job_id, created_at, tsv from job_search where tsv @@ $tsquery::tsquery and expires_at > $now and job_id <> $jobId limit 500) near
      order by (select count(*) from unnest(tsvector_to_array(tsv)) lexeme where lexeme = any ($all::text[])) desc, created_at desc, job_id desc
      limit $limit`,
      { tsquery, now, jobId, all, limit },
    ),
  )
  return rows.map(({ id }) => id)
}
