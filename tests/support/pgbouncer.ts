import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '#app/server/start-target.ts'
import { databaseIdentity } from '#platform/server/postgres/identity.ts'

const env = { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/bin' }

/** Whether PgBouncer is installed from Debian's packages. Without it, its tests are skipped. */
export const isPgbouncerHere = spawnSync('pgbouncer', ['--version'], { env }).error === undefined

/** Starts PgBouncer in transaction mode, with three connections for all clients, in front of the database at `url`. */
export async function startPgbouncer(url: string): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-pooler-'))
  await chmod(folder, 0o711)
  const { pathname, searchParams } = new URL(url)
  const port = await freePort('127.0.0.1')
  const settings = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
pasand = host=${searchParams.get('host')} dbname=${pathname.slice(1)} user=${searchParams.get('user')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
  )
  // Only the account of the database may open its socket, so PgBouncer runs under that account.
  const child = spawn('pgbouncer', [settings], { ...databaseIdentity(folder), cwd: '/', env, stdio: 'ignore' })
  const pooled = `postgresql://pasand@127.0.0.1:${port}/pasand`
  await untilItAnswers(pooled, child)
  const stop = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { url: pooled, stop }
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (child.exitCode !== null) throw error
      await sleep(50)
    }
  }
}
