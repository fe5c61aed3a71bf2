import {
  changeSession,
  changeStep,
  findSession,
  listLeftSessions,
  listLines,
  listSteps,
  lockSession,
  saidTo,
  type SessionRow,
  storeScore,
  storeTotal,
} from '#features/interview-sessions/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { daysAfter } from '#platform/contract/dates.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { candidateInterviews } from '../contract.ts'
import type { Result } from '../candidate-schemas.ts'
import { openStep, secondsOf } from '../conduct.ts'
import { sessionCompleted } from '#features/interview-sessions/contract.ts'
import { awayMinutes, ceilingOf, isAway, linkDaysAfterEnd, pausedUntil } from '#features/interview-sessions/rules.ts'
import { resultOf } from './present-candidate.ts'
import { type ConductContext, type Visitor, withSession } from './with-session.ts'

const call = candidateInterviews['POST /api/interviews/:sessionId/end']

/** Nobody was there for too long, or the interview has taken as long as one may. */
export function isOver({ status, startedAt, activeAt, kit, ...pauses }: SessionRow, now: Date): boolean {
  if (status !== 'in_progress' || !startedAt || !activeAt) return false
  return isAway(activeAt, now) || ceilingOf({ startedAt, pausedSeconds: pausedUntil(pauses, now) }, secondsOf(kit)) < now
}

/** Again and again with the same result. */
export async function endInterview(context: ConductContext, visitor: Visitor): Promise<Result> {
  await withSession(context, visitor, async (tx, session, now) => {
    if (session.status === 'completed') return
    if (session.status !== 'in_progress') throw refuse(call, 'notRunning')
    await complete(tx, session, now)
  })
  const { db } = context
  const session = assertDefined(await findSession(db, visitor.sessionId), 'the interview')
  return assertDefined(resultOf(session, await listSteps(db, session.id)), 'the result')
}

/** The session is locked. What was said to the open question counts. */
async function complete(tx: Tx, session: SessionRow, now: Date): Promise<void> {
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

/** Interviews that nobody has ended: with what was answered until then. */
export async function endLeftInterviews({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const id of await listLeftSessions(db, new Date(now.getTime() - awayMinutes * 60_000))) await endIfOver(db, id, now)
}

export async function endIfOver(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id)
    if (session && isOver(session, now)) await complete(tx, session, now)
  })
}

export const endLeft: CronJob = { name: 'end-left-interviews', cron: '*/5 * * * *', run: endLeftInterviews }
