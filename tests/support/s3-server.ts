import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#app/server/start-target.ts'
import { openS3, type S3Config } from '#platform/server/storage/s3.ts'

const programs = ['swift-proxy-server', 'swift-account-server', 'swift-container-server', 'swift-object-server', 'memcached']

/** Whether OpenStack Swift with its S3 interface is installed from Debian's packages. Without it, its tests are skipped. */
export const isS3ServerHere = programs.every((name) => spawnSync(name, ['--help']).error === undefined)

const user = userInfo().username
const stores = ['account', 'container', 'object'] as const

export type S3Server = {
  readonly config: S3Config
  /** Sends a signal to the process that answers, to simulate a fault. */
  readonly signal: (name: NodeJS.Signals) => void
  /** Kills the process that answers; another one takes its place. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a complete server on this machine, with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-s3-'))
  await chmod(folder, 0o711)
  await mkdir(path.join(folder, 'devices/disk'), { recursive: true })
  const [proxy, cache, ...ports] = await Promise.all(Array.from({ length: 5 }, () => freePort('127.0.0.1')))
  await writeFile(
    path.join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  for (const [at, name] of stores.entries()) await writeStore(folder, name, ports[at] ?? 0)
  await writeFile(path.join(folder, 'proxy.conf'), proxySettings(folder, proxy ?? 0, cache ?? 0))
  const launch = (name: string) => spawn(`swift-${name}-server`, [path.join(folder, `${name}.conf`)], { stdio: 'ignore' })
  const processes = [
    spawn('memcached', ['-u', user === 'root' ? 'nobody' : user, '-l', '127.0.0.1', '-p', String(cache)], { stdio: 'ignore' }),
    ...stores.map(launch),
  ]
  let front = launch('proxy')
  const stop = async () => {
    await Promise.all([...processes, front].map(stopProcess))
    await rm(folder, { recursive: true, force: true })
  }
  const endpoint = `http://127.0.0.1:${proxy}`
  const config = { endpoint, bucket: 'files', accessKeyId: 'tests:portal', secretAccessKey: 'secret', region: 'us-east-1' }
  try {
    await makeBucket(config)
  } catch (error) {
    await stop()
    throw error
  }
  const kill = async () => {
    await stopProcess(front)
    front = launch('proxy')
  }
  return { config, signal: (name) => void front.kill(name), kill, stop }
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
log_address = ${folder}/no-log
`

async function writeStore(folder: string, name: string, port: number): Promise<void> {
  const settings = `${common(folder, port)}[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`
  await writeFile(path.join(folder, `${name}.conf`), settings)
  const ring = path.join(folder, `${name}.builder`)
  for (const step of [['create', '2', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/disk`, '1'], ['rebalance']])
    spawnSync('swift-ring-builder', [ring, ...step])
}

const filters = {
  catch_errors: '',
  cache: '',
  s3api: 'location = us-east-1',
  tempauth: 'user_tests_portal = secret .admin',
  copy: '',
  slo: '',
  dlo: '',
}

function proxySettings(folder: string, port: number, cache: number): string {
  const settings = { ...filters, cache: `memcache_servers = 127.0.0.1:${cache}` }
  const sections = Object.entries(settings).map(
    ([name, more]) => `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${more}\n`,
  )
  const pipeline = `[pipeline:main]\npipeline = ${Object.keys(filters).join(' ')} proxy-server\n`
  return `${common(folder, port)}${pipeline}[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n${sections.join('')}`
}

/** A busy machine needs half a minute to start all processes. */
const startMs = 120_000

async function makeBucket(config: S3Config): Promise<void> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket } = config
  const s3 = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  })
  const storage = openS3(config)
  const deadline = Date.now() + startMs
  for (;;) {
    try {
      await s3.send(new CreateBucketCommand({ Bucket }))
      await storage.listFolders()
      break
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(200)
    }
  }
  s3.destroy()
  await storage.close()
}

async function stopProcess(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill('SIGKILL')
  await once(process, 'exit')
}
