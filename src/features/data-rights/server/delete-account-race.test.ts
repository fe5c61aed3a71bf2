import { expect, test } from 'vitest'
import { aCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'

const portal = await openPortal()

const leave = (person: Person) => person.call('POST /api/account/delete', { password: testPassword })

async function rowsOf(userId: string): Promise<number> {
  const { rows } = await portal.pool.query<{ count: number }>(
    `select (select count(*) from applications where user_id = $1) + (select count(*) from users where id = $1)
       + (select count(*) from application_status_changes where application_id not in (select id from applications)) as count`,
    [userId],
  )
  return Number(rows[0]?.count)
}

test('of two concurrent deletions one deletes, the other finds no account, and one email is sent', async () => {
  const person = await portal.aUser()
  const answers = await Promise.all([leave(person), leave(person)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401])
  await portal.settle()
  expect(portal.emails.filter(({ to, key }) => to === person.email && key.startsWith('account-deleted-'))).toHaveLength(1)
})

test('an application sent during the deletion is deleted with the account, or not stored', async () => {
  for (let round = 0; round < 8; round += 1) {
    const person = await portal.aUser()
    await aCv(person)
    const { jobId } = await aJob(portal.db)
    const [applied, left] = await Promise.all([person.call('POST /api/applications', { jobId }), leave(person)])
    expect(left.statusCode).toBe(200)
    expect([200, 201, 400, 401]).toContain(applied.statusCode)
    expect(await rowsOf(person.id)).toBe(0)
  }
})

test('an application that waits for the deletion gets 401', async () => {
  const person = await portal.aUser()
  await aCv(person)
  const { jobId } = await aJob(portal.db)
  const client = await portal.pool.connect()
  await client.query('begin')
  await client.query('select from users where id = $1 for update', [person.id])
  const applying = person.call('POST /api/applications', { jobId })
  await waitingForALock()
  await client.query('delete from users where id = $1', [person.id])
  await client.query('commit')
  client.release()
  expect((await applying).statusCode).toBe(401)
  expect(await rowsOf(person.id)).toBe(0)
})

test('a deletion waits for an application that is being written, and deletes it too', async () => {
  const person = await portal.aUser()
  await aCv(person)
  const { jobId } = await aJob(portal.db)
  const client = await portal.pool.connect()
  await client.query('begin')
  await client.query(
    `insert into applications (id, job_id, user_id, cv_snapshot, job_snapshot, applied_at, updated_at)
     values (gen_random_uuid(), $1, $2, '{}', '{}', now(), now())`,
    [jobId, person.id],
  )
  const leaving = leave(person)
  await waitingForALock()
  await client.query('commit')
  client.release()
  expect((await leaving).statusCode).toBe(200)
  expect(await rowsOf(person.id)).toBe(0)
})

test('a deletion and the deletion of the CV at the same moment do not abort each other', async () => {
  const person = await portal.aUser()
  const { id } = await aCv(person)
  const client = await portal.pool.connect()
  await client.query('begin')
  await client.query('delete from cvs where id = $1', [id])
  const leaving = leave(person)
  await waitingForALock()
  // Each of the two now waits for the lock of the other.
  await client.query('update users set cv_built = false where id = $1', [person.id])
  await client.query('commit')
  client.release()
  expect((await leaving).statusCode).toBe(200)
  expect(await rowsOf(person.id)).toBe(0)
})

test('saving or deleting the CV during the deletion is refused, and never a server error', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await portal.aUser()
    const { id } = await aCv(person)
    const [removed, left] = await Promise.all([person.call(`DELETE /api/cvs/${id}`), leave(person)])
    expect(left.statusCode).toBe(200)
    expect([200, 204, 401, 404]).toContain(removed.statusCode)
    expect(await rowsOf(person.id)).toBe(0)
  }
})

/** Returns when another statement waits for a lock. */
async function waitingForALock(): Promise<void> {
  const waitingSql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await portal.pool.query(waitingSql)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 5))
}
