import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { appendFile, chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { startCluster } from '#platform/server/postgres/cluster.ts'

/** One PostgreSQL server to which a test may do anything that can happen to a real one. */
type DatabaseServer = {
  readonly url: string
  readonly start: () => Promise<void>
  /** Kills every process of the server at once, as a power cut would. */
  readonly kill: () => void
  readonly freeze: () => void
  readonly resume: () => void
  readonly run: (statement: string) => Promise<readonly Record<string, unknown>[]>
}

type DatabasePair = { readonly primary: DatabaseServer; readonly replica: DatabaseServer; readonly stop: () => Promise<void> }

/** Starts a primary with an empty database, and a replica that streams from it. */
export async function startDatabasePair(): Promise<DatabasePair> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-pair-'))
  const homes = ['primary', 'replica'].map((name) => path.join(folder, name))
  for (const each of [folder, ...homes]) {
    await mkdir(each, { recursive: true })
    // As root, the servers run under another account, which must be able to enter these folders.
    await chmod(each, 0o711)
  }
  const [primaryHome = '', replicaHome = ''] = homes
  const first = await startCluster(primaryHome)
  await runAt(first.urlOf('postgres'), 'create database pasand')
  await first.stop()
  execFileSync('cp', ['-a', path.join(primaryHome, 'postgres'), replicaHome])
  const host = new URL(first.urlOf('pasand')).searchParams.get('host') ?? ''
  const settings = path.join(replicaHome, 'postgres/postgresql.auto.conf')
  await appendFile(settings, `primary_conninfo = 'host=${host} user=pasand'\nwal_retrieve_retry_interval = 200\n`)
  writeFileSync(path.join(replicaHome, 'postgres/standby.signal'), '')
  const primary = await aDatabaseServer(primaryHome)
  const replica = await aDatabaseServer(replicaHome)
  const stop = async () => {
    for (const { resume, kill } of [replica, primary]) {
      resume()
      kill()
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  return { primary, replica, stop }
}

async function aDatabaseServer(home: string): Promise<DatabaseServer> {
  const { urlOf } = await startCluster(home)
  const url = urlOf('pasand')
  const signal = (name: NodeJS.Signals) => () => {
    for (const pid of processesOf(home)) {
      try {
        process.kill(pid, name)
      } catch {
        // The process has ended by itself in the meantime.
      }
    }
  }
  return {
    url,
    start: async () => void (await startCluster(home)),
    kill: signal('SIGKILL'),
    freeze: signal('SIGSTOP'),
    resume: signal('SIGCONT'),
    run: (statement) => runAt(url, statement),
  }
}

/** Lists the processes of a server. The first one is the parent of all others. */
function processesOf(home: string): number[] {
  const [first = ''] = readFileSync(path.join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => parent === first)
  return [first, ...children.map(([pid = '']) => pid)].map(Number).filter((pid) => pid > 1)
}

async function runAt(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
