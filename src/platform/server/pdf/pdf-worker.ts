import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { Unavailable } from '../failures.ts'
import type { Drawing, Engine, EngineName, Sheet } from './engine.ts'
import { type TimeLimits, type TimeoutReason, watch } from './pdf-worker-clock.ts'
import type { PdfContent } from './read-pdf.ts'
import { templateFolder } from './templates.ts'
import { TooLong } from './typeset.ts'

export type PdfJob =
  | (Sheet & { readonly output: keyof Engine | 'picture' })
  | { readonly output: 'content'; readonly pdf: Uint8Array }
export type PdfResult = Uint8Array | Drawing | PdfContent
export type Report = 'ready' | { readonly made: PdfResult } | { readonly fault: string }

/** The worker died during this job, and not because of a timeout: the job may be the cause. */
export class PdfWorkerDied extends Error {
  override readonly name = 'PressDied'
}

/** The worker is alive and reports why the job failed. */
export class PdfWorkerFault extends Error {
  override readonly name = 'PressFault'
}

type PdfWorkerSettings = TimeLimits & { readonly engine: EngineName; readonly lifeInJobs: number }
/** `ended` is called once, for any reason. The worker is never used after that. */
type Watcher = { readonly idle: () => void; readonly ended: (wasReady: boolean) => void }
type State = 'starting' | 'idle' | 'busy' | 'ended'

export type PdfWorker = {
  readonly state: () => State
  /** Only while idle. */
  readonly print: (job: PdfJob) => Promise<PdfResult>
  readonly stop: () => Promise<void>
}

/** One child process: one job at a time, killed at a timeout, replaced before its memory has grown too much. */
export function startPdfWorker({ engine, lifeInJobs, ...allowed }: PdfWorkerSettings, watcher: Watcher): PdfWorker {
  const { pid, hear, tell, kill, gone } = startChild(engine)
  let state: State = 'starting'
  let jobsLeft = lifeInJobs
  const rest = (): void => {
    state = 'idle'
    watcher.idle()
  }
  void hear().then((report) => (report ? rest() : undefined))
  const end = (): void => {
    const wasReady = state !== 'starting'
    state = 'ended'
    watcher.ended(wasReady)
  }
  void gone.then(end)

  return {
    state: () => state,
    print: async (job) => {
      state = 'busy'
      let late: TimeoutReason | undefined
      const callOff = watch(pid, allowed, (why) => {
        late = why
        kill()
      })
      const heard = hear()
      tell(job)
      const report = await heard
      callOff()
      if (--jobsLeft <= 0) kill()
      else if (report) rest()
      return madeIn(report, late)
    },
    stop: () => {
      kill()
      return gone
    },
  }
}

/** A job that has used its whole time would do so again. */
function madeIn(report: Report | null, late: TimeoutReason | undefined): PdfResult {
  if (report === null && late === 'worked') throw new TooLong()
  if (report === null && late === 'waited') throw new Unavailable('The PDF took too long this time. Please try again')
  if (report === null) throw new PdfWorkerDied()
  if (report !== 'ready' && 'made' in report) return report.made
  throw new PdfWorkerFault(report === 'ready' ? 'the worker got a job before it was ready' : report.fault)
}

function startChild(engine: EngineName) {
  const child = forkChild(engine)
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  child.on('exit', () => leave())
  child.on('error', () => leave())
  return {
    pid: child.pid,
    gone,
    tell: (job: PdfJob) => void child.send(job),
    kill: () => void child.kill('SIGKILL'),
    /** The next message, or null if the worker ends before. */
    hear: () =>
      new Promise<Report | null>((heard) => {
        child.once('message', (report: Report) => heard(report))
        void gone.then(() => heard(null))
      }),
  }
}

/** The child gets none of our environment: neither secrets nor the fonts of this machine. */
function forkChild(engine: EngineName): ChildProcess {
  return fork(path.join(import.meta.dirname, 'pdf-worker-child.ts'), [engine], {
    env: { FONTCONFIG_FILE: path.join(templateFolder, 'fonts.conf') },
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
