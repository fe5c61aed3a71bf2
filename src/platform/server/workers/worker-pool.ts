import { startWorker, type Worker, type WorkerSettings } from './worker-process.ts'
import { openQueue, type QueueSettings, type Requester } from './worker-queue.ts'

export type PoolSettings = WorkerSettings & QueueSettings & { readonly workers: number }

export type WorkerPool<Job, Result> = {
  readonly run: (job: Job, requester?: Requester) => Promise<Result>
  readonly stop: () => Promise<void>
}

/** Workers are started only when there is work, so a server without any pays nothing for them. */
export function openWorkerPool<Job extends object, Result>(settings: PoolSettings): WorkerPool<Job, Result> {
  const queue = openQueue<Job, Result>(settings)
  const workers = new Set<Worker<Job, Result>>()
  let failedStarts = 0
  let restUntil = 0

  function pump(): void {
    for (const worker of workers) if (worker.state() === 'idle') queue.next()?.(worker)
    const coming = [...workers].filter((worker) => worker.state() === 'starting').length
    if (queue.length() > coming && workers.size < settings.workers && Date.now() >= restUntil) add()
  }

  function add(): void {
    const worker = startWorker<Job, Result>(settings, {
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
    run: (job, requester) => {
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

/** A worker that dies at its start would probably die again, so the pauses grow and the server has time for other work. */
function restAfter(failedStarts: number): number {
  return failedStarts === 0 ? 0 : Math.min(10_000, 100 * 2 ** failedStarts)
}
