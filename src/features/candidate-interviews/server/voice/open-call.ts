import { findSession, giveBackToken, isPastLimit, useToken } from '#features/interview-sessions/server/public.ts'
import { ceilingOf, secondsOf } from '#features/interview-sessions/rules.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { newId } from '#platform/server/new-id.ts'
import { digestOf } from '#platform/server/token.ts'
import { candidateInterviews } from '../../contract.ts'
import { beginOrResume, isOpen } from '../start-session.ts'
import { type ConductContext, type Visitor, withSession } from '../with-session.ts'
import type { LiveCalls } from './live-calls.ts'

const call = candidateInterviews['POST /api/candidate/interviews/:sessionId/call']

type CallOffer = { readonly token: string; readonly offer: string }

/**
 * Opens the call for the browser, which never gets a key of the voice service. The interview begins, or continues, only when the service has answered
 * and the server watches the call: without a call, a person can type from the same place.
 */
export async function openCall(
  context: ConductContext & { readonly log: (error: unknown) => void },
  calls: LiveCalls | null,
  visitor: Visitor,
  { token, offer }: CallOffer,
): Promise<string> {
  if (!isOffer(offer)) throw refuse(call, 'badOffer')
  await withSession(context, visitor, async (tx, session, now) => {
    if (!isOpen(session) || isPastLimit(session, now)) throw refuse(call, 'notOpen')
    if (!calls || !session.consents.includes('call')) throw refuse(call, 'noCalls')
    if (!(await useToken(tx, { sessionId: session.id, digest: digestOf(token), now }))) throw refuse(call, 'badToken')
  })
  const { sessionId } = visitor
  const { kit, startedAt } = assertDefined(await findSession(context.db, sessionId), 'the interview')
  const seconds = secondsOf(kit)
  const begun = startedAt ?? context.clock()
  const endsAt = (pausedSeconds: number): Date => ceilingOf({ startedAt: begun, pausedSeconds }, seconds)
  try {
    const begin = (): Promise<void> => withSession(context, visitor, beginOrResume)
    return await assertDefined(calls, 'the voice service').open({ sessionId, offer, endsAt, begin })
  } catch (error) {
    context.log(error)
    await giveBackToken(context.db, digestOf(token))
    throw refuse(call, 'voiceAway')
  }
}

/** Checks that the SDP offer describes an audio session. */
const isOffer = (offer: string): boolean => offer.startsWith('v=0') && offer.includes('\nm=audio ')

/** The page was closed, or the microphone is lost. What was just said stays. */
export async function leaveCall(
  context: ConductContext,
  calls: LiveCalls | null,
  visitor: Visitor,
): Promise<Record<string, never>> {
  // A call that the page opens meanwhile, when it was loaded again, goes on.
  const before = newId()
  await takeLastWords(context, calls, visitor)
  await calls?.end(visitor.sessionId, 'hung_up', before)
  return {}
}

/** Before the answer or the interview ends: what was just said belongs to it. */
export async function takeLastWords(context: ConductContext, calls: LiveCalls | null, visitor: Visitor): Promise<Visitor> {
  await withSession(context, visitor, async () => {})
  await calls?.settle(visitor.sessionId)
  return visitor
}
