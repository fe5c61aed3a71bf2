import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { makeDatabase, urlOf, type Node, roleOf, startEtcd, startPatroni } from './database.ts'
import { startHaproxy, startRedis } from './front.ts'
import { type Part, startPart } from './part.ts'

export type Cluster = {
  readonly folder: string
  readonly address: string
  readonly databaseUrl: string
  readonly parts: readonly Part[]
  readonly nodes: readonly Node[]
  readonly servers: readonly string[]
  readonly storage: S3Server
  readonly stop: () => Promise<void>
}

export const administrator = { email: 'admin@pasand.example', password: 'Admin-pass-2026' }
const names = ['1', '2', '3'] as const

type Start = { readonly folder: string; readonly base: number; readonly add: (part: Part) => void }

/** Each part of the product on this machine, without containers. Its data is in a temporary folder that goes with it. */
export async function startCluster(base: number, say: (text: string) => void): Promise<Cluster> {
  await using open = new AsyncDisposableStack()
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-cluster-'))
  open.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o711)
  const parts: Part[] = []
  const add = (part: Part): void => {
    parts.push(part)
    open.defer(() => part.stop())
  }
  const start = { folder, base, add }
  say('etcd, three PostgreSQL under Patroni, HAProxy, Redis and the S3 server start …')
  const storage = open.adopt(await startS3Server(), ({ stop }) => stop())
  const { nodes, databaseUrl } = await startDatabases(start)
  say('three servers and two workers start, with demo data …')
  const address = `http://localhost:${base}`
  const env = {
    ...productEnv(start, storage),
    DATABASE_URL: databaseUrl,
    // All three: which of them is the primary changes, and a primary is not read as a replica.
    DATABASE_REPLICA_URLS: nodes.map((node) => urlOf(node.address)).join(','),
    PUBLIC_URL: address,
  }
  const servers = await startProduct(start, env)
  await untilReady(address)
  const closing = open.move()
  return { folder, address, databaseUrl, parts, nodes, servers, storage, stop: () => closing.disposeAsync() }
}

const serverPort = (base: number, at: number): number => base + 30 + at

async function startDatabases({ folder, base, add }: Start): Promise<Pick<Cluster, 'nodes' | 'databaseUrl'>> {
  const ports = { web: base, primary: base + 1, replicas: base + 2, etcd: base + 3 }
  add(startEtcd(folder, ports.etcd))
  const nodes = names.map((name, at) => ({
    name: `db${name}`,
    address: `127.0.0.1:${base + 10 + at}`,
    api: base + 20 + at,
    folder: path.join(folder, `db${name}`),
  }))
  for (const node of nodes) add(startPatroni(folder, node, ports.etcd))
  const servers = names.map((_, at) => serverPort(base, at))
  add(startHaproxy({ folder, ports, servers, nodes }))
  const databaseUrl = await makeDatabase(`127.0.0.1:${ports.primary}`)
  await untilReplicated(nodes)
  return { nodes, databaseUrl }
}

/** Returns the addresses of the servers. */
async function startProduct({ folder, base, add }: Start, env: Readonly<Record<string, string>>): Promise<string[]> {
  const servers = names.map((name, at) => ({
    name: `portal${name}`,
    command: [process.execPath, 'src/app/server/main.ts'] as const,
    // The first one migrates and loads the demo data.
    env: { ...env, PORT: String(serverPort(base, at)), ...(at === 0 ? { DEMO_DATA: 'on' } : {}) },
  }))
  for (const server of servers) {
    add(startPart(folder, server))
    await untilReady(`http://127.0.0.1:${server.env.PORT}`)
  }
  for (const name of ['portal-worker1', 'portal-worker2'])
    add(startPart(folder, { name, command: [process.execPath, 'src/app/server/worker.ts'], env }))
  return servers.map((server) => `http://127.0.0.1:${server.env.PORT}`)
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
    if (roles.filter((role) => role === 'replica').length === nodes.length - 1) return
    await sleep(300)
  }
}

/** The health check of the load balancer. */
async function untilReady(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (answer?.ok) return
    await sleep(200)
  }
}
