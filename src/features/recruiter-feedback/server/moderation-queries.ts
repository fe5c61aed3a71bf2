import { type Selectable, sql } from 'kysely'
import { passes } from '#features/moderation/server/public.ts'
import type { QueueFilter } from '#features/moderation/contract.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import type { FeedbackStatus, QueuedFeedback } from '../moderation-contract.ts'
import type { RecruiterFeedbackTable } from './tables.ts'

type Row = Selectable<RecruiterFeedbackTable>

export const feedbackQueue: ModerationQueue = {
  name: 'recruiter-feedback',
  title: 'Feedback',
  path: '/admin/recruiter-feedback',
  permission: 'recruiter-feedback',
  nouns: ['report', 'reports'],
  dueHours: 120,
  waiting: sql`select id, created_at as since, null::timestamptz as due, category_id as kind from recruiter_feedback where status = 'pending'`,
}

type FeedbackFilter = QueueFilter & { readonly adminId: string; readonly now: Date }
const shown = (filter: FeedbackFilter) => passes(feedbackQueue, sql.ref('recruiter_feedback.id'), filter)

export async function listFeedback(db: Db, { page, limit }: Part, filter: FeedbackFilter): Promise<QueuedFeedback[]> {
  const rows = await db
    .selectFrom('recruiterFeedback')
    .selectAll()
    .where(shown(filter))
    .orderBy(sql`status <> 'pending'`)
    .orderBy(sql`case when status = 'pending' then created_at end`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(onWire)
}

export async function countFeedback(db: Db, filter: FeedbackFilter): Promise<number> {
  const { total } = await db
    .selectFrom('recruiterFeedback')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(shown(filter))
    .executeTakeFirstOrThrow()
  return total
}

/** Null if there is no such report. */
export async function lockFeedback(tx: Tx, id: string): Promise<Row | null> {
  const row = await tx.selectFrom('recruiterFeedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

type DecisionRecord = { readonly id: string; readonly status: FeedbackStatus; readonly decidedAt: Date }

export async function setStatus(tx: Tx, { id, ...decision }: DecisionRecord): Promise<QueuedFeedback> {
  return onWire(
    await tx.updateTable('recruiterFeedback').set(decision).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  )
}

function onWire({ createdAt, ...row }: Row): QueuedFeedback {
  return { ...row, createdAt: createdAt.toISOString() }
}
