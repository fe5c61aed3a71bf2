import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { makeDatabase, type Node, roleOf, startEtcd, startPatroni } from './database.ts'
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

/** Each part of the product on this machine, without containers. Its data is in a temporary folder that goes with it. */
export async function startCluster(base: number, say: (text: string) => void): Promise<Cluster> {
  await using open = new AsyncDisposableStack()
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-cluster-'))
  open.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o711)
  const parts: Part[] = []
  const add = (part: Part): Part => {
    parts.push(part)
    open.defer(() => part.stop())
    return part
  }
  say('etcd, three PostgreSQL under Patroni, HAProxy, Redis and the S3 server start …')
  const ports = { web: base, primary: base + 1, replicas: base + 2, etcd: base + 3, redis: base + 5 }
  add(startEtcd(folder, ports.etcd))
  const nodes = names.map((name, at) => ({
    name: `db${name}`,
    address: `127.0.0.1:${base + 10 + at}`,
    api: base + 20 + at,
    folder: path.join(folder, `db${name}`),
  }))
  for (const node of nodes) add(startPatroni(folder, node, ports.etcd))
  const serverPorts = names.map((_, at) => base + 30 + at)
  add(startHaproxy(folder, ports, serverPorts, nodes))
  add(startRedis(folder, ports.redis))
  const storage = open.adopt(await startS3Server(), ({ stop }) => stop())
  const databaseUrl = await makeDatabase(`127.0.0.1:${ports.primary}`)
  await untilReplicated(nodes)
  say('three servers and two workers start, with demo data …')
  const address = `http://localhost:${base}`
  const env = { ...productEnv(folder, ports, storage), DATABASE_URL: databaseUrl, PUBLIC_URL: address }
  const [first, ...others] = names.map((name, at) => ({
    name: `portal${name}`,
    command: [process.execPath, 'src/app/server/main.ts'] as const,
    env: { ...env, PORT: String(serverPorts[at]) },
  }))
  // The first one migrates and loads the demo data.
  if (first) add(startPart(folder, { ...first, env: { ...first.env, DEMO_DATA: 'on' } }))
  await untilReady(`http://127.0.0.1:${serverPorts[0]}`)
  for (const other of others) add(startPart(folder, other))
  for (const name of ['portal-worker1', 'portal-worker2'])
    add(startPart(folder, { name, command: [process.execPath, 'src/app/server/worker.ts'], env }))
  const servers = serverPorts.map((port) => `http://127.0.0.1:${port}`)
  for (const server of servers) await untilReady(server)
  await untilReady(address)
  const closing = open.move()
  return { folder, address, databaseUrl, parts, nodes, servers, storage, stop: () => closing.disposeAsync() }
}

function productEnv(folder: string, ports: { readonly redis: number }, { config }: S3Server): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'portal'),
    SESSION_SECRET: 'a cluster on one machine has this secret',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
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
export async function untilReady(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (answer?.ok) return
    await sleep(200)
  }
}
