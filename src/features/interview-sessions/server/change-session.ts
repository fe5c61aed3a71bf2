import { hasInterviewerAddon, logAction } from '#features/employers/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { daysAfter } from '#platform/contract/dates.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { interviewSessions, sessionCancelled, sessionScheduled } from '../contract.ts'
import { type Decision, linkDays } from '../rules.ts'
import type { InterviewSession } from '../session-schemas.ts'
import { linkOf } from './candidate-access.ts'
import { presentSession } from './present-session.ts'
import { linksEmailed } from './schedule-session.ts'
import { changeSession, findSession, lockSession, type SessionRow } from './session-queries.ts'

type ChangeContext = Pick<AppContext, 'db' | 'clock'>
const isOpen = ({ status }: SessionRow): boolean => status === 'scheduled' || status === 'in_progress'

export async function cancelSession({ db, clock }: ChangeContext, by: EmployerCaller, id: string): Promise<InterviewSession> {
  const call = interviewSessions['POST /api/interviews/:id/cancel']
  const now = clock()
  const { employerId } = by
  const row = await db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id)
    if (session?.employerId !== employerId) throw refuse(call, 'notFound')
    if (!isOpen(session)) throw refuse(call, 'notOpen')
    await changeSession(tx, id, { status: 'cancelled', cancelledBy: 'employer', endedAt: session.startedAt && now }, now)
    await publish(tx, sessionCancelled, { sessionId: id, by: 'employer' })
    await logAction(tx, { employerId, userId: by.id, action: 'cancelled an AI interview', about: session.role }, now)
    return findSession(tx, id)
  })
  return presentSession(assertDefined(row, 'the interview'), now)
}

type LinkContext = ChangeContext & Pick<AppContext, 'rateLimits' | 'keyFor' | 'sites'>

/** Creates a new link. The earlier link becomes invalid, also in browsers that have opened it. */
export async function renewLink(context: LinkContext, by: EmployerCaller, id: string): Promise<string | null> {
  const call = interviewSessions['POST /api/interviews/:id/resend']
  const { db, clock, rateLimits } = context
  const now = clock()
  const { employerId } = by
  if (!(await hasInterviewerAddon(db, employerId, now))) throw refuse(call, 'noAddon')
  await rateLimits.consume([countOf(linksEmailed, employerId)])
  return db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id)
    if (session?.employerId !== employerId) throw refuse(call, 'notFound')
    if (!isOpen(session)) throw refuse(call, 'notOpen')
    const change = { linkSerial: session.linkSerial + 1, linkExpiresAt: daysAfter(now, linkDays) }
    await changeSession(tx, id, change, now)
    await logAction(tx, { employerId, userId: by.id, action: 'sent the link of an AI interview again', about: session.role }, now)
    if (session.candidateEmail === null) return linkOf(context, { ...session, ...change })
    await publish(tx, sessionScheduled, { sessionId: id, serial: change.linkSerial })
    return null
  })
}

type DecisionInput = { readonly id: string; readonly decision: Decision; readonly note: string }

export async function decideSession({ db, clock }: ChangeContext, by: EmployerCaller, { id, decision, note }: DecisionInput) {
  const call = interviewSessions['PUT /api/interviews/:id/decision']
  const now = clock()
  const { employerId } = by
  return db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id)
    if (session?.employerId !== employerId) throw refuse(call, 'notFound')
    if (session.status !== 'completed' || session.withdrawnAt) throw refuse(call, 'notCompleted')
    await changeSession(tx, id, { decision, decisionNote: note, decidedAt: now }, now)
    await logAction(tx, { employerId, userId: by.id, action: 'decided after an AI interview', about: session.role }, now)
    return { decision, note, at: now.toISOString() }
  })
}
