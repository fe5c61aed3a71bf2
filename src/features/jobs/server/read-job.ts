import { findCompanyFacts } from '#features/employers/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { type JobInFull, jobs } from '../contract.ts'
import { isClosed } from '../rules.ts'
import { findJob, toJob } from './queries.ts'

export async function readJob(db: Db, jobId: string, now: Date): Promise<JobInFull> {
  const row = await findJob(db, jobId)
  if (!row) throw refuse(jobs['GET /api/jobs/:jobId'], 'notFound')
  if (isClosed(row, now)) throw refuse(jobs['GET /api/jobs/:jobId'], 'closed')
  const employer = await findCompanyFacts(db, row.postedBy)
  return { ...toJob(row), employer: assertDefined(employer, 'the employer of a job') }
}
