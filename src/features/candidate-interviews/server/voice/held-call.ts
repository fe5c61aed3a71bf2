import { endCall, storeEndReason, type TurnState } from '#features/interview-sessions/server/public.ts'
import { type CallEnd, pausedUntil } from '#features/interview-sessions/rules.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { RealtimeService } from '#platform/server/realtime/realtime-service.ts'
import type { LiveCall } from './live-call.ts'

export type NewCall = {
  readonly sessionId: string
  readonly offer: string
  /** The end of the interview, depending on the seconds of all pauses. */
  readonly endsAt: (pausedSeconds: number) => Date
  /** Begins the interview. Called once the server watches the call. */
  readonly begin: () => Promise<void>
}

/** A call of this process. */
export type HeldCall = Pick<NewCall, 'sessionId' | 'endsAt'> & {
  readonly id: string
  readonly providerId: string
  readonly call: LiveCall
}

/** The time until the end of the interview. The current pause does not count. */
export function msLeft({ endsAt }: Pick<HeldCall, 'endsAt'>, state: TurnState, now: Date): number {
  return endsAt(pausedUntil(state, now)).getTime() - now.getTime()
}

type HangUpContext = Pick<AppContext, 'db' | 'clock'> & {
  readonly log: (error: unknown) => void
  readonly service: RealtimeService
}
type HangUpReason = { readonly reason: CallEnd; readonly figures?: LiveCall['figures'] }

/** If it fails, the call stays open in the table, with its reason, and is hung up later. */
export async function hangUp(
  { db, clock, log, service }: HangUpContext,
  { id, providerId }: Pick<HeldCall, 'id' | 'providerId'>,
  { reason, figures }: HangUpReason,
): Promise<void> {
  // Hung up even if the database is away, because an open call costs money.
  await storeEndReason(db, id, reason, figures).catch(log)
  await service.hangUp(providerId)
  await endCall(db, id, clock())
}
