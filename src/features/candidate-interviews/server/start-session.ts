import {
  changeSession,
  insertLine,
  insertStep,
  isPastLimit,
  listSteps,
  mintToken,
  saveConsents,
  type SessionRow,
  useToken,
} from '#features/interview-sessions/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { candidateInterviews } from '../contract.ts'
import { questionAt, welcomeBack } from '../conduct.ts'
import { sessionCancelled } from '#features/interview-sessions/contract.ts'
import { type ConsentItem, requiredConsents } from '#features/interview-sessions/consent-items.ts'
import { mostTokens, openStep, tokenMinutes } from '#features/interview-sessions/rules.ts'
import { changeAsCandidate, type ConductContext, type Visitor, withSession } from './with-session.ts'

export const isOpen = ({ status }: SessionRow): boolean => status === 'scheduled' || status === 'in_progress'

type Consent = { readonly version: string; readonly items: readonly ConsentItem[] }

export async function giveConsent(context: ConductContext, visitor: Visitor, { version, items }: Consent) {
  const call = candidateInterviews['POST /api/candidate/interviews/:sessionId/consent']
  return changeAsCandidate(context, visitor, async (tx, session, now) => {
    if (!isOpen(session)) throw refuse(call, 'notOpen')
    if (!requiredConsents.every((item) => items.includes(item))) throw refuse(call, 'incomplete')
    await saveConsents(tx, session.id, { items: [...new Set(items)], version, now })
  })
}

export async function declineInterview(context: ConductContext, visitor: Visitor) {
  const call = candidateInterviews['POST /api/candidate/interviews/:sessionId/decline']
  return changeAsCandidate(context, visitor, async (tx, session, now) => {
    if (session.status !== 'scheduled') throw refuse(call, 'notOpen')
    await changeSession(tx, session.id, { status: 'cancelled', cancelledBy: 'candidate' }, now)
    await publish(tx, sessionCancelled, { sessionId: session.id, by: 'candidate' })
  })
}

/** Creates a start token. `callsUrl` is set if there is a voice service and the candidate has agreed to it. */
export async function mintStartToken(context: ConductContext & Pick<AppContext, 'config' | 'sites'>, visitor: Visitor) {
  const call = candidateInterviews['POST /api/candidate/ai/ephemeral-token']
  const token = newToken()
  const expiresAt = new Date(context.clock().getTime() + tokenMinutes * 60_000)
  const isCall = await withSession(context, visitor, async (tx, session, now) => {
    if (!isOpen(session) || isPastLimit(session, now)) throw refuse(call, 'notOpen')
    if (!session.consentGiven) throw refuse(call, 'noConsent')
    const fresh = { sessionId: session.id, digest: digestOf(token), now, expiresAt }
    if (!(await mintToken(tx, fresh, mostTokens))) throw refuse(call, 'tooMany')
    return context.config.realtime !== null && session.consents.includes('call')
  })
  const secret = { value: token, expires_at: Math.floor(expiresAt.getTime() / 1_000) }
  const callsUrl = isCall ? `${context.sites.mainUrl}/api/candidate/interviews/${visitor.sessionId}/call` : null
  return { token, client_secret: secret, callsUrl, interviewer: isCall ? ('realtime' as const) : ('practice' as const) }
}

/** The first start begins the interview; a later one continues at the same question. */
export async function startInterview(context: ConductContext, visitor: Visitor, token: string) {
  const call = candidateInterviews['POST /api/candidate/interviews/:sessionId/start']
  return changeAsCandidate(context, visitor, async (tx, session, now) => {
    if (!isOpen(session) || isPastLimit(session, now)) throw refuse(call, 'notOpen')
    if (!(await useToken(tx, { sessionId: session.id, digest: digestOf(token), now }))) throw refuse(call, 'badToken')
    await beginOrResume(tx, session, now)
  })
}

export async function beginOrResume(tx: Tx, session: SessionRow, now: Date): Promise<void> {
  await (session.status === 'scheduled' ? begin : resume)(tx, session, now)
}

async function begin(tx: Tx, session: SessionRow, now: Date): Promise<void> {
  const { id: sessionId, kit } = session
  await changeSession(tx, sessionId, { status: 'in_progress', startedAt: now, activeAt: now, turn: 1 }, now)
  await insertStep(tx, { sessionId, position: 0, questionId: null, presentedAt: now })
  await insertLine(tx, { sessionId, at: now, speaker: 'interviewer', questionId: null, body: kit.warmUp })
}

async function resume(tx: Tx, session: SessionRow, now: Date): Promise<void> {
  const { id: sessionId, kit } = session
  const step = openStep(await listSteps(tx, sessionId))
  await changeSession(tx, sessionId, { activeAt: now }, now)
  if (!step) return
  const text = step.followUp ?? questionAt(kit, step.position)?.text ?? kit.warmUp
  const line = { sessionId, at: now, speaker: 'interviewer' as const, questionId: step.questionId }
  await insertLine(tx, { ...line, body: `${welcomeBack} ${text}` })
}
