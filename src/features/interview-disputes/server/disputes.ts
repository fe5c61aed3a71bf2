import { type Visitor, withSession } from '#features/candidate-interviews/server/public.ts'
import { removeScores, reportOfSession } from '#features/interview-sessions/server/public.ts'
import { settleClaim } from '#features/moderation/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import {
  type Dispute,
  disputeDecided,
  type DisputeDecision,
  disputeModeration,
  interviewDisputes,
  type QueuedDispute,
} from '../contract.ts'
import { disputeQueue, type DisputeRow, findDispute, insertDispute, lockDispute, presentDispute, setDecision } from './queries.ts'

type DisputeContext = Pick<AppContext, 'db' | 'clock'>

export async function readDispute(context: DisputeContext, visitor: Visitor): Promise<Dispute | null> {
  const row = await withSession(context, visitor, (tx, { id }) => findDispute(tx, id))
  return row && presentDispute(row)
}

export async function openDispute(context: DisputeContext, visitor: Visitor, reason: string): Promise<Dispute> {
  const call = interviewDisputes['POST /api/candidate/interviews/:sessionId/dispute']
  return withSession(context, visitor, async (tx, { id: sessionId, status, consents, withdrawnAt }, now) => {
    if (await findDispute(tx, sessionId)) throw refuse(call, 'disputed')
    if (status !== 'completed' || withdrawnAt || !consents.includes('scoring')) throw refuse(call, 'notScored')
    const row = await insertDispute(tx, { id: newId(), sessionId, reason, createdAt: now })
    if (!row) throw refuse(call, 'disputed')
    return presentDispute(row)
  })
}

/** Null if the interview was deleted meanwhile. */
export async function presentQueued(db: Db, row: DisputeRow, now: Date): Promise<QueuedDispute | null> {
  const found = await reportOfSession(db, row.sessionId, now)
  return found && { id: row.id, ...presentDispute(row), ...found }
}

type Decision = DisputeDecision & { readonly adminId: string; readonly disputeId: string }

/** Decides a dispute under a lock: of two concurrent decisions, the second is refused. */
export async function decideDispute({ db, clock }: DisputeContext, decision: Decision): Promise<QueuedDispute> {
  const call = disputeModeration['PUT /api/admin/interview-disputes/:disputeId']
  const { adminId, disputeId, from, status, reason: answer } = decision
  const now = clock()
  return db.transaction().execute(async (tx) => {
    await settleClaim(tx, { queue: disputeQueue, itemId: disputeId, adminId, now })
    const row = await lockDispute(tx, disputeId)
    if (!row) throw refuse(call, 'notFound')
    if (row.status !== from || row.status !== 'open') throw refuse(call, 'decided')
    const changed = await setDecision(tx, { id: disputeId, status, answer, decidedAt: now })
    if (status === 'upheld') await removeScores(tx, row.sessionId, now)
    const action = status === 'upheld' ? 'uphold interview dispute' : 'decline interview dispute'
    await insertAdminLog(tx, { adminId, action, description: answer, targetType: 'interview_dispute', targetId: disputeId })
    await publish(tx, disputeDecided, { disputeId })
    const presented = await presentQueued(tx, changed, now)
    if (!presented) throw refuse(call, 'notFound')
    return presented
  })
}
