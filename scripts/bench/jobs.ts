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

const batch = 20_000

/** Every open job, oldest first. */
export async function listOpenJobs(pool: Pool): Promise<BenchJob[]> {
  const jobs: BenchJob[] = []
  for (;;) {
    const { rows } = await pool.query<BenchJob>(
      `select j.id, j.title, j.company, j.location, j.description, j.requirements, j.demographics, j.experience_level as "experienceLevel",
         j.urgent_hiring as "urgentHiring", j.salary_min as "salaryMin", j.salary_max as "salaryMax"
       from jobs j join job_search s on s.job_id = j.id order by s.created_at, s.job_id limit $1 offset $2`,
      [batch, jobs.length],
    )
    jobs.push(...rows)
    if (rows.length < batch) return jobs
  }
}
