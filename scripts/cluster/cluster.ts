import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { addressOf, makeDatabase, urlOf, type Node, roleOf, startEtcd, startPatroni } from './database.ts'
import { startHaproxy, startRedis } from './front.ts'
import { isComplete, untilReady } from './health.ts'
import { type Machine, type Network, openNetwork } from './network.ts'
import { type Part, startPart } from './part.ts'

export type Cluster = {
  readonly folder: string
  readonly address: string
  readonly databaseUrl: string
  readonly parts: readonly Part[]
  readonly nodes: readonly Node[]
  readonly servers: readonly string[]
  readonly storage: S3Server
  /** The machine whose etcd decides which PostgreSQL is the primary; null if machines cannot be cut off from it. */
  readonly etcd: Machine | null
  /** Starts one more server, which HAProxy does not know, and returns its address. */
  readonly startServer: (name: string, more: Readonly<Record<string, string>>) => Promise<string>
  readonly stop: () => Promise<void>
}

export const administrator = { email: 'admin@pasand.example', password: 'Admin-pass-2026' }
const names = ['1', '2', '3'] as const

type Start = { readonly folder: string; readonly base: number; readonly network: Network; readonly add: (part: Part) => void }
type Say = (text: string) => void

/**
 * Starts each part of the product on this machine, without containers. The data is in a temporary folder that is deleted at the end. `more` is added
 * to the product's environment.
 */
export async function startCluster(base: number, say: Say, more: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  await using open = new AsyncDisposableStack()
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-cluster-'))
  open.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o711)
  const parts: Part[] = []
  const add = (part: Part): void => void parts.push(part)
  const network = open.adopt(openNetwork(base), ({ close }) => close())
  const start = { folder, base, network, add }
  say('etcd, three PostgreSQL under Patroni, HAProxy, Redis and the S3 server start …')
  const storage = open.adopt(await startS3Server(), ({ stop }) => stop())
  // Stops all parts, including those added later.
  open.defer(async () => {
    for (const part of parts.toReversed()) await part.stop()
  })
  const { nodes, databaseUrl, etcd } = await startDatabases(start)
  say('three servers and two workers start, with demo data …')
  const address = `http://localhost:${base}`
  const env = {
    ...productEnv(start, storage),
    DATABASE_URL: databaseUrl,
    // All three are listed: any of them may become the primary, and a primary is not used as a replica.
    DATABASE_REPLICA_URLS: nodes.map((node) => urlOf(addressOf(node))).join(','),
    PUBLIC_URL: address,
    ...more,
  }
  const servers = await startProduct(start, env)
  let next = servers.length
  const startServer = (name: string, over: Readonly<Record<string, string>>) =>
    startOne(start, name, { ...env, ...over, PORT: String(serverPort(base, next++)) })
  await untilReady(address)
  const closing = open.move()
  return { folder, address, databaseUrl, parts, nodes, servers, storage, etcd, startServer, stop: () => closing.disposeAsync() }
}

const serverPort = (base: number, at: number): number => base + 30 + at

async function startDatabases({ folder, base, network, add }: Start): Promise<Pick<Cluster, 'nodes' | 'databaseUrl' | 'etcd'>> {
  const ports = { web: base, primary: base + 1, replicas: base + 2, etcd: base + 3 }
  const etcd = network.machineOf('etcd')
  add(startEtcd(folder, etcd, ports.etcd))
  const nodes = names.map((name, at) => ({
    name: `db${name}`,
    machine: network.machineOf(`db${name}`),
    port: base + 10 + at,
    api: base + 20 + at,
    folder: path.join(folder, `db${name}`),
  }))
  for (const node of nodes) add(startPatroni(folder, node, `${etcd.address}:${ports.etcd}`))
  const servers = names.map((_, at) => serverPort(base, at))
  for (const name of ['haproxy1', 'haproxy2']) add(startHaproxy(name, { folder, ports, servers, nodes }))
  const databaseUrl = await makeDatabase(`127.0.0.1:${ports.primary}`)
  await untilReplicated(nodes)
  return { nodes, databaseUrl, etcd: network.canCutOff ? etcd : null }
}

/** Returns the addresses of the servers. */
async function startProduct(start: Start, env: Readonly<Record<string, string>>): Promise<string[]> {
  const servers: string[] = []
  for (const [at, name] of names.entries()) {
    // The first server migrates the database and loads the demo data.
    const own = { ...env, PORT: String(serverPort(start.base, at)), ...(at === 0 ? { DEMO_DATA: 'on' } : {}) }
    servers.push(await startOne(start, `portal${name}`, own))
  }
  for (const name of ['portal-worker1', 'portal-worker2'])
    start.add(startPart(start.folder, { name, command: [process.execPath, 'src/app/server/worker.ts'], env }))
  return servers
}

type ServerEnv = Readonly<Record<string, string>> & { readonly PORT: string }

async function startOne({ folder, add }: Start, name: string, env: ServerEnv): Promise<string> {
  const address = `http://127.0.0.1:${env.PORT}`
  add(startPart(folder, { name, command: [process.execPath, 'src/app/server/main.ts'], env }))
  await untilReady(address)
  return address
}

function productEnv({ folder, base, add }: Start, { config }: S3Server): Record<string, string> {
  const redis = base + 5
  add(startRedis(folder, redis))
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'portal'),
    SESSION_SECRET: 'a cluster on one machine has this secret',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    REDIS_URL: `redis://127.0.0.1:${redis}`,
    S3_ENDPOINT: config.endpoint,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  }
}

async function untilReplicated(nodes: readonly Node[]): Promise<void> {
  for (;;) {
    const roles = await Promise.all(nodes.map(roleOf))
    if (isComplete(roles)) return
    await sleep(300)
  }
}
