import { useEffect, useState } from 'react'
import type { CandidateSession } from '../candidate-schemas.ts'

type Progress = CandidateSession['progress']

/** Seconds since the start, without pauses: what the server has counted, and the time since it answered. */
export function useElapsed(progress: Progress): number {
  const [since, setSince] = useState<{ readonly of: Progress; readonly seconds: number }>({ of: null, seconds: 0 })
  useEffect(() => {
    if (!progress || progress.isPaused) return
    const begun = Date.now()
    const timer = setInterval(() => setSince({ of: progress, seconds: Math.floor((Date.now() - begun) / 1_000) }), 1_000)
    return () => clearInterval(timer)
  }, [progress])
  if (!progress) return 0
  const onServer = (Date.parse(progress.now) - Date.parse(progress.startedAt)) / 1_000 - progress.pausedSeconds
  return Math.max(0, Math.floor(onServer) + (since.of === progress ? since.seconds : 0))
}
