import { decidePosting, lockHold } from '#features/job-posting/server/public.ts'
import { settleClaim } from '#features/moderation/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { type Decision, jobReports } from '../contract.ts'
import { reportQueue, setDecided } from './queries.ts'

const call = jobReports['PUT /api/admin/job-reports/:jobId']

type DecisionInput = Decision & { readonly adminId: string; readonly jobId: string }

/** Decides about the reports of a job. Of two concurrent decisions, the second finds nothing to decide. */
export async function decideReports(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { adminId, jobId, decision, reason, reports = Infinity }: DecisionInput,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    await settleClaim(tx, { queue: reportQueue, itemId: jobId, adminId, now })
    const decided = await setDecided(tx, { jobId, decision, reason, decidedAt: now })
    if (decided > reports) throw refuse(call, 'reportedAgain')
    if (decided === 0 && !(await lockHold(tx, jobId, now))) throw refuse(call, 'notFound')
    await decidePosting(tx, jobId, decision, now)
    await insertAdminLog(tx, {
      adminId,
      action: `${decision} reported job`,
      description: reason,
      targetType: 'job',
      targetId: jobId,
    })
  })
}
