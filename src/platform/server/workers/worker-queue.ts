import { Unavailable } from '../failures.ts'
import type { Worker } from './worker-process.ts'

/** Who requests the work, if that matters. */
export type Requester = {
  /** Set for people without an account: each network has only a few places in the queue. */
  readonly network?: string | undefined
  /** Called with the milliseconds for which a worker was busy with the request. */
  readonly used?: ((ms: number) => void) | undefined
}

export type QueueSettings = {
  readonly maxWaiting: number
  /** Many people can share one network, but no network may fill the queue. */
  readonly maxWaitingPerNetwork: number
  readonly patienceMs: number
  /** The message of `Unavailable` for a request that waited too long. */
  readonly busyMessage: string
}

type Run<Job, Result> = (worker: Worker<Job, Result>) => void
type Entry<Job, Result> = { readonly run: Run<Job, Result>; readonly refuse: () => void; readonly network: string | undefined }

/** A queue of jobs. A request that would wait too long is refused, at once or when its time is over. */
export function openQueue<Job, Result>({ maxWaiting, maxWaitingPerNetwork, patienceMs, busyMessage }: QueueSettings) {
  const entries: Entry<Job, Result>[] = []
  let isOpen = true
  function isFullFor(network: string | undefined): boolean {
    if (!isOpen || entries.length >= maxWaiting) return true
    return network !== undefined && entries.filter((entry) => entry.network === network).length >= maxWaitingPerNetwork
  }

  return {
    length: () => entries.length,
    next: () => entries.shift()?.run,
    add: (job: Job, { network, used }: Requester = {}) =>
      new Promise<Result>((resolve, reject) => {
        const refuse = (): void => reject(new Unavailable(busyMessage))
        if (isFullFor(network)) return refuse()
        const leave = (): void => {
          entries.splice(entries.indexOf(entry), 1)
          refuse()
        }
        const timer = setTimeout(leave, patienceMs)
        const run: Run<Job, Result> = (worker) => {
          clearTimeout(timer)
          const began = performance.now()
          resolve(worker.run(job).finally(() => used?.(performance.now() - began)))
        }
        const entry: Entry<Job, Result> = { run, refuse: () => (clearTimeout(timer), refuse()), network }
        entries.push(entry)
      }),
    close: () => {
      isOpen = false
      for (const { refuse } of entries.splice(0)) refuse()
    },
  }
}
