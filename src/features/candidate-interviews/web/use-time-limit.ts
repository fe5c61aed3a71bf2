import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#platform/web/ui/toast.ts'
import type { CandidateSession } from '../candidate-schemas.ts'

/** Before the end, so that what was typed and not sent still counts. */
const sentBeforeMs = 3_000
/** The server ends it a moment after its last. */
const readAfterMs = 1_000
/** Without a connection. */
const againMs = 2_000

type EndOfTime = {
  /** False when it came too late. */
  readonly sendUnsent: () => Promise<boolean>
  readonly reload: () => Promise<unknown>
}

/**
 * An interview that has taken as long as it may is over by itself, also in front of its candidate. A pause does not count. True while the
 * server cannot be reached to end it.
 */
export function useTimeLimit({ progress }: Pick<CandidateSession, 'progress'>, { sendUnsent, reload }: EndOfTime): boolean {
  const [isTimeOver, setTimeOver] = useState(false)
  const send = useEffectEvent(sendUnsent)
  const read = useEffectEvent(reload)
  useEffect(() => {
    if (!progress || progress.isPaused) return
    const endsAt = performance.now() + Date.parse(progress.endsAt) - Date.parse(progress.now)
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
        if (!(await send())) toast({ title: 'Not Sent', text: tooLate, isAlert: true })
        at(endsAt + readAfterMs, readEnd)
      } catch {
        again(sendLast)
      }
    }
    // The interview as it is then ends this.
    const readEnd = async (): Promise<void> => {
      await read()
      again(readEnd)
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
