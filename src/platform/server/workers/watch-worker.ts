import { readFileSync } from 'node:fs'

/** Why a worker was stopped: it used too much processor time, the machine gave it none (`starved`), or it used too much memory. */
export type StopReason = 'cpu limit' | 'starved' | 'memory limit'

/**
 * `timeoutMs` is processor time. `starvedMs` is elapsed time, for a machine that is too busy to give the process its `timeoutMs`. `mostMegabytes` is
 * all memory of the process; Node's own limit covers only the heap, without buffers.
 */
export type WorkLimits = { readonly timeoutMs: number; readonly starvedMs: number; readonly mostMegabytes?: number }

const ticksPerSecond = 100
const pageBytes = 4_096
const memoryLooksEveryMs = 100

/** Calls `stop` once if the process exceeds a limit. Returns a function that ends the watch. */
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
    if (worked !== null && workedBefore !== null && worked - workedBefore >= timeoutMs) return stopFor('cpu limit')
    if (worked === null || performance.now() - began >= starvedMs) return stopFor('starved')
    timer = setTimeout(look, timeoutMs / 4)
  }
  let timer = setTimeout(look, timeoutMs)
  const lookAtMemory = (): void => {
    if (mostMegabytes !== undefined && megabytesOf(pid) > mostMegabytes) stopFor('memory limit')
  }
  const memory = mostMegabytes === undefined ? undefined : setInterval(lookAtMemory, memoryLooksEveryMs)
  return end
}

/** The processor time of a process, read from Linux; null on other systems. */
function workedMs(pid: number | undefined): number | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(afterName[11]) + Number(afterName[12])) * 1_000) / ticksPerSecond
  } catch {
    return null
  }
}

/** The memory of a process, read from Linux; 0 on other systems, where only time is limited. */
function megabytesOf(pid: number | undefined): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
    return (Number(pages) * pageBytes) / 1_000_000
  } catch {
    return 0
  }
}
