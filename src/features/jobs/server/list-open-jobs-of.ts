import type { Db } from '#platform/server/db.ts'
import type { Job } from '../contract.ts'
import { listOpenRowsOf } from './queries.ts'
import { toJob } from './to-job.ts'

type Part = Parameters<typeof listOpenRowsOf>[2]

/** What a company has open, the newest first. */
export async function listOpenJobsOf(db: Db, employerId: string, part: Part): Promise<Job[]> {
  return (await listOpenRowsOf(db, employerId, part)).map(toJob)
}
