import { daysAfter } from '#platform/contract/dates.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { sessionCompleted } from '../contract.ts'
import { ceilingOf, isAway, lateSeconds, linkDaysAfterEnd, openStep, pausedUntil, secondsOf } from '../rules.ts'
import { changeStep, listLines, listSteps } from './conduct-queries.ts'
import { saidTo, storeScore, storeTotal } from './score-question.ts'
import { changeSession, listRunningSessions, lockSession, type SessionRow } from './session-queries.ts'

/** True if the interview has reached its time limit. */
export function isPastLimit({ status, startedAt, kit, ...pauses }: SessionRow, now: Date): boolean {
  if (status !== 'in_progress' || !startedAt) return false
  return ceilingOf({ startedAt, pausedSeconds: pausedUntil(pauses, now) }, secondsOf(kit)) < now
}

/** True if nobody was there for too long, or the interview has reached its time limit. */
export function isOver(session: SessionRow, now: Date): boolean {
  const { status, activeAt } = session
  return (status === 'in_progress' && activeAt !== null && isAway(activeAt, now)) || isPastLimit(session, now)
}

/**
 * Too late also for an answer that was delayed. Who was away too long is not out for good before the time limit, because the browser may hold an
 * answer that was typed before, of which the server does not know.
 */
export const isOverForGood = (session: SessionRow, now: Date): boolean =>
  isPastLimit(session, new Date(now.getTime() - lateSeconds * 1_000))

/** Completes a locked session. What was said to the open question counts as its answer. */
export async function completeSession(tx: Tx, session: SessionRow, now: Date): Promise<void> {
  const { id: sessionId } = session
  const [steps, lines] = [await listSteps(tx, sessionId), await listLines(tx, sessionId)]
  const step = openStep(steps)
  if (step) {
    const isSaid = step.questionId === null || saidTo(lines, step.questionId).text !== ''
    await changeStep(tx, step, { outcome: isSaid ? 'answered' : 'skipped', endedAt: now })
    if (isSaid) await storeScore(tx, { session, lines, position: step.position }, now)
  }
  await storeTotal(tx, session, now)
  const linkExpiresAt = daysAfter(now, linkDaysAfterEnd)
  await changeSession(tx, sessionId, { status: 'completed', endedAt: now, pausedAt: null, linkExpiresAt }, now)
  await publish(tx, sessionCompleted, { sessionId })
}

export async function endIfOver(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id)
    if (session && isOver(session, now)) await completeSession(tx, session, now)
  })
}

/** Ends the interviews of one company, or of all, that are over but were not ended, with the answers so far. */
export async function endOverSessions(db: Db, now: Date, employerId?: string): Promise<void> {
  const running = await listRunningSessions(db, employerId)
  for (const session of running) if (isOverForGood(session, now)) await endIfOver(db, session.id, now)
}
