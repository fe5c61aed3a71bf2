import { readFileSync } from 'node:fs'

/** `worked`: for too long. `waited`: the machine gave it no time to work. `grew`: it took too much memory. */
export type StopReason = 'worked' | 'waited' | 'grew'

/**
 * `timeoutMs` is processor time. `starvedMs` may pass on a machine that is too busy with other things to give a process its `timeoutMs`.
 * `mostMegabytes` is all memory of the process: buffers do not count as the heap that Node can limit.
 */
export type WorkLimits = { readonly timeoutMs: number; readonly starvedMs: number; readonly mostMegabytes?: number }

const ticksPerSecond = 100
const pageBytes = 4_096
const memoryLooksEveryMs = 100

/** Calls `stop` once, when a process takes more than it may. Returns how to end the watch. */
export function watchWorker(pid: number | undefined, limits: WorkLimits, stop: (why: StopReason) => void): () => void {
  const began = performance.now()
  const workedBefore = workedMs(pid)
  const { timeoutMs, starvedMs, mostMegabytes } = limits
  const end = (): void => {
    clearTimeout(timer)
    clearInterval(memory)
  }
  const stopFor = (why: StopReason): void => {
    end()
    stop(why)
  }
  const look = (): void => {
    const worked = workedMs(pid)
    if (worked !== null && workedBefore !== null && worked - workedBefore >= timeoutMs) return stopFor('worked')
    if (worked === null || performance.now() - began >= starvedMs) return stopFor('waited')
    timer = setTimeout(look, timeoutMs / 4)
  }
  let timer = setTimeout(look, timeoutMs)
  const lookAtMemory = (): void => {
    if (mostMegabytes !== undefined && megabytesOf(pid) > mostMegabytes) stopFor('grew')
  }
  const memory = mostMegabytes === undefined ? undefined : setInterval(lookAtMemory, memoryLooksEveryMs)
  return end
}

/** The time that the machine gave to a process, from Linux; null on other systems. */
function workedMs(pid: number | undefined): number | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(afterName[11]) + Number(afterName[12])) * 1_000) / ticksPerSecond
  } catch {
    return null
  }
}

/** From Linux; 0 on other systems, where time alone is limited. */
function megabytesOf(pid: number | undefined): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
    return (Number(pages) * pageBytes) / 1_000_000
  } catch {
    return 0
  }
}
