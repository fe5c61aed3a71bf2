import type { EngineName } from './engine.ts'
import { type PdfJob, type PdfResult, type PdfWorker, startPdfWorker } from './pdf-worker.ts'
import { openQueue } from './pdf-worker-queue.ts'
import type { Requester } from './typeset.ts'

export type PoolSettings = {
  /** A worker without a native binary uses WebAssembly instead. */
  readonly engine: EngineName
  readonly workers: number
  readonly maxWaiting: number
  readonly patienceMs: number
  /** How much processor time a job may take, and how long it may take on a busy machine. */
  readonly timeoutMs: number
  readonly starvedMs: number
  readonly lifeInJobs: number
}

export type PdfWorkerPool = {
  readonly make: (job: PdfJob, requester?: Requester) => Promise<PdfResult>
  readonly stop: () => Promise<void>
}

/** A worker is started for the first job, so a server that makes no PDF uses no memory for them. */
export function openPdfWorkerPool(settings: PoolSettings): PdfWorkerPool {
  const queue = openQueue(settings)
  const workers = new Set<PdfWorker>()
  let failedStarts = 0
  let restUntil = 0

  function pump(): void {
    for (const worker of workers) if (worker.state() === 'idle') queue.next()?.(worker)
    const coming = [...workers].filter((worker) => worker.state() === 'starting').length
    if (queue.length() > coming && workers.size < settings.workers && Date.now() >= restUntil) add()
  }

  function add(): void {
    const worker = startPdfWorker(settings, {
      idle: pump,
      ended: (wasReady) => {
        workers.delete(worker)
        failedStarts = wasReady ? 0 : failedStarts + 1
        const restMs = restAfter(failedStarts)
        restUntil = Date.now() + restMs
        setTimeout(pump, restMs + 1).unref()
      },
    })
    workers.add(worker)
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
      await Promise.all([...workers].map((worker) => worker.stop()))
    },
  }
}

/** A worker that dies at its start would die again: it is restarted at growing intervals, so that the server stays usable. */
function restAfter(failedStarts: number): number {
  return failedStarts === 0 ? 0 : Math.min(10_000, 100 * 2 ** failedStarts)
}
