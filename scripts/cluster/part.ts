import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Identity } from '#platform/server/postgres/identity.ts'
import type { Machine } from './network.ts'

export type PartSettings = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  /** The account that runs the part, if this process is root. */
  readonly identity?: Identity
  /** The machine that runs the part; this machine itself if left out. */
  readonly machine?: Machine
  /** Open files that the process gets as file descriptors 3 and up at each start. */
  readonly files?: readonly number[]
}

/** One process of the cluster. If it dies, it is started again, as a unit of systemd would be. */
export type Part = {
  readonly name: string
  readonly pid: () => number
  /** Kills the process, and resolves when another one has taken its place. */
  readonly kill: () => Promise<void>
  /** Like `kill`, but lets the process shut down in an orderly way. */
  readonly restart: () => Promise<void>
  readonly freeze: () => void
  readonly thaw: () => void
  readonly stop: () => Promise<void>
}

const pauseMs = 500
const patienceMs = 20_000

/** Starts a part. Its output goes to a file in the folder. */
export function startPart(folder: string, settings: PartSettings): Part {
  const [program = '', ...args] = [...(settings.machine?.enter ?? []), ...under(settings.identity), ...settings.command]
  const log = openSync(path.join(folder, `${settings.name}.log`), 'a')
  const env = { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/bin', ...settings.env }
  let isStopping = false
  let child = launch()
  function launch(): ChildProcess {
    const started = spawn(program, args, {
      cwd: settings.name.startsWith('portal') ? undefined : folder,
      env,
      stdio: ['ignore', log, log, ...(settings.files ?? [])],
    })
    started.once('exit', () => void sleep(pauseMs, undefined, { ref: false }).then(() => isStopping || (child = launch())))
    return started
  }
  const signal = (name: NodeJS.Signals) => child.kill(name)
  async function replace(name: NodeJS.Signals): Promise<void> {
    const before = child.pid
    signal(name)
    while (child.pid === before) await sleep(50)
  }
  return {
    name: settings.name,
    pid: () => child.pid ?? 0,
    kill: () => replace('SIGKILL'),
    restart: () => replace('SIGTERM'),
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

/** The prefix that changes the account. A program does it, because the command must enter the network namespace as root first. */
const under = ({ uid, gid }: Identity = {}): string[] =>
  uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
