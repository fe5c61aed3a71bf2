import { holdPosting } from '#features/job-posting/server/public.ts'
import { findOpenJob } from '#features/jobs/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { jobReports, type NewReport } from '../contract.ts'
import { mustHold } from '../rules.ts'
import { insertReport, listUndecided } from './queries.ts'

const call = jobReports['POST /api/jobs/:jobId/reports']

/** Enough for anybody who reads jobs, too few to hide the jobs of a whole trade. */
const reportsOf: RateLimit = { name: 'job reports', per: 'account', max: 10, windowSeconds: oneDay }

type ReportInput = NewReport & { readonly jobId: string; readonly userId: string }

/** Stores a report. Of two concurrent reports the later one sees the earlier, because the hold is decided under the lock of the posting. */
export async function reportJob(
  { db, clock, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  { jobId, userId, reason, details }: ReportInput,
): Promise<void> {
  const now = clock()
  await rateLimits.consume([countOf(reportsOf, userId)])
  const isMade = await db.transaction().execute(async (tx) => {
    if (!(await findOpenJob(tx, jobId, now))) throw refuse(call, 'notFound')
    return insertReport(tx, { id: newId(), jobId, userId, reason, details, createdAt: now })
  })
  if (!isMade) throw refuse(call, 'alreadyReported')
  // A separate transaction, so that it sees every stored report, also a concurrent one.
  await db.transaction().execute(async (tx) => {
    const job = await findOpenJob(tx, jobId, now)
    const reports = await listUndecided(tx, jobId)
    if (!job || !mustHold(reports, job)) return
    const isMoney = reports.some((report) => report.reason === 'asks_for_money')
    await holdPosting(tx, jobId, isMoney ? 'reportedMoney' : 'reports', now)
  })
}
