import { type Insertable, type Selectable, sql } from 'kysely'
import type { QueueFilter } from '#features/moderation/contract.ts'
import { passes } from '#features/moderation/server/public.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import type { Dispute, DisputeStatus } from '../contract.ts'
import type { InterviewDisputesTable } from './tables.ts'

export type DisputeRow = Selectable<InterviewDisputesTable>

export const disputeQueue: ModerationQueue = {
  name: 'interview-disputes',
  title: 'Interview Disputes',
  path: '/admin/interview-disputes',
  permission: 'interview-disputes',
  nouns: ['dispute', 'disputes'],
  dueHours: 72,
  waiting: sql`select id, created_at as since, null::timestamptz as due, 'review' as kind from interview_disputes where status = 'open'`,
}

type DisputeFilter = QueueFilter & { readonly adminId: string; readonly now: Date }
const shown = (filter: DisputeFilter) => passes(disputeQueue, sql.ref('interview_disputes.id'), filter)

export async function listDisputes(db: Db, { page, limit }: Part, filter: DisputeFilter): Promise<DisputeRow[]> {
  return db
    .selectFrom('interviewDisputes')
    .selectAll()
    .where(shown(filter))
    .orderBy(sql`status <> 'open'`)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countDisputes(db: Db, filter: DisputeFilter): Promise<number> {
  const { total } = await db
    .selectFrom('interviewDisputes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(shown(filter))
    .executeTakeFirstOrThrow()
  return total
}

export async function findDispute(db: Db, sessionId: string): Promise<DisputeRow | null> {
  return (await db.selectFrom('interviewDisputes').selectAll().where('sessionId', '=', sessionId).executeTakeFirst()) ?? null
}

export async function findDisputeById(db: Db, id: string): Promise<DisputeRow | null> {
  return (await db.selectFrom('interviewDisputes').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function lockDispute(tx: Tx, id: string): Promise<DisputeRow | null> {
  return (await tx.selectFrom('interviewDisputes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** Returns null if there is a dispute already: the unique constraint decides. */
export async function insertDispute(tx: Tx, row: Insertable<InterviewDisputesTable>): Promise<DisputeRow | null> {
  const made = await tx
    .insertInto('interviewDisputes')
    .values(row)
    .onConflict((conflict) => conflict.constraint('interview_disputes_once').doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

type DecisionRecord = { readonly id: string; readonly status: DisputeStatus; readonly answer: string; readonly decidedAt: Date }

export async function setDecision(tx: Tx, { id, ...decision }: DecisionRecord): Promise<DisputeRow> {
  return tx.updateTable('interviewDisputes').set(decision).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export function presentDispute({ reason, status, answer, createdAt }: DisputeRow): Dispute {
  return { reason, status, answer, createdAt: createdAt.toISOString() }
}
