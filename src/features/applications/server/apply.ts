import { findCvOf } from '#features/cvs/server/public.ts'
import { findOpenJob } from '#features/jobs/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { type Application, applications, applicationSubmitted, JobSnapshot, type NewApplication } from '../contract.ts'
import { checkAnswers } from '../answer-rules.ts'
import { whyNotApply } from '../rules.ts'
import { insertAnswers } from './answer-queries.ts'
import { insertApplication, insertStatusChange, listStatusesFor } from './queries.ts'
import { applicationsSent } from './rate-limits.ts'

const call = applications['POST /api/applications']

type ApplyContext = Pick<AppContext, 'db' | 'rateLimits' | 'clock'>
type ApplyRequest = NewApplication & { readonly userId: string }

/**
 * Stores the application, its first status and its event in one transaction. If two clicks arrive at once, the unique constraint lets one succeed.
 * The rate limit is counted before the transaction, because inside it would wait for a second connection.
 */
export async function apply(
  { db, rateLimits, clock }: ApplyContext,
  { userId, jobId, coverLetter = null, answers = [] }: ApplyRequest,
): Promise<Application> {
  const now = clock()
  await rateLimits.consume(applicationsSent.map((limit) => countOf(limit, userId)))
  return db.transaction().execute(async (tx) => {
    const [cv, job] = [await findCvOf(tx, userId), await findOpenJob(tx, jobId, now)]
    const earlier = await listStatusesFor(tx, userId, jobId)
    const answered = checkAnswers(job?.questions ?? [], answers)
    const reason = whyNotApply({ isJobOpen: job !== null, earlier, hasCv: cv !== null, answers: answered.outcome })
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
      jobSnapshot: JobSnapshot.parse(assertDefined(job, 'the job')), // removes fields that an application does not need
      appliedAt: now,
      updatedAt: now,
      attempt: earlier.length + 1,
    })
    if (!application) throw refuse(call, 'alreadyApplied')
    if (answered.outcome === 'complete') await insertAnswers(tx, { ...application, cvSnapshot: sent.body }, answered.answers)
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
