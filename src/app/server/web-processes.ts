/** The parent of the web processes: it holds the port and the embedded database, and serves no requests itself. */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '#platform/server/cannot-start.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { logNotice } from '#platform/server/scrub.ts'
import { openStartTarget } from './start-target.ts'
import { greets, type WebProcessTask } from './web-process.ts'

const pauseMs = 1_000

type Processes = { readonly stop: () => Promise<void>; readonly reload: () => void }

export async function startSeveral(config: Config, count: number, leaving: AbortSignal): Promise<Processes> {
  await using open = new AsyncDisposableStack()
  const target = { ...(await openStartTarget(config, open)), isAlone: false }
  const running = new Set<Worker>()
  open.defer(async () => void (await Promise.all([...running].map(retire))))

  async function add(): Promise<Worker | null> {
    const worker = await startProcess({ target })
    if (!worker) return null
    running.add(worker)
    worker.once('exit', () => {
      if (running.delete(worker) && !leaving.aborted) void replace()
    })
    return worker
  }

  /** Replaces a process that has ended by itself. */
  async function replace(): Promise<void> {
    logNotice('a process has ended and is started again')
    while (!leaving.aborted && running.size < count && !(await add())) await sleep(pauseMs)
  }

  // The first process migrates the database before the others start.
  const first = await add()
  if (!first) throw new CannotStart('The first process did not start.')
  await Promise.all(Array.from({ length: count - 1 }, () => add()))
  leaving.throwIfAborted()
  let restarting = Promise.resolve()
  const reload = (): void => {
    restarting = restarting.then(() => restartEach(running, add, leaving))
  }
  const closing = open.move()
  first.send(greets)
  return { stop: () => closing.disposeAsync(), reload }
}

/** Replaces each process by a new one that already serves requests. If no new process starts, the old ones stay. */
async function restartEach(running: Set<Worker>, add: () => Promise<unknown>, leaving: AbortSignal): Promise<void> {
  const before = Array.from(running)
  for (const old of before) {
    if (leaving.aborted || !running.has(old)) continue
    if (!(await add())) {
      logNotice('the new process did not start: the others go on')
      return
    }
    running.delete(old)
    await retire(old)
  }
  logNotice('all processes were restarted')
}

/** Returns null if the process ended before it could serve requests. */
async function startProcess(task: WebProcessTask): Promise<Worker | null> {
  const worker = cluster.fork()
  worker.send(task)
  const ended = once(worker, 'exit').then(() => null)
  return Promise.race([once(worker, 'listening').then(() => worker), ended])
}

async function retire(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await ended
}
