import { useEffect, useState } from 'react'
import type { CandidateSession } from '../candidate-schemas.ts'

type Progress = CandidateSession['progress']

/** The seconds since the answer of the server. */
function useSecondsSince(progress: Progress): number {
  const [since, setSince] = useState<{ readonly of: Progress; readonly seconds: number }>({ of: null, seconds: 0 })
  useEffect(() => {
    if (!progress) return
    const begun = Date.now()
    const timer = setInterval(() => setSince({ of: progress, seconds: Math.floor((Date.now() - begun) / 1_000) }), 1_000)
    return () => clearInterval(timer)
  }, [progress])
  return since.of === progress ? since.seconds : 0
}

/** The seconds since the start without pauses: the server's count, and the time since its answer. */
export function useElapsed(progress: Progress): number {
  const since = useSecondsSince(progress)
  if (!progress) return 0
  const onServer = (Date.parse(progress.now) - Date.parse(progress.startedAt)) / 1_000 - progress.pausedSeconds
  const counted = progress.isPaused ? Math.max(0, since - progress.pauseSecondsLeft) : since
  return Math.max(0, Math.floor(onServer) + counted)
}

/** The seconds until the time of a paused interview runs again. */
export function usePauseLeft(progress: Progress): number {
  const since = useSecondsSince(progress)
  return Math.max(0, (progress?.pauseSecondsLeft ?? 0) - since)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The time as mm:ss. */
export const clockText = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
