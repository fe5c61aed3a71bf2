import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { type Node, roleOf } from './database.ts'

export type Fault = { readonly name: string; readonly make: (cluster: Cluster) => Promise<() => void> }

const frozenMs = 5_000
/** Longer than the lock of etcd lasts, so that another primary is chosen. */
const primaryFrozenMs = 16_000

const ofPart = (name: string, prefix: string): Fault[] => {
  const choose = ({ parts }: Cluster) => {
    const found = parts.filter((part) => part.name.startsWith(prefix))
    const part = found[Math.floor(Math.random() * found.length)]
    if (!part) throw new Error(`there is no ${prefix}`)
    return part
  }
  return [
    { name: `kill -9 of ${name}`, make: async (cluster) => (await choose(cluster).kill(), () => undefined) },
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

const ofDatabase = (name: string, role: string, ms: number): Fault[] => [
  { name: `kill -9 of ${name}`, make: async (cluster) => (signal(await nodeWith(cluster, role), 'SIGKILL'), () => undefined) },
  {
    name: `${name} frozen`,
    // With its Patroni, as when the machine hangs.
    make: async (cluster) => {
      const node = await nodeWith(cluster, role)
      const patroni = cluster.parts.find(({ name: part }) => part === node.name)
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
  {
    name: 'the S3 server frozen',
    make: async ({ storage }) => (storage.signal('SIGSTOP'), await sleep(frozenMs), () => storage.signal('SIGCONT')),
  },
]

export const faults: readonly Fault[] = [
  ...ofPart('a server', 'portal1'),
  ...ofPart('a worker', 'portal-worker'),
  ...ofDatabase('the primary', 'master', primaryFrozenMs),
  ...ofDatabase('a replica', 'replica', frozenMs),
  ...ofPart('HAProxy', 'haproxy'),
  ...ofPart('Redis', 'redis'),
  ...ofPart('etcd', 'etcd'),
  ...ofStorage,
]

async function nodeWith({ nodes }: Cluster, role: string): Promise<Node> {
  for (;;) {
    for (const node of nodes) if ((await roleOf(node)) === role) return node
    await sleep(200)
  }
}

/** The postmaster and its backends: a real machine that dies or hangs takes all of them. */
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
      // It has ended meanwhile.
    }
  }
}
