import { readFileSync } from 'node:fs'

/** `worked` it too long; `waited` is said when the machine gave it no time to work. */
export type TimeoutReason = 'worked' | 'waited'

/** `starvedMs` may pass on a machine that is too busy with other things to give a process its `timeoutMs`. */
export type TimeLimits = { readonly timeoutMs: number; readonly starvedMs: number }

const ticksPerSecond = 100

/** Calls `late` once a process has worked for longer than it may, or has had no time to. Returns how to call it off. */
export function watch(
  pid: number | undefined,
  { timeoutMs, starvedMs }: TimeLimits,
  late: (why: TimeoutReason) => void,
): () => void {
  const began = performance.now()
  const workedBefore = workedMs(pid)
  const look = (): void => {
    const worked = workedMs(pid)
    if (worked !== null && workedBefore !== null && worked - workedBefore >= timeoutMs) return late('worked')
    if (worked === null || performance.now() - began >= starvedMs) return late('waited')
    timer = setTimeout(look, timeoutMs / 4)
  }
  let timer = setTimeout(look, timeoutMs)
  return () => clearTimeout(timer)
}

/** The time that the machine gave to a process, as Linux tells it; null where nobody tells. */
function workedMs(pid: number | undefined): number | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(afterName[11]) + Number(afterName[12])) * 1_000) / ticksPerSecond
  } catch {
    return null
  }
}
