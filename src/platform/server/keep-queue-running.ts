import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner, WorkerEvents } from 'graphile-worker'

const pauseMs = 1_000
/** How long a runner that was replaced may finish its jobs. It may hang for ever if its database has died. */
const stopMs = 60_000
/** After these attempts `sweepJobs` gives the jobs back. */
const mostTries = 60

export type Worker = { readonly stop: () => Promise<void> }
type Queue = {
  readonly begin: () => Promise<Runner>
  /** Unlocks the jobs of the runner with this name. */
  readonly free: (name: string) => Promise<void>
  readonly events: WorkerEvents
}

/** Restarts the queue whenever it ends or hangs, until `stop` is called. */
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
    // A runner that ends for any reason is restarted, unless we stopped or replaced it.
    void begun.promise.catch(() => undefined).then(() => runner === begun && later())
    if (isStopping) void begun.stop()
  }

  onLoss(events, (lost) => {
    if (isStopping || !runner || lost !== name) return
    const replaced = runner
    // Set first, because stopping the runner calls `onLoss` again.
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

/** Unlocks the jobs of a replaced runner again after its end: it may have locked a job after the first unlock, without ever receiving that job. */
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

/** Calls back with the name of a runner that will neither end nor take another job. */
function onLoss(events: WorkerEvents, callback: (name: string) => void): void {
  // A runner shuts itself down when it could not record the end of a job. After several such failures it waits for ever.
  events.on('pool:gracefulShutdown', ({ workerPool }) => callback(workerPool.id))
  // After some seconds without the database, the workers of a runner may wait for an event that never comes.
  const away = new Set<string>()
  events.on('pool:listen:error', ({ workerPool }) => away.add(workerPool.id))
  events.on('pool:listen:success', ({ workerPool }) => {
    // The runner listens for new jobs only after this event.
    if (away.delete(workerPool.id)) setImmediate(callback, workerPool.id)
  })
}
