import type { Pool } from 'pg'
import { Job } from '#features/jobs/contract.ts'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** The columns of a listed job, named like its fields. `createdAt` is selected separately where it is needed; `responses` belongs to the company. */
export const jobColumns = [...Object.keys(Job.omit({ createdAt: true, responses: true }).shape), 'postedBy']
  .map((name) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} "${name}"`)
  .join(', ')
type Row = Omit<PostedJob, 'createdAt'> & { readonly createdAt: Date }

/** Returns jobs in the order of the ids. Jobs that no longer exist are omitted. A prepared statement, so that PostgreSQL plans it only once. */
export async function listJobs(pool: Pool, jobIds: readonly string[]): Promise<PostedJob[]> {
  if (jobIds.length === 0) return []
  const { rows } = await pool.query<Row>(
    statement('jobs-listed', `select ${jobColumns}, created_at "createdAt" from jobs where id = any ($jobIds::uuid[])`, {
      jobIds,
    }),
  )
  const byId = new Map(rows.map((row) => [row.id, { ...row, createdAt: row.createdAt.toISOString() }]))
  return jobIds.flatMap((id) => byId.get(id) ?? [])
}
