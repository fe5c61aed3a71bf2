import { Client, type PoolClient } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { erasureRegistry } from '#app/server/features.ts'
import { eraseRows } from '#features/data-rights/server/queries.ts'
import { hashOfRow } from '#features/staff/server/log/log-hashes.ts'
import { readLogRows } from '#features/staff/server/log-queries.ts'
import { sealLog } from '#features/staff/server/log/seal-log.ts'
import { verifyLog } from '#features/staff/server/log/verify-log.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { emptyDatabase } from '../database.ts'
import { openPortal } from '../portal.ts'
import { forbidden, statements } from './log-statements.ts'

const portal = await openPortal()
const { db, pool, context } = portal
const staff = await portal.aStaffMember('admin')
const check = () => verifyLog(db, context.keyFor('staff log'))
const log = (action: string, more: object = {}) =>
  db.transaction().execute((tx) => insertAdminLog(tx, { adminId: staff.id, action, ...more }))

for (let n = 1; n <= 8; n++)
  await log(
    `decide case ${n}`,
    n % 2 ? { description: `Case ${n} of “Asha”\n\t\\ \u0001 नमस्ते`, metadata: '{"b": 1, "a": [null]}' } : { targetId: String(n) },
  )

test('the log is whole, also when many write at the same moment', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, n) => log(`write together ${n}`)))
  const { rows } = await pool.query<{ rows: number; last: number }>(
    'select count(*)::int as rows, max(seq)::int as last from admin_logs',
  )
  expect(rows[0]?.rows).toBe(rows[0]?.last)
  expect(await check()).toMatchObject({ rows: rows[0]?.rows, erased: 0, problems: [] })
})

test('the details of a deleted account go, and the log stays whole', async () => {
  const person = await portal.aUser({ firstName: 'Ishani' })
  await log('suspend account', { targetType: 'user', targetId: person.id, description: 'Ishani wrote to everybody' })
  const subject = { id: person.id, address: person.email, withEmailOnly: true }
  await db.transaction().execute((tx) => eraseRows(tx, { personalData: erasureRegistry.personalData, subject }))
  const { rows } = await pool.query(`select * from admin_logs, admin_log_details where admin_log_details::text like '%Ishani%'`)
  expect(rows).toEqual([])
  expect(await check()).toMatchObject({ erased: 1, problems: [] })
})

const tables = ['admin_logs', 'admin_log_details', 'admin_log_head', 'admin_log_seals']

/** A superuser can turn the triggers off. Afterwards everything is as before. */
async function tamper(change: (client: PoolClient) => Promise<unknown>): Promise<readonly string[]> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const table of tables) await client.query(`create temporary table saved_${table} as select * from ${table}`)
    await change(client)
    return (await check()).problems
  } finally {
    for (const table of tables)
      await client.query(`delete from ${table}; insert into ${table} select * from saved_${table}; drop table saved_${table}`)
    await client.query('set session_replication_role = origin')
    client.release()
  }
}

test.each(statements)('a superuser cannot hide that %s', async (_what, statement) => {
  expect(await tamper((client) => client.query(statement))).not.toEqual([])
  expect((await check()).problems, 'undone').toEqual([])
})

/** Every hash after the change computed again, and the head set to the last of them. */
async function writeAgain(client: PoolClient): Promise<void> {
  let previous: Buffer | null = null
  for (const row of await readLogRows(db, null, 10_000)) {
    if (previous) {
      const hash = hashOfRow(previous, row)
      await client.query('update admin_logs set hash = $2 where seq = $1', [row.seq, hash])
      await client.query('update admin_log_head set hash = $1', [hash])
      previous = hash
    } else previous = row.hash
  }
}

test('who writes the whole log again cannot sign it again', async () => {
  await sealLog(context)
  await sealLog(context)
  expect(await check()).toMatchObject({ seals: 1, problems: [] })
  const change = `update admin_logs set action = 'look away' where seq = 3`
  const rewritten = await tamper(async (client) => {
    await client.query(change)
    await writeAgain(client)
  })
  expect(rewritten).toEqual([expect.stringMatching(/^Row \d+ is not the row that was sealed\.$/)])
  const resigned = await tamper(async (client) => {
    await client.query(change)
    await writeAgain(client)
    await client.query('update admin_log_seals seal set hash = log.hash from admin_logs log where log.seq = seal.seq')
  })
  expect(resigned).toEqual([expect.stringMatching(/^The seal of row \d+ was not made by this server\.$/)])
  const cut = await tamper(async (client) => {
    await client.query('delete from admin_logs where seq > 3')
    await client.query('update admin_log_head set (seq, hash) = (select seq, hash from admin_logs where seq = 3)')
  })
  expect(cut).toContainEqual(expect.stringMatching(/is not the row that was sealed/))
})

test.each(forbidden)('a superuser with the triggers is refused: %s', async (statement) => {
  await expect(pool.query(statement)).rejects.toThrow('the log of staff is never changed')
})

const own = await emptyDatabase()
afterAll(() => own.drop())

test('the role of an application that owns its database may log and has no privilege to change the log', async () => {
  const role = `app_${process.pid}_${Date.now()}`
  const name = new URL(own.url.replace('postgresql:///', 'postgresql://local/')).pathname.slice(1)
  await pool.query(`create role ${role} login`)
  await pool.query(`alter database ${name} owner to ${role}`)
  const database = openDatabase(own.url.replace(/user=\w+/, `user=${role}`), console.error)
  try {
    await migrate(database.pool)
    await database.pool.query(`insert into admin_users (id, email, password, first_name, last_name, role)
      values (gen_random_uuid(), 'a@b.example', 'x', 'A', 'B', 'admin')`)
    await database.pool.query(`insert into admin_logs (id, admin_id, action, description)
      select gen_random_uuid(), id, 'sign in', 'here' from admin_users`)
    for (const statement of forbidden.filter((each) => !each.includes('where false')))
      await expect(database.pool.query(statement)).rejects.toThrow(/permission denied|never changed/)
    await expect(database.pool.query('delete from admin_logs')).rejects.toThrow('permission denied for table admin_logs')
    expect(await verifyLog(database.db, context.keyFor('staff log'))).toMatchObject({ rows: 1, problems: [] })
  } finally {
    await database.close()
    const admin = new Client({ connectionString: own.url })
    await admin.connect()
    await admin.query(`reassign owned by ${role} to pasand; drop owned by ${role}; drop role ${role}`)
    await admin.end()
  }
})
