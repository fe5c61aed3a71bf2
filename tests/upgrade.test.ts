/** An installation of the last release whose migrations were applied without checksums, all up to 0101, is migrated with its data. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { reactions } from '#app/server/queue-tasks.ts'
import { openDatabase } from '#platform/server/db.ts'
import { tasksFor } from '#platform/server/events.ts'
import { migrate } from '#platform/server/migrate.ts'
import { schemaText } from '../scripts/schema-text.ts'
import { emptyDatabase } from './database.ts'
import { openPortal } from './portal.ts'

const { context } = await openPortal()
const { url, drop } = await emptyDatabase()
const { db, pool, searchPool, close } = openDatabase(url, () => {})
afterAll(async () => {
  await close()
  await drop()
})

const names = (await readdir('migrations')).filter((name) => name < '0110').toSorted()
const texts = await Promise.all(names.map((name) => readFile(`migrations/${name}`, 'utf8')))

/** As the last release recorded them: by name alone. */
async function applyOld(from: string, until: string): Promise<void> {
  await pool.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
  for (const [index, name] of names.entries()) {
    if (name < from || name >= until) continue
    await pool.query(texts[index] ?? '')
    await pool.query('insert into migrations (name) values ($1)', [name])
  }
}

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [asha, meera, employer, job, wish, application, message, change] = [1, 2, 3, 4, 5, 6, 7, 8].map(id)

await applyOld('0000', '0070')
// Made before "center" was "centre", and before Beautician had names in nine scripts.
await pool.query(`
  insert into users (id, email, password, first_name, last_name)
    values ('${asha}', 'asha@example.in', 'x', 'Asha', 'Menon'), ('${meera}', 'meera@example.in', 'x', 'Meera', 'Joshi');
  insert into employers (id, user_id, company_name, contact_email) values ('${employer}', '${meera}', 'Lotus', 'meera@example.in');
  insert into jobs (id, title, company, description, location, job_type, experience_level, posted_by)
    values ('${job}', 'Beautician', 'Lotus', 'Hair and skin', 'Bangalore', 'full-time', 'mid', '${employer}');
  insert into wishes (id, user_id, company, role, availability_days) values ('${wish}', '${asha}', 'Lotus', 'Call Center Executive', 30);
`)
await applyOld('0070', '0110')
await pool.query(`
  insert into applications (id, job_id, user_id, cv_snapshot, job_snapshot, applied_at, updated_at)
    values ('${application}', '${job}', '${asha}', '{}', '{}', now(), now());
  insert into application_status_changes (id, application_id, from_status, to_status, changed_by, changed_at)
    values ('${change}', '${application}', 'applied', 'interview', 'employer', now());
  insert into application_messages (id, application_id, sender, body, sent_at)
    values ('${message}', '${application}', 'employer', 'Come', '2026-11-21T06:00:00Z'),
      ('${id(9)}', '${application}', 'employer', 'Please', '2026-11-21T06:00:00Z');
  insert into notifications (id, user_id, key, kind, topic, title, body)
    values ('${id(11)}', '${asha}', 'application-change-${change}', 'application', 'moved', 'moved', ''),
      ('${id(12)}', '${asha}', 'application-message-${message}', 'message', 'message', 'written', ''),
      ('${id(13)}', '${asha}', 'application-receipt-${application}', 'application', 'receipt', 'receipt', ''),
      ('${id(14)}', '${meera}', 'application-${application}', 'application', 'submitted', 'submitted', ''),
      ('${id(15)}', '${meera}', 'application-${application}-withdrawn', 'application', 'submitted', 'withdrawn', ''),
      ('${id(16)}', '${meera}', 'application-${application}-message-${message}', 'message', 'message', 'asked', ''),
      ('${id(17)}', '${meera}', 'application-${id(99)}', 'application', 'submitted', 'of somebody who has left', ''),
      ('${id(18)}', '${asha}', 'wish-${wish}-20000', 'match', null, 'match', '');
  insert into orders (id, user_id, purpose, amount_paise, status, payment_id) values ('order_1', '${asha}', 'demo', 100, 'paid', 'pay_1');
`)
const before = await db.introspection.getTables()

test('the migrations of the last release are history: none of them is edited', () => {
  expect(names).toHaveLength(32)
  const all = createHash('sha256')
  for (const text of texts) all.update(text)
  expect(all.digest('hex')).toBe('f0bedbe8648ed1d8cbdddfc19de14b317ac1fc53a5fb55c6db5e4073fb8eec2c')
})

test('it is migrated with its data, and has the schema of a new one', async () => {
  const applied = await migrate(pool)
  expect(applied).toEqual(expect.arrayContaining(['0110-definitions.sql', 'database/functions/search-text.sql']))
  expect(await schemaText(pool)).toBe(await readFile('docs/schema.sql', 'utf8'))
  expect(before.length).toBeGreaterThan(40)
  const { rows } = await pool.query('select body from application_messages order by sent_at')
  expect(rows).toEqual([{ body: 'Come' }, { body: 'Please' }])
})

test('notifications name the application and the message that their keys held', async () => {
  const { rows } = await pool.query(
    `select title, topic, application_id = '${application}' as "isOfIt", message_id = '${message}' as "isOfMessage" from notifications order by id`,
  )
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['moved', 'moved', true, null],
    ['written', 'message', true, true],
    ['receipt', 'receipt', true, null],
    ['submitted', 'submitted', true, null],
    ['withdrawn', 'withdrawn', true, null],
    ['asked', 'message', true, true],
    ['of somebody who has left', 'submitted', null, null],
    ['match', null, null, null],
  ])
})

test('then what had been made from older definitions is made again: keys of wishes and words of suggestions', async () => {
  const { rows: stale } = await sql<{ roleKey: string }>`select role_key from wishes`.execute(db)
  expect(stale).toEqual([{ roleKey: 'call center execut' }])
  const words = () => sql`select word from suggestion_words where kind = 'role'`.execute(db).then(({ rows }) => rows.length)
  expect(await words()).toBeLessThan(10)
  const taskList = tasksFor(reactions, { ...context, db, searchPool })
  await runOnce({ pgPool: pool, taskList, logger: new Logger(() => () => {}) })
  const { rows: renewed } = await sql<{ roleKey: string }>`select role_key from wishes`.execute(db)
  expect(renewed).toEqual([{ roleKey: 'call centr execut' }])
  expect(await words()).toBeGreaterThan(15)
})

test('a job that somebody has applied for cannot be deleted', async () => {
  await expect(pool.query('delete from jobs')).rejects.toThrow(/applications_job_fkey/)
})
