import { readFileSync } from 'node:fs'

/** `worked`: it has used too much processor time. `waited`: the machine gave it too little. */
export type TimeoutReason = 'worked' | 'waited'

/** `starvedMs` is the limit on a machine that is too busy to give a process its `timeoutMs` of processor time. */
export type TimeLimits = { readonly timeoutMs: number; readonly starvedMs: number }

const ticksPerSecond = 100

/** Calls `late` once a process has used more processor time than allowed, or got too little. Returns a function that cancels it. */
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

/** The processor time of a process on Linux; null on other systems. */
function workedMs(pid: number | undefined): number | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(afterName[11]) + Number(afterName[12])) * 1_000) / ticksPerSecond
  } catch {
    return null
  }
}
