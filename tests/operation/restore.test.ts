/** The scripts of `deploy/backup`: a base backup and the archive bring back the minute that is asked for. */
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#app/server/start-target.ts'
import {
  folderOfDatabase,
  isSystemPostgresHere,
  layOut,
  runAsDatabase,
  startSystemPostgres,
  type SystemPostgres,
} from '#tests/support/system-postgres.ts'
import { aHome } from './a-home.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const folder = await mkdtemp(path.join(tmpdir(), 'pasand-restore-'))
await chmod(folder, 0o711)
const databases: SystemPostgres[] = []
afterAll(async () => {
  for (const { stop } of databases) await stop()
  await rm(folder, { recursive: true, force: true })
})
// A copy, because the account of the database may not be able to enter the checkout.
const scripts = path.join(folder, 'scripts')
await cp('deploy/backup', scripts, { recursive: true })
const archive = path.join(folder, 'archive')

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

/** A primary that writes its archive with the script. */
async function aPrimary(data: string): Promise<SystemPostgres> {
  const archiving = { archive_mode: 'on', archive_command: `${scripts}/archive-segment %p %f ${archive}` }
  const postgres = await startSystemPostgres(data, await freePort('127.0.0.1'), archiving)
  databases.push(postgres)
  return postgres
}

const person = (name: string) => ({
  email: `${name}@pasand.example`,
  password: 'a-long-password-2026',
  firstName: name,
  lastName: 'Kulkarni',
  role: 'candidate',
})

test.runIf(isSystemPostgresHere)('brings back the minute between two registrations', async () => {
  for (const name of ['backups', 'archive', 'data', 'restored']) folderOfDatabase(path.join(folder, name))
  layOut(path.join(folder, 'data'))
  const primary = await aPrimary(path.join(folder, 'data'))
  await query(primary.urlOf('postgres'), 'create database pasand')
  const url = primary.urlOf('pasand')
  const server = await (await aHome(onTestFinished)).start({ DATABASE_URL: url })
  const register = async (name: string) => {
    const answer = await server.call('', 'POST /api/auth/register', person(name))
    expect(answer.status).toBe(201)
  }
  const backup = runAsDatabase(`${scripts}/take-backup`, [primary.urlOf('postgres'), path.join(folder, 'backups')])
  await register('before')
  const [{ now } = {}] = await query(url, 'select clock_timestamp()::text now')
  await sleep(50)
  await register('after')
  const [{ segment } = {}] = await query(url, 'select pg_walfile_name(pg_switch_wal()) segment')
  await expect
    .poll(async () => (await query(url, 'select last_archived_wal from pg_stat_archiver'))[0])
    .toEqual({ last_archived_wal: segment })

  runAsDatabase(`${scripts}/restore-to`, [backup, archive, path.join(folder, 'restored'), String(now)])
  const restored = await startSystemPostgres(path.join(folder, 'restored'), await freePort('127.0.0.1'), {})
  databases.push(restored)
  const emails = await query(restored.urlOf('pasand'), 'select email from users order by email')
  expect(emails).toEqual([{ email: 'before@pasand.example' }])
  // The product runs on it, and knows the password of the one who was there.
  const again = await (await aHome(onTestFinished)).start({ DATABASE_URL: restored.urlOf('pasand') })
  await expect(again.signIn(person('before'))).rejects.toThrow('Please verify your email')
  await expect(again.signIn(person('after'))).rejects.not.toThrow('Please verify your email')
})

test.runIf(isSystemPostgresHere)('does not overwrite a segment of the archive', async () => {
  const own = folderOfDatabase(path.join(folder, 'segments'))
  const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')]
  await writeFile(one, 'a')
  await writeFile(other, 'b')
  const store = (file: string) => runAsDatabase(`${scripts}/archive-segment`, [file, '000000010000000000000001', own])
  store(one)
  store(one)
  expect(() => store(other)).toThrow('archive-segment')
  expect(runAsDatabase('cat', [path.join(own, '000000010000000000000001')])).toBe('a')
})
