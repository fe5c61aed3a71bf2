import type { Db } from '#platform/server/db.ts'
import type { Job } from '../contract.ts'
import { listOpenRowsOf, toJob } from './queries.ts'
type Part = Parameters<typeof listOpenRowsOf>[2]

/** What a company has open, the newest first. */
export async function listOpenJobsOf(db: Db, employerId: string, part: Part): Promise<Job[]> {
  return (await listOpenRowsOf(db, employerId, part)).map(toJob)
}
