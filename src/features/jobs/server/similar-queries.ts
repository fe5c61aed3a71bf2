import type { Pool } from 'pg'

/** What another job must resemble: the stems of the title, and the words of the city without its state. */
export async function readLikeness(pool: Pool, jobId: string): Promise<{ readonly title: string[]; readonly city: string[] }> {
  const { rows } = await pool.query<{ title: string[]; city: string[] }>({
    name: 'search-likeness',
    text: `select array(select lexeme from unnest(tsvector_to_array(head)) lexeme where lexeme like '#t%') title,
        place_words(split_part(location, ',', 1)) city
      from job_search join jobs on id = job_id where job_id = $1`,
    values: [jobId],
  })
  return rows[0] ?? { title: [], city: [] }
}

type Alike = {
  readonly jobId: string
  readonly tsquery: string
  readonly title: readonly string[]
  readonly now: Date
  readonly limit: number
}

/** Those that share most words of the title first. */
export async function listAlike(pool: Pool, { jobId, tsquery, title, now, limit }: Alike): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'search-alike',
    text: `select job_id id
      from (select job_id, created_at, head from job_search where tsv @@ $1::tsquery and expires_at > $2 and job_id <> $3 limit 2000) near
      order by (select count(*) from unnest(tsvector_to_array(head)) lexeme where lexeme = any ($4::text[])) desc, created_at desc, job_id desc
      limit $5`,
    values: [tsquery, now, jobId, title, limit],
  })
  return rows.map(({ id }) => id)
}
