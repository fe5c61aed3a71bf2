import { settleClaim } from '#features/moderation/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { leastSources } from '../insights.ts'
import { type FeedbackDecision, feedbackModeration, type QueuedFeedback } from '../moderation-contract.ts'
import { feedbackQueue, lockFeedback, setStatus } from './moderation-queries.ts'
import { type FeedbackGroup, listSources, lockGroup, setBatch, type Source } from './queries.ts'

const call = feedbackModeration['PUT /api/admin/recruiter-feedback/:feedbackId/status']

type Decision = FeedbackDecision & { readonly adminId: string; readonly feedbackId: string }

/** Decides about a report under a lock: of two concurrent decisions, the second sees another status and is refused. */
export async function decide({ db, clock }: Pick<AppContext, 'db' | 'clock'>, decision: Decision): Promise<QueuedFeedback> {
  const { adminId, feedbackId, from, status, reason } = decision
  const now = clock()
  return db.transaction().execute(async (tx) => {
    await settleClaim(tx, { queue: feedbackQueue, itemId: feedbackId, adminId, now })
    const report = await lockFeedback(tx, feedbackId)
    if (!report) throw refuse(call, 'notFound')
    if (report.status !== from || from === status) throw refuse(call, 'decided')
    const changed = await setStatus(tx, { id: feedbackId, status, decidedAt: now })
    if (status === 'published') await startBatch(tx, report)
    const action = status === 'published' ? 'publish feedback' : 'refuse feedback'
    await insertAdminLog(tx, {
      adminId,
      action,
      description: reason || null,
      targetType: 'recruiter_feedback',
      targetId: feedbackId,
    })
    return changed
  })
}

/**
 * Sources begin to count in batches of three. If each counted when it is published, the difference between the insights before and after would reveal
 * its report. For the same reason a batch never gets another member.
 */
async function startBatch(tx: Tx, group: FeedbackGroup): Promise<void> {
  await lockGroup(tx, group)
  const next = nextBatch(await listSources(tx, group))
  if (next.length === leastSources) await setBatch(tx, next, newId())
}

/** Three different people at different companies, none of whom has counted before. */
function nextBatch(sources: readonly Source[]): readonly string[] {
  const counted = sources.filter(({ insightBatch }) => insightBatch !== null)
  const known = new Set(counted.flatMap(({ sender, company }) => [`by ${sender}`, `of ${company}`]))
  const chosen: string[] = []
  for (const { id, sender, company, insightBatch } of sources) {
    const keys = [`by ${sender}`, `of ${company}`]
    if (insightBatch !== null || chosen.length === leastSources || keys.some((key) => known.has(key))) continue
    chosen.push(id)
    for (const key of keys) known.add(key)
  }
  return chosen
}
