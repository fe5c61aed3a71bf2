/** From the action of a person to the mail server: whatever the server does, the email arrives, and only once. */
import { Logger, runOnce } from 'graphile-worker'
import { afterAll, expect, test } from 'vitest'
import { queueTasksFor } from '#app/server/queue-tasks.ts'
import { emailDue } from '#features/notifications/contract.ts'
import { brand } from '#features/site/brand.ts'
import { publishJob } from '#platform/server/events.ts'
import { createMailer } from '#platform/server/mail.ts'
import { anApplication } from './factories/an-application.ts'
import { aMailServer, type Mood } from './fakes/smtp.ts'
import { openPortal, testPassword } from './portal.ts'

const portal = await openPortal()
const server = await aMailServer()
const settings = { sender: brand, from: 'Pasand <hello@pasand.example>', outbox: '', clock: portal.context.clock }
afterAll(() => server.close())

/** Runs everything that waits, also what failed before and would be retried later. */
async function runQueue(patienceMs?: number): Promise<void> {
  await makeAllDue()
  await runDue(patienceMs)
}

const makeAllDue = () => portal.pool.query('update graphile_worker._private_jobs set run_at = now()')

async function runDue(patienceMs = 20_000): Promise<void> {
  const sendEmail = createMailer(portal.db, { ...settings, smtpUrl: server.url, patienceMs })
  const { taskList } = queueTasksFor({ ...portal.context, sendEmail }, true)
  await runOnce({ pgPool: portal.pool, taskList, logger: new Logger(() => () => {}) })
  // The queue records the end of a job without waiting for it. Until then the job is still locked.
  await expect.poll(() => countJobs('locked_at is not null'), { timeout: 10_000 }).toBe(0)
}

async function countJobs(which: string): Promise<number> {
  const { rows } = await portal.pool.query<{ n: number }>(`select count(*)::int as n from graphile_worker.jobs where ${which}`)
  return rows[0]?.n ?? Number.NaN
}

test.each<[string, Mood, number?]>([
  ['refuses for now', { refuse: 421 }],
  ['refuses', { refuse: 554 }],
  ['hangs', 'hang', 200],
])(
  'when the mail server %s, a letter stays in the queue until it is taken, and is then never sent again',
  async (what, mood, patienceMs) => {
    const email = `${what.replaceAll(' ', '-')}@example.in`
    server.turn(mood)
    await portal.visitor.call('POST /api/auth/register', { email, password: testPassword, firstName: 'Asha', lastName: 'Menon' })
    const offered = server.offers()
    await runQueue(patienceMs)
    await runQueue(patienceMs)
    expect(server.offers(), 'it was tried again').toBe(offered + 2)
    expect(await countJobs('last_error is not null')).toBe(1)
    server.turn('take')
    await runQueue()
    await runQueue()
    expect(server.received.filter((sentEmail) => sentEmail.includes(`To: ${email}`))).toHaveLength(1)
    expect(await countJobs('last_error is not null')).toBe(0)
  },
)

test('an email that is due twice and run by two workers at once is sent once, and no job fails permanently', async () => {
  const { applicationId } = await anApplication(portal)
  await portal.settle()
  const due = { kind: 'application-receipt', subjectId: applicationId }
  for (let n = 0; n < 2; n++) await portal.db.transaction().execute((tx) => publishJob(tx, emailDue, due))
  const [offered, received] = [server.offers(), server.received.length]
  server.turn('slow')
  // Once for both: a worker skips jobs that a statement of the other one has locked, and ends.
  await makeAllDue()
  const workers = Promise.all([runDue(), runDue()])
  await expect.poll(() => countJobs(`last_error like 'The email is being sent%'`), { timeout: 20_000 }).toBe(1)
  await expect.poll(() => server.offers() - offered, { timeout: 20_000 }).toBe(1)
  server.turn('take')
  await workers
  await runQueue()
  expect(server.received.slice(received)).toEqual([expect.stringContaining(`<application-${applicationId}-candidate@`)])
  expect(await countJobs('last_error is not null')).toBe(0)
})
