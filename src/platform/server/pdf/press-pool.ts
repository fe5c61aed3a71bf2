import type { EngineName } from './engine.ts'
import { type PdfJob, type PdfResult, type PdfWorker, startPdfWorker } from './pdf-worker.ts'
import { openQueue } from './pdf-worker-queue.ts'
import type { Requester } from './typeset.ts'

export type PoolSettings = {
  /** A worker that finds no native binary falls back by itself. */
  readonly engine: EngineName
  readonly presses: number
  readonly maxWaiting: number
  readonly patienceMs: number
  /** For how long a worker may work at one thing, and how long that may take on a busy machine. */
  readonly timeoutMs: number
  readonly starvedMs: number
  readonly lifeInJobs: number
}

export type PressPool = {
  readonly make: (job: PdfJob, requester?: Requester) => Promise<PdfResult>
  readonly stop: () => Promise<void>
}

/** A worker is started when there is work for it, so a server that makes no PDF pays nothing for them. */
export function openPressPool(settings: PoolSettings): PressPool {
  const queue = openQueue(settings)
  const presses = new Set<PdfWorker>()
  let failedStarts = 0
  let restUntil = 0

  function pump(): void {
    for (const press of presses) if (press.state() === 'idle') queue.next()?.(press)
    const coming = [...presses].filter((press) => press.state() === 'starting').length
    if (queue.length() > coming && presses.size < settings.presses && Date.now() >= restUntil) add()
  }

  function add(): void {
    const press = startPdfWorker(settings, {
      idle: pump,
      ended: (wasReady) => {
        presses.delete(press)
        failedStarts = wasReady ? 0 : failedStarts + 1
        const restMs = restAfter(failedStarts)
        restUntil = Date.now() + restMs
        setTimeout(pump, restMs + 1).unref()
      },
    })
    presses.add(press)
    pump()
  }

  return {
    make: (job, requester) => {
      const made = queue.add(job, requester)
      pump()
      return made
    },
    stop: async () => {
      queue.close()
      await Promise.all([...presses].map((press) => press.stop()))
    },
  }
}

/** One that dies at its start would die again: longer and longer rests, so that the server finds time for other things. */
function restAfter(failedStarts: number): number {
  return failedStarts === 0 ? 0 : Math.min(10_000, 100 * 2 ** failedStarts)
}
