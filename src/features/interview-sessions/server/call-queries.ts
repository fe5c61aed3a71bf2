import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { type CallEnd, type FinalCallEnd, finalCallEnds } from '../rules.ts'
import type { InterviewCallsTable } from './tables.ts'

type StoredCall = Selectable<InterviewCallsTable>
type NewCall = Pick<StoredCall, 'id' | 'sessionId' | 'providerId'> & { readonly now: Date }

export async function addCall(tx: Tx, { now, ...call }: NewCall): Promise<void> {
  await tx
    .insertInto('interviewCalls')
    .values({ ...call, openedAt: now, seenAt: now })
    .execute()
}

export async function listOpenCalls(db: Db, sessionId: string): Promise<StoredCall[]> {
  return db.selectFrom('interviewCalls').selectAll().where('sessionId', '=', sessionId).where('endedAt', 'is', null).execute()
}

/** Calls that no server renews any more, for example because the server was killed. */
export async function listLostCalls(db: Db, before: Date): Promise<StoredCall[]> {
  return db
    .selectFrom('interviewCalls')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('seenAt', '<', before)
    .orderBy('seenAt')
    .limit(200)
    .execute()
}

type CallFigures = { readonly tampered: number; readonly tokens: number }

/**
 * Stored before the call is hung up. If hanging up fails, another server ends the call later, and the server that watches it hears only that it is
 * over. So the first reason is kept.
 */
export async function storeEndReason(db: Db, id: string, reason: CallEnd, figures: Partial<CallFigures> = {}): Promise<void> {
  await db
    .updateTable('interviewCalls')
    .set({ ...figures, endReason: sql<CallEnd>`coalesce(end_reason, ${reason})` })
    .where('id', '=', id)
    .execute()
}

/** Why the newest call has ended, if it has and the candidate must decide about another. */
export async function findFinalEnd(db: Db, sessionId: string): Promise<FinalCallEnd | null> {
  const newest = await db
    .selectFrom('interviewCalls')
    .select('endReason')
    .where('sessionId', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return finalCallEnds.find((end) => end === newest?.endReason) ?? null
}

export async function endCall(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('interviewCalls')
    .set({ endedAt: sql<Date>`coalesce(ended_at, ${now})` })
    .where('id', '=', id)
    .execute()
}

export async function keepCalls(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('interviewCalls')
    .set({ seenAt: now })
    .where('id', 'in', [...ids])
    .execute()
}

export type TurnState = Awaited<ReturnType<typeof findTurns>>[number]

/** The current turn of these interviews. `questionId` is null in the warm-up and after the last question. */
export async function findTurns(db: Db, sessionIds: readonly string[]) {
  return db
    .selectFrom('interviewSessions')
    .select(['id', 'status', 'turn', 'pausedAt', 'pausedSeconds'])
    .select([
      sql<string>`coalesce((select body from interview_lines line
        where line.session_id = interview_sessions.id and line.speaker = 'interviewer' order by position desc limit 1), '')`.as(
        'saying',
      ),
      sql<string | null>`(select question_id from interview_steps step
        where step.session_id = interview_sessions.id and step.outcome is null order by position limit 1)`.as('questionId'),
    ])
    .where('id', 'in', [...sessionIds])
    .execute()
}
