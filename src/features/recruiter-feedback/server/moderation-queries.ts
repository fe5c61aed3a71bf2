import { type Selectable, sql } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { FeedbackStatus, QueuedFeedback } from '../moderation-contract.ts'
import type { RecruiterFeedbackTable } from './tables.ts'

type Row = Selectable<RecruiterFeedbackTable>

export async function listFeedback(db: Db, { page, limit }: Part): Promise<QueuedFeedback[]> {
  const rows = await db
    .selectFrom('recruiterFeedback')
    .selectAll()
    .orderBy(sql`status <> 'pending'`)
    .orderBy(sql`case when status = 'pending' then created_at end`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(onWire)
}

export async function countFeedback(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('recruiterFeedback')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Null when there is no such report. */
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
