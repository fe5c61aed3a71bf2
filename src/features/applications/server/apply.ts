import { findCvOf } from '#features/cvs/server/public.ts'
import { findOpenJob } from '#features/jobs/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { type Application, applications, applicationSubmitted, type NewApplication } from '../contract.ts'
import { whyNotApply } from '../rules.ts'
import { hasApplied, insertApplication, insertStatusChange } from './queries.ts'
import { jobAsSeen } from './snapshots.ts'

const call = applications['POST /api/applications']

type ApplyRequest = NewApplication & { readonly userId: string }

/** The row, its first status and its announcement commit together; of two clicks at once the database lets one through. */
export async function apply(db: Db, { userId, jobId, coverLetter = null }: ApplyRequest, now: Date): Promise<Application> {
  return db.transaction().execute(async (tx) => {
    const cv = await findCvOf(tx, userId)
    const job = await findOpenJob(tx, jobId, now)
    const reason = whyNotApply({
      isJobOpen: job !== null,
      hasApplied: await hasApplied(tx, userId, jobId),
      hasCv: cv !== null,
    })
    if (reason) throw refuse(call, reason)
    const sent = assertDefined(cv, 'the CV')
    const application = await insertApplication(tx, {
      id: newId(),
      userId,
      jobId,
      cvId: sent.id,
      coverLetter,
      status: 'applied',
      cvSnapshot: sent.body,
      cvTemplateVersion: sent.templateVersion,
      jobSnapshot: jobAsSeen(assertDefined(job, 'the job')),
      appliedAt: now,
      updatedAt: now,
    })
    if (!application) throw refuse(call, 'alreadyApplied')
    await insertStatusChange(tx, {
      applicationId: application.id,
      fromStatus: null,
      toStatus: application.status,
      changedBy: 'candidate',
      changedAt: now,
    })
    await publish(tx, applicationSubmitted, { applicationId: application.id })
    return application
  })
}
