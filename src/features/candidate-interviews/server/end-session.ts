import { completeSession, endOverSessions, findSession, listSteps } from '#features/interview-sessions/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { candidateInterviews } from '../contract.ts'
import type { Result } from '../candidate-schemas.ts'
import { resultOf } from './present-candidate.ts'
import { type ConductContext, type Visitor, withSession } from './with-session.ts'

const call = candidateInterviews['POST /api/interviews/:sessionId/end']

/** Ends the interview. Calling it again returns the same result. */
export async function endInterview(context: ConductContext, visitor: Visitor): Promise<Result> {
  await withSession(context, visitor, async (tx, session, now) => {
    if (session.status === 'completed') return
    if (session.status !== 'in_progress') throw refuse(call, 'notRunning')
    await completeSession(tx, session, now)
  })
  const { db } = context
  const session = assertDefined(await findSession(db, visitor.sessionId), 'the interview')
  return assertDefined(resultOf(session, await listSteps(db, session.id)), 'the result')
}

export const endLeftInterviews = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> => endOverSessions(db, clock())

export const endLeft: CronJob = { name: 'end-left-interviews', cron: '*/5 * * * *', run: endLeftInterviews }
