import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type PartSettings = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  /** The account, when we are root. */
  readonly uid?: number
  readonly gid?: number
}

/** One process of the cluster. It is started again when it dies, as a unit of systemd would be. */
export type Part = {
  readonly name: string
  readonly pid: () => number
  /** Resolves when another process has taken its place. */
  readonly kill: () => Promise<void>
  readonly freeze: () => void
  readonly thaw: () => void
  readonly stop: () => Promise<void>
}

const pauseMs = 500
const patienceMs = 20_000

/** Its output goes to a file in the folder. */
export function startPart(folder: string, settings: PartSettings): Part {
  const [program, ...args] = settings.command
  const log = openSync(path.join(folder, `${settings.name}.log`), 'a')
  const { uid, gid } = settings
  const env = { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/bin', ...settings.env }
  let isStopping = false
  let child = launch()
  function launch(): ChildProcess {
    const identity = uid === undefined || gid === undefined ? {} : { uid, gid }
    const started = spawn(program, args, {
      cwd: settings.name.startsWith('portal') ? undefined : folder,
      env,
      stdio: ['ignore', log, log],
      ...identity,
    })
    started.once('exit', () => void sleep(pauseMs, undefined, { ref: false }).then(() => isStopping || (child = launch())))
    return started
  }
  const signal = (name: NodeJS.Signals) => child.kill(name)
  return {
    name: settings.name,
    pid: () => child.pid ?? 0,
    kill: async () => {
      const before = child.pid
      signal('SIGKILL')
      while (child.pid === before) await sleep(50)
    },
    freeze: () => void signal('SIGSTOP'),
    thaw: () => void signal('SIGCONT'),
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      signal('SIGCONT')
      signal('SIGTERM')
      await Promise.race([ended, sleep(patienceMs, undefined, { ref: false })])
      if (child.exitCode === null && child.signalCode === null) signal('SIGKILL')
    },
  }
}
