/** The primary dies while many apply, and comes back. The server process goes on, and nothing that it has acknowledged is lost or doubled. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { startDatabasePair } from '#tests/support/database-pair.ts'
import { aHome } from './a-home.ts'
import { fillDatabase } from './applying-crowd.ts'

vi.setConfig({ testTimeout: 90_000 })

const { primary, replica, stop } = await startDatabasePair()
afterAll(stop)
const { people, jobIds } = await fillDatabase(primary.url, 12)
const home = await aHome()
const server = await home.start({ DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replica.url })
const cookies = await Promise.all(people.map((person) => server.signIn(person)))

type Failure = { readonly status: number; readonly retryAfter: string | null; readonly message: unknown; readonly ms: number }
const acknowledged: string[] = []
const failures: Failure[] = []

/** As a person does: what was not confirmed is sent again. */
async function apply(cookie: string, jobId: string): Promise<void> {
  for (;;) {
    const began = performance.now()
    const answer = await server.call(cookie, 'POST /api/applications', { jobId })
    const body = (await answer.json()) as { readonly id: string; readonly message: string }
    if (answer.status === 201) return void acknowledged.push(body.id)
    // It was stored, and the confirmation was lost with the connection.
    if (answer.status === 409) return
    const { status, headers } = answer
    failures.push({ status, retryAfter: headers.get('retry-after'), message: body.message, ms: performance.now() - began })
    await sleep(100)
  }
}

const isWritten = (id: string) => existsSync(path.join(home.folder, 'outbox', `application-${id}-employer.eml`))
const readiness = async () => (await fetch(`${server.address}/api/ready`)).status

test('nothing acknowledged is lost or doubled, all else is a 503, and reads go on', async () => {
  const crowd = cookies.map(async (cookie) => {
    for (const jobId of jobIds) await apply(cookie, jobId)
  })
  while (acknowledged.length < 20) await sleep(5)
  primary.kill()
  while (failures.length === 0) await sleep(5)
  expect(await readiness()).toBe(503)
  for (let times = 0; times < 5; times++) expect((await server.call('', 'GET /api/jobs?limit=5')).status).toBe(200)
  await primary.start()
  await Promise.all(crowd)
  expect(await readiness()).toBe(200)

  expect(acknowledged.length, 'it died in the middle').toBeGreaterThan(20)
  for (const failure of failures) {
    expect(failure).toMatchObject({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
      message: expect.stringMatching(/^[A-Z]/),
    })
    expect(failure.ms).toBeLessThan(6_000)
  }
  const stored = await primary.run(
    'select id::text, count(*) over (partition by user_id, job_id)::int as times from applications',
  )
  expect(stored).toHaveLength(people.length * jobIds.length)
  expect(stored.every(({ times }) => times === 1)).toBe(true)
  const ids = new Set(stored.map(({ id }) => id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
})

test('the queue goes on too: the employer hears of every application', async () => {
  const deadline = Date.now() + 60_000
  while (!acknowledged.every(isWritten) && Date.now() < deadline) await sleep(200)
  expect(acknowledged.filter((id) => !isWritten(id))).toEqual([])
})

const statusesOf = (...paths: readonly string[]) =>
  Promise.all(paths.map(async (each) => (await fetch(server.address + each)).status))

test('what the primary wrote last, and no replica has, does not stop the reads', async () => {
  await replica.run('select pg_wal_replay_pause()')
  await primary.run('create table unreplicated ()')
  await sleep(600)
  primary.kill()
  expect(await statusesOf('/api/jobs?limit=5', '/jobs?q=cook')).toEqual([200, 200])
  // By now the primary's last position is the only one that is still remembered.
  await sleep(6_000)
  expect(await statusesOf('/api/jobs?limit=5', '/jobs?q=driver')).toEqual([200, 200])
  await replica.run('select pg_wal_replay_resume()')
  await primary.start()
})
