import type { Pool } from 'pg'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { type Job, jobs } from '../contract.ts'
import { findOpenJob, listJobs } from './queries.ts'
import { facetsQuery } from './search/facets.ts'
import { shown } from './shown.ts'
import { listAlike, readLikeness } from './similar-queries.ts'

const similarJobs = 4

export async function listSimilar(db: Db, searchPool: Pool, jobId: string, now: Date): Promise<Job[]> {
  if (!(await findOpenJob(db, jobId, now))) throw refuse(jobs['GET /api/jobs/:jobId/similar'], 'notFound')
  const { title, city, all } = await readLikeness(searchPool, jobId)
  if (title.length === 0) return []
  const tsquery = facetsQuery([title.map((lexeme) => ({ lexeme })), ...city.map((word) => [{ lexeme: `#l${word}` }])])
  const ids = await listAlike(searchPool, { jobId, tsquery, all, now, limit: similarJobs })
  return (await listJobs(db, ids)).map(shown)
}
