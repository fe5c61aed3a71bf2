import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '#tests/database.ts'
import { openDatabase } from './db.ts'
import { migrate } from './migrate.ts'
import { applyMigrations } from './migrations.ts'

const migrated = await emptyDatabase()
const { pool, close } = openDatabase(migrated.url, () => {})
await migrate(pool)

let root = ''
const folders: string[] = []
/** A copy of the migrations and definitions, which a test may change. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pasand-migrate-'))
  folders.push(root)
  for (const name of ['migrations', 'database']) await cp(name, path.join(root, name), { recursive: true })
})
afterAll(async () => {
  await close()
  await migrated.drop()
  for (const folder of folders) await rm(folder, { recursive: true })
})

const write = (file: string, text: string): Promise<void> => writeFile(path.join(root, file), text)
const isRecorded = async (name: string): Promise<boolean> =>
  (await pool.query('select from migrations where name = $1', [name])).rowCount === 1

test('a database that is up to date is not changed', async () => {
  expect(await migrate(pool, root)).toEqual([])
})

test('a migration that was edited after it was applied is refused, and the error names it', async () => {
  const file = 'migrations/0016-profiles.sql'
  await write(file, `${await readFile(path.join(root, file), 'utf8')}\n-- a late thought\n`)
  await expect(migrate(pool, root)).rejects.toThrow(/migrations\/0016-profiles\.sql has been edited since it was applied/)
})

test('a migration numbered below an applied one is refused, and so is a missing one', async () => {
  await write('migrations/0017-late.sql', 'create table late (id int)')
  await expect(migrate(pool, root)).rejects.toThrow(/migrations\/0017-late\.sql is numbered below \d{4}-/)
  await rename(path.join(root, 'migrations/0016-profiles.sql'), path.join(root, 'migrations/0016-people.sql'))
  await expect(migrate(pool, root)).rejects.toThrow(
    /migrations\/0016-profiles\.sql was applied to this database, and the file is missing/,
  )
})

test('a migration that waits for the lock of a table lets readers of the table through', async () => {
  await write('migrations/9000-wait.sql', 'alter table contact_messages add column if not exists waited boolean')
  const reader = await pool.connect()
  await reader.query('begin; select count(*) from contact_messages')
  const waited = migrate(pool, root)
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%column if not exists waited%'`
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
  // This query would wait for the first reader if the migration kept its place in the queue for the lock.
  await pool.query('select count(*) from contact_messages')
  await reader.query('commit')
  reader.release()
  expect(await waited).toContain('9000-wait.sql')
  await pool.query(`delete from migrations where name = '9000-wait.sql'`)
})

test('each migration has its own transaction: the error names the failed one, and earlier ones stay applied', async () => {
  await write('migrations/9001-first.sql', 'create table first_of_two (id int)')
  await write('migrations/9002-second.sql', 'create table second_of_two (id int); select 1 / 0')
  await expect(migrate(pool, root)).rejects.toThrow('The migration migrations/9002-second.sql failed: division by zero')
  expect([await isRecorded('9001-first.sql'), await isRecorded('9002-second.sql')]).toEqual([true, false])
  await write('migrations/9002-second.sql', 'create table second_of_two (id int)')
  const both = await Promise.all([migrate(pool, root), migrate(pool, root)])
  expect(both.flat()).toEqual(['9002-second.sql'])
})

test('a database of an older release without checksums gets them once', async () => {
  await pool.query(`delete from migrations where name like '900%'`)
  await pool.query('update migrations set checksum = null')
  expect(await migrate(pool, root)).toEqual([])
  const { rows } = await pool.query('select from migrations where checksum is null')
  expect(rows).toEqual([])
})

test('a definition is applied when its file has changed, and unchanged ones are not', async () => {
  const file = 'database/functions/recent-since.sql'
  const text = await readFile(path.join(root, file), 'utf8')
  await write(file, text.replace('7 days', '3 days'))
  expect(await migrate(pool, root)).toEqual([file])
  const { rows } = await pool.query(`select recent_since() > now() - interval '4 days' as "isNew"`)
  expect(rows).toEqual([{ isNew: true }])
  expect(await migrate(pool)).toEqual([file])
})

const announced = async (): Promise<number | null> =>
  (await pool.query(`select from graphile_worker.jobs where task_identifier like '%definitions.changed%'`)).rowCount

test('a changed comment or layout applies and announces nothing, and a changed literal does, whatever it contains', async () => {
  const file = 'database/triggers/invoices.sql'
  const text = await readFile(path.join(root, file), 'utf8')
  const before = await announced()
  await write(file, `/* Why. */${text.replaceAll('begin\n', 'begin\n\n  -- Why.\n').replaceAll(/^-- .*$/gm, '-- Why.')}`)
  expect(await migrate(pool, root)).toEqual([])
  expect(await announced()).toBe(before)
  await write(file, text.replace('an invoice is never changed', 'an invoice -- once issued -- is never changed'))
  expect(await migrate(pool, root)).toEqual([file])
  expect(await announced()).toBe((before ?? 0) + 1)
  expect(await migrate(pool)).toEqual([file])
})

test('the error names a definition that fails, and the previous definition stays', async () => {
  await write('database/views/job-search-rows.sql', 'drop view job_search_rows; create view job_search_rows as select nothing')
  await expect(migrate(pool, root)).rejects.toThrow(/^database\/views\/job-search-rows\.sql failed: column "nothing"/)
  await pool.query('select from job_search_rows')
})

test('after a migration all definitions are applied, because it may have dropped one to change a table under it', async () => {
  await write('migrations/9003-without-view.sql', 'drop view job_search_rows')
  expect(await migrate(pool, root)).toEqual(['9003-without-view.sql'])
  await pool.query('select from job_search_rows')
})

test('all definitions are applied also when the process died between the migration and the definitions', async () => {
  await pool.query(`delete from migrations where name like '900%'`)
  await write('migrations/9004-without-view.sql', 'drop view job_search_rows')
  const client = await pool.connect()
  await applyMigrations(client, path.join(root, 'migrations'))
  client.release()
  await expect(pool.query('select from job_search_rows')).rejects.toThrow('does not exist')
  expect(await migrate(pool, root)).toEqual([])
  await pool.query('select from job_search_rows')
})

test('every function, view and trigger has its definition in database/, and nowhere else', async () => {
  const kinds = ['functions', 'views', 'triggers']
  const files = (
    await Promise.all(kinds.map(async (kind) => (await readdir(`database/${kind}`)).map((name) => `database/${kind}/${name}`)))
  ).flat()
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const written = texts.flatMap((text) =>
    [...text.matchAll(/^create (?:or replace )?(?:function|view|trigger) (\w+)/gm)].map(([, name = '']) => name),
  )
  const { rows } = await pool.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
     union all select viewname from pg_views where schemaname = 'public'
     union all select tgname from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile_worker.%'`,
  )
  expect(written.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
