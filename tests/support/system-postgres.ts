import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresFolder } from '../../scripts/find-postgresql.mjs'
import { databaseIdentity, makePrivate } from '#platform/server/postgres/identity.ts'

const programs = postgresFolder()

/** Whether the system's packages include PostgreSQL, with the tools that the embedded one lacks. Without it, its tests are skipped. */
export const isSystemPostgresHere = programs !== undefined

const identity = isSystemPostgresHere ? databaseIdentity('/nonexistent') : {}
const env = { PATH: `${programs}:/usr/bin:/bin`, LC_ALL: 'C', TZ: 'UTC' }

/** Runs a program under the account of the database, and returns its output. */
export function runAsDatabase(program: string, args: readonly string[]): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, { ...identity, cwd: '/', env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`)
  return stdout.trim()
}

/** Makes a folder that belongs to the account of the database. */
export const folderOfDatabase = (folder: string): string => {
  makePrivate(folder, identity)
  return folder
}

export const layOut = (folder: string): string =>
  runAsDatabase('initdb', [
    '--pgdata',
    folder,
    '--username=pasand',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])

export type SystemPostgres = { readonly urlOf: (database: string) => string; readonly stop: () => Promise<void> }

/** Starts PostgreSQL on an initialised or restored folder, and waits until it accepts writes. */
export async function startSystemPostgres(folder: string, port: number, settings: Readonly<Record<string, string>>) {
  const all = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', ...settings }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn('postgres', ['-D', folder, ...args], { ...identity, cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (part: Buffer) => (log += part.toString()))
  const urlOf = (database: string) => `postgresql://pasand@127.0.0.1:${port}/${database}`
  const isPrimary = () =>
    spawnSync('psql', [urlOf('postgres'), '-Atc', 'select pg_is_in_recovery()'], { env, encoding: 'utf8' }).stdout.trim() === 'f'
  while (!isPrimary()) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start in ${path.basename(folder)}: ${log.slice(-2_000)}`)
    await sleep(100)
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGINT')
    await once(child, 'exit')
  }
  return { urlOf, stop } satisfies SystemPostgres
}
