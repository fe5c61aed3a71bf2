import type { Pool } from 'pg'
import type { DemographicCode } from '#features/jobs/contract.ts'

/** The columns of a job that a search reads. */
export type BenchJob = {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly location: string
  readonly description: string
  readonly requirements: readonly string[]
  readonly demographics: readonly DemographicCode[]
  readonly experienceLevel: 'entry' | 'mid' | 'senior'
  readonly urgentHiring: boolean
  readonly salaryMin: number | null
  readonly salaryMax: number | null
}
type Row = BenchJob & { readonly at: string }

const batch = 10_000

/** Yields all open jobs, oldest first, in batches, because a million of them do not fit into memory. */
export async function* openJobs(pool: Pool): AsyncGenerator<readonly BenchJob[]> {
  let last = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const { rows } = await pool.query<Row>(
      `select j.id, j.title, j.company, j.location, j.description, j.requirements, j.demographics, j.experience_level as "experienceLevel",
         j.urgent_hiring as "urgentHiring", j.salary_min as "salaryMin", j.salary_max as "salaryMax", s.created_at::text as at
       from (select job_id, created_at from job_search where (created_at, job_id) > ($1, $2) order by created_at, job_id limit $3) s
         join jobs j on s.job_id = j.id order by s.created_at, s.job_id`,
      [last.at, last.id, batch],
    )
    yield rows
    last = rows.at(-1) ?? last
    if (rows.length < batch) return
  }
}
