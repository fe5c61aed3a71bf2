import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#platform/web/ui/toast.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import type { LastAnswer } from './send-unsent.ts'

/** Before the end, so that what was typed and not sent still counts. */
const sentBeforeMs = 3_000
/** The server ends it a moment after its last. */
const readAfterMs = 1_000
/** Without a connection. */
const againMs = 2_000

type EndOfTime = {
  readonly sendUnsent: () => Promise<LastAnswer>
  readonly leave: (last: LastAnswer) => Promise<unknown>
}

/** It was read when its time was over: only what was typed before is still sent. */
export const isPastEnd = ({ progress }: Pick<CandidateSession, 'progress'>): boolean =>
  progress !== null && progress.endsAt < progress.now

/** Of a pause that lasts, too. */
function untilEndMs({ endsAt, now, isPaused, pauseSecondsLeft }: NonNullable<CandidateSession['progress']>): number {
  return Date.parse(endsAt) - Date.parse(now) + (isPaused ? pauseSecondsLeft * 1_000 : 0)
}

/**
 * An interview that has taken as long as it may is over by itself, also in front of its candidate. A pause does not count as long as pauses are
 * left. True while the server cannot be reached to end it.
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
        // The interview as it is then ends this.
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
