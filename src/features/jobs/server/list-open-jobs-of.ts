import type { Db } from '#platform/server/db.ts'
import { listOpenRowsOf, toJob } from './queries.ts'
import type { PostedJob } from './with-responses.ts'

type Part = Parameters<typeof listOpenRowsOf>[2]

/** What a company has open, the newest first. */
export async function listOpenJobsOf(db: Db, employerId: string, part: Part): Promise<PostedJob[]> {
  return (await listOpenRowsOf(db, employerId, part)).map(toJob)
}
