import { useEffect, useEffectEvent } from 'react'
import type { CandidateSession } from '../candidate-schemas.ts'

/** Before the end, so that what was typed and not sent still counts. */
const sentBeforeMs = 3_000
/** The server ends it a moment after its last. */
const readAfterMs = 1_000

type EndOfTime = { readonly sendUnsent: () => Promise<unknown>; readonly reload: () => Promise<unknown> }

/** An interview that has taken as long as it may is over by itself, also in front of its candidate. A pause does not count. */
export function useTimeLimit({ progress }: Pick<CandidateSession, 'progress'>, { sendUnsent, reload }: EndOfTime): void {
  const send = useEffectEvent(sendUnsent)
  const read = useEffectEvent(reload)
  useEffect(() => {
    if (!progress || progress.isPaused) return
    const leftMs = Date.parse(progress.endsAt) - Date.parse(progress.now)
    const sending = setTimeout(() => void send().catch(() => {}), Math.max(0, leftMs - sentBeforeMs))
    const reading = setTimeout(() => void read(), Math.max(0, leftMs) + readAfterMs)
    return () => {
      clearTimeout(sending)
      clearTimeout(reading)
    }
  }, [progress])
}
