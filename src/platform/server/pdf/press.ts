import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { Unavailable } from '../failures.ts'
import type { EngineName } from './engine.ts'
import { templateFolder } from './templates.ts'

export type Job = { readonly template: string; readonly json: string }
export type Report = 'ready' | { readonly pdf: Uint8Array } | { readonly fault: string }

type PressSettings = { readonly engine: EngineName; readonly timeoutMs: number; readonly lifeInJobs: number }
/** `ended` is called once, whatever the reason: a press is never used again after that. */
type Watcher = { readonly idle: () => void; readonly ended: (wasReady: boolean) => void }
type State = 'starting' | 'idle' | 'busy' | 'ended'
type Waiting = { readonly done: (pdf: Uint8Array) => void; readonly failed: (error: Error) => void }

export type Press = {
  readonly state: () => State
  /** Only while idle. */
  readonly print: (job: Job) => Promise<Uint8Array>
  readonly stop: () => Promise<void>
}

/** One child process: one job at a time, killed when it takes too long, retired before it has grown fat. */
export function startPress({ engine, timeoutMs, lifeInJobs }: PressSettings, watcher: Watcher): Press {
  const child = startChild(engine)
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
  let state: State = 'starting'
  let waiting: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let jobsLeft = lifeInJobs

  child.on('message', (report: Report) => {
    clearTimeout(timer)
    if (report !== 'ready') finish(waiting, report)
    waiting = undefined
    if (report !== 'ready' && --jobsLeft <= 0) return void child.kill('SIGKILL')
    state = 'idle'
    watcher.idle()
  })
  const end = (): void => {
    if (state === 'ended') return
    const wasReady = state !== 'starting'
    state = 'ended'
    clearTimeout(timer)
    waiting?.failed(new Unavailable('The PDF could not be made this time. Please try again'))
    leave()
    watcher.ended(wasReady)
  }
  child.on('exit', end)
  child.on('error', end)

  return {
    state: () => state,
    print: (job) => {
      state = 'busy'
      timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      child.send(job)
      return new Promise((done, failed) => void (waiting = { done, failed }))
    },
    stop: () => {
      child.kill('SIGKILL')
      return gone
    },
  }
}

function finish(waiting: Waiting | undefined, report: Exclude<Report, 'ready'>): void {
  if ('pdf' in report) waiting?.done(report.pdf)
  else waiting?.failed(new Error(report.fault))
}

/** It knows nothing of our environment: neither secrets nor the fonts of this machine. */
function startChild(engine: EngineName): ChildProcess {
  return fork(path.join(import.meta.dirname, 'press-child.ts'), [engine], {
    env: { FONTCONFIG_FILE: path.join(templateFolder, 'fonts.conf') },
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
