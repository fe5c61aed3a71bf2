/** Two server processes on a primary and a streaming replica: what the replica answers, and what happens when it is late or away. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { findCompanyOf } from '#features/employers/server/public.ts'
import { markVerified } from '#features/auth/server/queries.ts'
import { openDatabase } from '#platform/server/db.ts'
import { aPosting } from '#tests/factories/a-posting.ts'
import type { Server } from '#tests/support/a-server.ts'
import { startDatabasePair } from '#tests/support/database-pair.ts'
import { aHome } from './a-home.ts'

vi.setConfig({ testTimeout: 60_000 })

const { primary, replica, stop } = await startDatabasePair()
const { db, close } = openDatabase(primary.url, () => undefined)
afterAll(stop)
afterAll(close)
const env = {
  DATABASE_URL: primary.url,
  DATABASE_REPLICA_URLS: replica.url,
  SESSION_SECRET: 'the same thirty-two characters, and more',
}
const homes = [await aHome(), await aHome()] as const
const servers = [await homes[0].start(env), await homes[1].start(env)] as const
const [first] = servers

const owner = { email: 'meera@lotuscare.in', password: 'mangoes-in-may', firstName: 'Meera', lastName: 'Joshi' }
await first.call('', 'POST /api/auth/register', { ...owner, accountType: 'employer', companyName: 'Lotus Care Hospital' })
const { id: userId } = await db.selectFrom('users').select('id').where('email', '=', owner.email).executeTakeFirstOrThrow()
await markVerified(db, userId)
const { employerId = '' } = (await findCompanyOf(db, userId)) ?? {}

const timesUsed = ({ output }: Server): number => output().split('is used').length - 1
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('in vain')
    await sleep(20)
  }
}

const titleOf = async (server: Server, jobId: string): Promise<string> => {
  const answer = await server.call('', `GET /api/jobs/${jobId}`)
  return ((await answer.json()) as { readonly title: string }).title
}
/** By hand, so that no browser and no process has heard of it. */
const rename = (jobId: string, title: string) => primary.run(`update jobs set title = '${title}' where id = '${jobId}'`)

async function aJob(title: string): Promise<string> {
  const jobId = await aPosting(db, { employerId, state: 'open' })
  await rename(jobId, title)
  await untilSame()
  return jobId
}

/** The replica has everything, and both processes know it. */
async function untilSame(): Promise<void> {
  const [row] = await primary.run('select pg_current_wal_lsn() as lsn')
  await until(
    async () => (await replica.run(`select pg_last_wal_replay_lsn() >= '${String(row?.['lsn'])}' as ok`))[0]?.['ok'] === true,
  )
  await until(() => servers.every((server) => timesUsed(server) > 0))
  await sleep(600)
}

/** Asks one after the other until the time is over. Each answer must be there. */
async function askFor(ms: number, path: string) {
  const took: number[] = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    const began = performance.now()
    const { status } = await first.call('', `GET ${path}`)
    expect(status).toBe(200)
    took.push(performance.now() - began)
  }
  return took
}

test('a read may be stale, for five seconds at most, and is exact again afterwards', async () => {
  const jobId = await aJob('Welder')
  await replica.run('select pg_wal_replay_pause()')
  await rename(jobId, 'Nurse')
  const began = performance.now()
  expect(await titleOf(first, jobId)).toBe('Welder')
  await until(async () => (await titleOf(first, jobId)) === 'Nurse')
  expect(performance.now() - began).toBeGreaterThan(3_000)
  expect(performance.now() - began).toBeLessThan(8_000)
  await replica.run('select pg_wal_replay_resume()')
  await untilSame()
  await replica.run('select pg_wal_replay_pause()')
  await rename(jobId, 'Driver')
  expect(await titleOf(first, jobId), 'the replica answers again').toBe('Nurse')
  await replica.run('select pg_wal_replay_resume()')
})

test('people see their own change at once, in every process, and the pages of visitors are never older than it', async () => {
  const jobId = await aJob('Fitter')
  await replica.run('select pg_wal_replay_pause()')
  const cookie = await first.signIn(owner)
  const step = { action: 'close', reason: 'filled' }
  const closing = await first.call(cookie, `PUT /api/employer/postings/${jobId}/state`, step)
  expect(closing.status).toBe(200)
  const written = closing.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  expect(written).toEqual([expect.stringMatching(/^pasand_written=/)])
  for (const server of servers) {
    expect((await server.call(written.join('; '), `GET /api/jobs/${jobId}`)).status).toBe(404)
    expect(await titleOf(server, jobId), 'what somebody else reads may be stale').toBe('Fitter')
    // A page would be kept for others.
    expect((await fetch(`${server.address}/jobs/${jobId}`)).status).toBe(410)
  }
  await replica.run('select pg_wal_replay_resume()')
})

test.each([
  ['killed', async () => replica.kill(), () => replica.start()],
  ['frozen', async () => replica.freeze(), async () => replica.resume()],
])(
  'a replica that is %s is left out within a second without a failed read, and comes back by itself',
  async (_how, harm, heal) => {
    await aJob('Cook')
    const used = timesUsed(first)
    const asking = askFor(3_000, '/api/jobs?limit=5')
    await sleep(300)
    await harm()
    const took = await asking
    expect(Math.max(...took)).toBeLessThan(2_000)
    expect(Math.max(...(await askFor(500, '/api/jobs?limit=5')))).toBeLessThan(500)
    await heal()
    await until(() => timesUsed(first) > used)
    await askFor(200, '/api/jobs?limit=5')
  },
)
