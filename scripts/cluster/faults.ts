import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { type Node, roleOf } from './database.ts'
import { untilReady } from './health.ts'
import { migrateOnce } from './next-release.ts'
import type { Part } from './part.ts'

/** `make` returns when the fault has lasted long enough; the function that it returns ends the fault. */
export type Fault = { readonly name: string; readonly make: (cluster: Cluster) => Promise<() => void> }

const frozenMs = 5_000
/** Longer than the lock in etcd lasts, so that another primary is chosen. */
const primaryAwayMs = 16_000
const primary = ['master']
const nothing = () => undefined

const ofPart = (name: string, names: RegExp): Fault[] => {
  const choose = ({ parts }: Cluster) => {
    const found = parts.filter((part) => names.test(part.name))
    const part = found[Math.floor(Math.random() * found.length)]
    if (!part) throw new Error(`there is no ${name}`)
    return part
  }
  return [
    { name: `kill -9 of ${name}`, make: async (cluster) => (await choose(cluster).kill(), nothing) },
    {
      name: `${name} frozen`,
      make: async (cluster) => {
        const part = choose(cluster)
        part.freeze()
        await sleep(frozenMs)
        return () => part.thaw()
      },
    },
  ]
}

const ofDatabase = (name: string, roles: readonly string[], ms: number): Fault[] => [
  { name: `kill -9 of ${name}`, make: async (cluster) => (signal(await nodeWith(cluster, roles), 'SIGKILL'), nothing) },
  {
    name: `${name} frozen`,
    // Patroni is frozen together with its PostgreSQL, as when the machine hangs.
    make: async (cluster) => {
      const node = await nodeWith(cluster, roles)
      const patroni = patroniOf(cluster, node)
      patroni?.freeze()
      const pids = signal(node, 'SIGSTOP')
      await sleep(ms)
      return () => {
        send(pids, 'SIGCONT')
        patroni?.thaw()
      }
    },
  },
]

const ofStorage: Fault[] = [
  { name: 'kill -9 of the S3 server', make: async ({ storage }) => (await storage.kill(), nothing) },
  {
    name: 'the S3 server frozen',
    make: async ({ storage }) => (storage.signal('SIGSTOP'), await sleep(frozenMs), () => storage.signal('SIGCONT')),
  },
]

const partition: Fault = {
  name: 'primary cut off from etcd',
  make: async (cluster) => {
    if (!cluster.etcd) throw new Error('only root can cut off a machine from another')
    const undo = (await nodeWith(cluster, primary)).machine.cutOff(cluster.etcd)
    await sleep(primaryAwayMs)
    return undo
  },
}

/** Changes that an operator makes on purpose. */
const changes: Fault[] = [
  {
    name: 'rolling restart',
    make: async ({ parts, servers }) => {
      for (const [at, part] of parts.filter(({ name }) => /^portal\d$/.test(name)).entries()) {
        await part.restart()
        await untilReady(servers[at] ?? '')
        // HAProxy needs a moment to notice the change.
        await sleep(2_000)
      }
      return nothing
    },
  },
  { name: 'a migration', make: async ({ databaseUrl }) => (await migrateOnce(databaseUrl), nothing) },
]

export const faults: readonly Fault[] = [
  ...ofPart('a server', /^portal\d$/),
  ...ofPart('a worker', /^portal-worker/),
  ...ofDatabase('the primary', primary, primaryAwayMs),
  ...ofDatabase('a replica', ['sync', 'replica'], frozenMs),
  partition,
  ...ofPart('HAProxy', /^haproxy/),
  ...ofPart('Redis', /^redis/),
  ...ofPart('etcd', /^etcd/),
  ...ofStorage,
  ...changes,
]

const patroniOf = ({ parts }: Cluster, node: Node): Part | undefined => parts.find(({ name }) => name === node.name)

async function nodeWith({ nodes }: Cluster, roles: readonly string[]): Promise<Node> {
  for (;;) {
    for (const node of nodes.toSorted(() => Math.random() - 0.5)) if (roles.includes(await roleOf(node))) return node
    await sleep(200)
  }
}

/** Signals the postmaster and its backends: a real machine that dies or hangs takes all of them with it. */
function signal(node: Node, name: NodeJS.Signals): number[] {
  const postmaster = Number(readFileSync(path.join(node.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  const pids = [postmaster, ...children.split('\n').filter(Boolean).map(Number)]
  send(pids, name)
  return pids
}

function send(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // The process has ended in the meantime.
    }
  }
}
