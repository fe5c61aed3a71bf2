import type { Pool } from 'pg'
import { Job } from '#features/jobs/contract.ts'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** The columns of a listed job under the names of its fields; the date is read by anyone who needs it, and the responses are the company's. */
export const jobColumns = [...Object.keys(Job.omit({ createdAt: true, responses: true }).shape), 'postedBy']
  .map((name) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} "${name}"`)
  .join(', ')
type Row = Omit<PostedJob, 'createdAt'> & { readonly createdAt: Date }

/** In the order of the ids. A job that went away in the meantime is left out. Planned once and not for each of many searches. */
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
