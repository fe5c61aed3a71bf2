import { type ChildProcess, fork } from 'node:child_process'
import { builtScript } from './built-scripts.ts'
import { type StopReason, watchWorker, type WorkLimits } from './watch-worker.ts'

/** The messages of a worker: first that it is ready, then one answer for each job. */
export type Report<Result> = 'ready' | { readonly made: Result } | { readonly fault: string }

/** The worker died during this job without being stopped; the job may be the cause. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
}

/** The worker is alive and reports what was wrong with the job. */
export class WorkerFault extends Error {
  override readonly name = 'WorkerFault'
}

/** The worker was killed, because the job exceeded its limits. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped'
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}

export type WorkerScript = {
  readonly file: string
  readonly args?: readonly string[]
  /** The whole environment of the worker: it gets neither our secrets nor the fonts of the machine. */
  readonly env: Readonly<Record<string, string>>
  readonly nodeOptions: readonly string[]
}

export type WorkerSettings = WorkLimits & { readonly script: WorkerScript; readonly lifeInJobs: number }
/** `ended` is called once, for whatever reason. A worker is never used again afterwards. */
type Watcher = { readonly idle: () => void; readonly ended: (wasReady: boolean) => void }
type State = 'starting' | 'idle' | 'busy' | 'ended'

export type Worker<Job, Result> = {
  readonly state: () => State
  /** Call it only while the worker is idle. Rejects with `WorkerDied`, `WorkerFault` or `WorkerStopped`. */
  readonly run: (job: Job) => Promise<Result>
  readonly stop: () => Promise<void>
}

/** Starts a child process that does one job at a time, is killed if a job exceeds the limits, and is replaced after `lifeInJobs`. */
export function startWorker<Job extends object, Result>(
  { script, lifeInJobs, ...limits }: WorkerSettings,
  watcher: Watcher,
): Worker<Job, Result> {
  const child = startChild(script)
  let state: State = 'starting'
  let jobsLeft = lifeInJobs
  const rest = (): void => {
    state = 'idle'
    watcher.idle()
  }
  void child.hear().then((report) => (report ? rest() : undefined))
  const end = (): void => {
    const wasReady = state !== 'starting'
    state = 'ended'
    watcher.ended(wasReady)
  }
  void child.gone.then(end)

  return {
    state: () => state,
    run: async (job) => {
      state = 'busy'
      const { report, stopped } = await work(child, limits, job)
      if (--jobsLeft <= 0) child.kill()
      else if (report) rest()
      return resultOf(report, stopped) as Result // what the script makes of such a job
    },
    stop: () => {
      child.kill()
      return child.gone
    },
  }
}

async function work(child: ReturnType<typeof startChild>, limits: WorkLimits, job: object) {
  let stopped: StopReason | undefined
  const endWatch = watchWorker(child.pid, limits, (why) => {
    stopped = why
    child.kill()
  })
  const heard = child.hear()
  child.tell(job)
  const report = await heard
  endWatch()
  return { report, stopped }
}

function resultOf(report: Report<unknown> | null, stopped: StopReason | undefined): unknown {
  if (report === null) throw stopped ? new WorkerStopped(stopped) : new WorkerDied()
  if (report === 'ready') throw new WorkerFault('the worker was asked before it was ready')
  if ('fault' in report) throw new WorkerFault(report.fault)
  return report.made
}

function startChild(script: WorkerScript) {
  const child = forkChild(script)
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  child.on('exit', () => leave())
  child.on('error', () => leave())
  return {
    pid: child.pid,
    gone,
    tell: (job: object) => void child.send(job),
    kill: () => void child.kill('SIGKILL'),
    /** The next message of the worker, or null if it ends before. */
    hear: () =>
      new Promise<Report<unknown> | null>((heard) => {
        child.once('message', (report: Report<unknown>) => heard(report))
        void gone.then(() => heard(null))
      }),
  }
}

function forkChild({ file, args = [], env, nodeOptions }: WorkerScript): ChildProcess {
  return fork(builtScript(file), args, {
    env,
    execArgv: [...nodeOptions],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
