import { expect, test } from 'vitest'
import { markVerified } from '#features/auth/server/queries.ts'
import { register } from '#features/auth/server/register.ts'
import { openProfile } from '#features/employers/server/public.ts'
import { newId } from '#platform/server/new-id.ts'
import { enforceRetention } from '#platform/server/retention.ts'
import { openPortal, testPassword } from '#tests/portal.ts'
import { retention } from './queue-tasks.ts'

const dayMs = 24 * 60 * 60 * 1_000
const today = new Date('2026-11-21T06:00:00Z')
const portal = await openPortal({ clock: () => today })
const { db, pool } = portal

const daysAgo = (days: number): Date => new Date(today.getTime() - days * dayMs)
const enforce = () => enforceRetention(retention).run(portal.context)

async function idsOf(query: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(query)
  return rows.map(({ id }) => id).toSorted()
}

async function anUnverifiedAccount(age: number, email = `${newId()}@example.in`): Promise<string> {
  const named = { email, password: testPassword, firstName: 'Nobody', lastName: 'Yet' }
  const { id } = await register(db, { ...named, accountType: 'employer', companyName: 'Unproven Ltd' }, [openProfile])
  await pool.query('update users set created_at = $2 where id = $1', [id, daysAgo(age)])
  return id
}

test('data is deleted on the last day of its period, and not a day earlier', async () => {
  const aged = [
    `insert into access_log (id, user_id, viewer_kind, viewer_id, viewer_name, what, viewed_at)
       select gen_random_uuid(), id, 'employer', gen_random_uuid(), $2, 'cv', $1 from users limit 1`,
    `insert into contact_messages (id, first_name, last_name, email, subject, message, created_at)
       values (gen_random_uuid(), 'A', 'B', 'a@example.in', $2, 'Hello', $1)`,
    `insert into letters (key, sent_at) values ('letter ' || $2, $1)`,
    `insert into rate_limits (key, points, expire) values ('count ' || $2, 1, extract(epoch from $1::timestamptz) * 1000)`,
  ]
  await portal.aUser()
  for (const [at, days] of [365, 730, 90, 1].entries()) {
    await pool.query(aged[at] ?? '', [daysAgo(days), 'old'])
    await pool.query(aged[at] ?? '', [daysAgo(days - 0.5), 'new'])
  }
  await enforce()
  const left = await idsOf(`select viewer_name as id from access_log union all select subject from contact_messages
    union all select key from letters union all select key from rate_limits where key like 'count %'`)
  expect(left).toEqual(['count new', 'letter new', 'new', 'new'])
})

test('an unpaid order is deleted after thirty days; a paid one stays without the id of the browser', async () => {
  const put = (id: string, status: string, age: number) =>
    pool.query(
      `insert into orders (id, purpose, amount_paise, status, holder, created_at, paid_at, payment_id)
       select $1, 'demo', 100, $2, '\\x01', $3, case when $2 = 'paid' then $3::timestamptz end, case when $2 = 'paid' then $1 end`,
      [id, status, daysAgo(age)],
    )
  for (const status of ['created', 'failed', 'paid']) {
    await put(`old ${status}`, status, 30)
    await put(`new ${status}`, status, 29.5)
  }
  await pool.query(`insert into payment_events (id, kind, received_at) values ('old', 'k', $1), ('new', 'k', $2)`, [
    daysAgo(30),
    daysAgo(29.5),
  ])
  await enforce()
  const held = await idsOf(`select id || ' ' || (holder is not null) as id from orders union all select id from payment_events`)
  expect(held).toEqual(['new', 'new created true', 'new failed true', 'new paid true', 'old paid false'])
})

test('an unverified account is deleted after thirty days with its company, and no email is sent', async () => {
  const [old, young, proved] = [await anUnverifiedAccount(30), await anUnverifiedAccount(29), await anUnverifiedAccount(400)]
  await markVerified(db, proved)
  await pool.query(`update employers set phone = '+91 90000 00000' where user_id = $1`, [old])
  await enforce()
  const left = await idsOf('select id from users')
  expect(left).toEqual(expect.arrayContaining([young, proved]))
  expect(left).not.toContain(old)
  expect(await idsOf(`select id from employers where phone = '+91 90000 00000'`)).toEqual([])
  await portal.settle()
  expect(portal.emails.filter(({ key }) => key.startsWith('account-deleted-'))).toEqual([])
})

test('after a new link was requested, the account stays until thirty days after the end of that link', async () => {
  const id = await anUnverifiedAccount(60)
  await pool.query('update users set email_verify_expiry = $2 where id = $1', [id, daysAgo(29)])
  await enforce()
  expect(await idsOf('select id from users')).toContain(id)
})

test('messages of another person from the same address are not deleted with an unverified account', async () => {
  await anUnverifiedAccount(31, 'stranger@example.in')
  await pool.query(`insert into contact_messages (id, first_name, last_name, email, subject, message, created_at)
    values (gen_random_uuid(), 'A', 'B', 'stranger@example.in', 'Mine', 'Hello', '2026-11-20T00:00:00Z')`)
  await enforce()
  expect(await idsOf(`select subject as id from contact_messages where email = 'stranger@example.in'`)).toEqual(['Mine'])
})

test('a job that has failed for good is deleted after thirty days, with the email address in its error', async () => {
  for (const name of ['failed-long-ago', 'failed-lately', 'waits']) {
    await pool.query(`select graphile_worker.add_job($1, '{"to":"old@example.in"}')`, [name])
  }
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select jobs.id, identifier as name from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id`,
  )
  for (const { id, name } of rows) {
    const age = name === 'failed-long-ago' ? 30 : 29
    await pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = '550 old@example.in', run_at = $2, updated_at = $2 where id = $1`,
      [id, daysAgo(age)],
    )
  }
  await enforce()
  expect(await idsOf(`select task_identifier as id from graphile_worker.jobs where task_identifier ~ 'failed|waits'`)).toEqual([
    'failed-lately',
    'waits',
  ])
})

test('an unverified CV without an account is deleted, a verified one stays', async () => {
  const insert = `insert into cvs (id, personal_info, phone, phone_key, email, email_verified, updated_at, created_at)
    values (gen_random_uuid(), '{}', $1, $1, $2, $3, $4, $4)`
  await pool.query(insert, ['+919000000001', 'old', false, daysAgo(30)])
  await pool.query(insert, ['+919000000002', 'young', false, daysAgo(29)])
  await pool.query(insert, ['+919000000003', 'proved', true, daysAgo(300)])
  await enforce()
  expect(await idsOf('select email as id from cvs where user_id is null')).toEqual(['proved', 'young'])
})

const entry = (name: string, erase: () => Promise<void>) => ({ name, days: 0, why: '', erase })

test('if one period fails, the others are still enforced, and the job reports the failure', async () => {
  const done: string[] = []
  const { run } = enforceRetention([
    entry('broken', () => Promise.reject(new Error('no such table'))),
    entry('whole', async () => void done.push('whole')),
  ])
  await expect(run(portal.context)).rejects.toThrow('1 of 2')
  expect(done).toEqual(['whole'])
})

test('every period has a reason', () => {
  expect(retention.length).toBeGreaterThan(8)
  expect(retention.filter(({ days, why }) => !Number.isInteger(days) || days < 0 || why.length < 15)).toEqual([])
})
