import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner, WorkerEvents } from 'graphile-worker'

const pauseMs = 1_000
/** How long a runner that was replaced may go on with its jobs. It may never end, when its database has died. */
const stopMs = 60_000
/** Afterwards `sweepJobs` gives its jobs back. */
const mostTries = 60

export type Worker = { readonly stop: () => Promise<void> }
type Queue = {
  readonly begin: () => Promise<Runner>
  /** Gives back the jobs of the runner with this name. */
  readonly free: (name: string) => Promise<void>
  readonly events: WorkerEvents
}

/** Starts the queue again whenever it has ended, or would do nothing more, until it is stopped. */
export async function keepRunning({ begin, free, events }: Queue): Promise<Worker> {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let runner: Runner | null = null
  let name = ''
  events.on('pool:create', ({ workerPool }) => (name = workerPool.id))

  const again = (): Promise<void> => free(name).then(begin).then(keep).catch(later)
  function later(): void {
    runner = null
    if (!isStopping) timer = setTimeout(() => void again(), pauseMs)
  }
  function keep(begun: Runner): void {
    runner = begun
    // However it ended, it is started again unless we stopped or replaced it.
    void begun.promise.catch(() => undefined).then(() => runner === begun && later())
    if (isStopping) void begun.stop()
  }

  onLoss(events, (lost) => {
    if (isStopping || !runner || lost !== name) return
    const replaced = runner
    // Its stop calls back.
    runner = null
    void freeWhenEnded(replaced, () => free(lost))
    void again()
  })
  keep(await begin())
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await runner?.stop()
    },
  }
}

/** What a replaced runner was about to take when its jobs were given back, it has taken afterwards, and may never have heard of it. */
async function freeWhenEnded({ stop }: Runner, free: () => Promise<void>): Promise<void> {
  await Promise.race([stop().catch(() => undefined), sleep(stopMs, undefined, { ref: false })])
  for (let tries = 0; tries < mostTries; tries++) {
    const isFree = await free().then(
      () => true,
      () => false,
    )
    if (isFree) return
    await sleep(pauseMs, undefined, { ref: false })
  }
}

/** Calls back with its name when a runner would not end, and would do nothing more. */
function onLoss(events: WorkerEvents, callback: (name: string) => void): void {
  // It stops by itself when it could not record the end of a job. After several such failures it waits for ever.
  events.on('pool:gracefulShutdown', ({ workerPool }) => callback(workerPool.id))
  // When the database was away for some seconds, its workers may wait for what never comes.
  const away = new Set<string>()
  events.on('pool:listen:error', ({ workerPool }) => away.add(workerPool.id))
  events.on('pool:listen:success', ({ workerPool }) => {
    // Only after this, it listens.
    if (away.delete(workerPool.id)) setImmediate(callback, workerPool.id)
  })
}
