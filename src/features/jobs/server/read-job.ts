import { findCompanyFacts } from '#features/employers/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { commitments } from '../commitments.ts'
import { type JobInFull, jobs } from '../contract.ts'
import { isClosed } from '../rules.ts'
import { findHold } from './hold-queries.ts'
import { findJob, toJob } from './queries.ts'
import { withResponses } from './with-responses.ts'

export async function readJob(context: Pick<AppContext, 'db' | 'clock'>, jobId: string): Promise<JobInFull> {
  const row = await findJob(context.db, jobId)
  if (!row) throw refuse(jobs['GET /api/jobs/:jobId'], 'notFound')
  if (isClosed(row, context.clock())) throw await refusalFor(context, jobId)
  const [employer, [job]] = await Promise.all([findCompanyFacts(context.db, row.postedBy), withResponses(context, [toJob(row)])])
  const kept = row.commitments.map((code) => commitments[code].text)
  return { ...assertDefined(job, 'the job'), commitments: kept, employer: assertDefined(employer, 'the employer of a job') }
}

async function refusalFor({ db, clock }: Pick<AppContext, 'db' | 'clock'>, jobId: string): Promise<Error> {
  const hold = await findHold(db, jobId, clock())
  return refuse(jobs['GET /api/jobs/:jobId'], hold ? ({ check: 'held', money: 'heldForMoney' } as const)[hold] : 'closed')
}
