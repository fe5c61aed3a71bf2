import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#platform/web/ui/toast.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import type { LastAnswer } from './send-unsent.ts'

/** How long before the end an unsent answer is sent, so that it still counts. */
const sentBeforeMs = 3_000
/** The server ends the interview at its last second; the result is read a moment later. */
const readAfterMs = 1_000
/** The pause before the next attempt without a connection. */
const againMs = 2_000

type EndOfTime = {
  readonly sendUnsent: () => Promise<LastAnswer>
  readonly leave: (last: LastAnswer) => Promise<unknown>
}

/** True if the interview was loaded after its time was over. Only an answer that was typed before is still sent. */
export const isPastEnd = ({ progress }: Pick<CandidateSession, 'progress'>): boolean =>
  progress !== null && progress.endsAt < progress.now

/** The milliseconds until the end of the interview. During a pause, the rest of the allowed pause is added. */
function untilEndMs({ endsAt, now, isPaused, pauseSecondsLeft }: NonNullable<CandidateSession['progress']>): number {
  return Date.parse(endsAt) - Date.parse(now) + (isPaused ? pauseSecondsLeft * 1_000 : 0)
}

/**
 * Ends the interview at its time limit. A pause does not count as time while pauses are left. Returns true while the time is over but the server
 * cannot be reached.
 */
export function useTimeLimit({ progress }: Pick<CandidateSession, 'progress'>, end: EndOfTime): boolean {
  const [isTimeOver, setTimeOver] = useState(false)
  const send = useEffectEvent(end.sendUnsent)
  const leave = useEffectEvent(end.leave)
  useEffect(() => {
    if (!progress) return
    const endsAt = performance.now() + untilEndMs(progress)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const at = (moment: number, work: () => unknown): void => {
      if (!isLeft) timer = setTimeout(() => void work(), Math.max(0, moment - performance.now()))
    }
    const again = (work: () => unknown): void => {
      if (!isLeft) setTimeOver(performance.now() > endsAt)
      at(performance.now() + againMs, work)
    }
    const sendLast = async (): Promise<void> => {
      try {
        const last = await send()
        if (last === 'late') toast({ title: 'Not Sent', text: tooLate, isAlert: true })
        // The reloaded interview has ended, which removes this effect.
        const readEnd = async (): Promise<void> => {
          await leave(last).catch(() => {})
          again(readEnd)
        }
        at(endsAt + readAfterMs, readEnd)
      } catch {
        again(sendLast)
      }
    }
    at(endsAt - sentBeforeMs, sendLast)
    return () => {
      isLeft = true
      clearTimeout(timer)
      setTimeOver(false)
    }
  }, [progress])
  return isTimeOver
}

const tooLate = 'Your time was over before the connection came back.'
