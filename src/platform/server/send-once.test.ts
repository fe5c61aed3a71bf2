/** Sends emails under difficult conditions: two senders at once, a slow mail server, a process that dies. */
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '#tests/database.ts'
import { aMailServer } from '#tests/fakes/smtp.ts'
import { clock } from './clock.ts'
import { openDatabase } from './db.ts'
import type { Email } from './email.ts'
import { createMailer } from './mail.ts'
import { deleteOldEmails, wasSent } from './send-once.ts'
import { startWorker } from './worker.ts'

const { url, drop } = await cloneDatabase()
const { db, pool, close } = openDatabase(url, () => {})
const server = await aMailServer()
const settings = {
  sender: { name: 'Pasand', mark: 'प', tagline: 'Your kind of job' },
  from: 'Pasand <hello@pasand.example>',
  outbox: '',
  clock,
  smtpUrl: server.url,
}
const sendEmail = createMailer(db, settings)
/** Longer than the default, for a busy machine. */
const patiently = { timeout: 20_000 }

afterAll(async () => {
  await server.close()
  await close()
  await drop()
})

function anEmail(key: string, body: Email['body'] = ['Hello,']): Email {
  return { key, to: 'asha@example.in', subject: 'A letter', body, why: 'You asked for it.' }
}

test('an email with one key is sent once, even by three senders at the same moment', async () => {
  const link = `https://pasand.example/verify-email?token=${'a1=B_-'.repeat(20)}`
  const email = anEmail('twice', [{ button: 'Follow', url: link }, '.', '..two dots'])
  server.turn('slow')
  const attempts = [sendEmail(email), sendEmail(email), sendEmail(email)].map((attempt) =>
    attempt.then(
      () => 'sent',
      ({ name }: Error) => name,
    ),
  )
  await expect.poll(server.offers, patiently).toBe(1)
  await expect(wasSent(db, 'twice')).rejects.toMatchObject({ name: 'Unavailable' })
  server.turn('take')
  expect((await Promise.all(attempts)).toSorted()).toEqual(['Unavailable', 'Unavailable', 'sent'])
  await sendEmail(email)
  expect(await wasSent(db, 'twice')).toBe(true)
  expect(server.received).toHaveLength(1)
  expect(server.received[0]?.split('\r\n')).toEqual(expect.arrayContaining([link, '.', '..two dots']))
})

test('while the mail server is slow no connection is held: more emails than connections of the pool are sent at once', async () => {
  const before = server.offers()
  server.turn('slow')
  const keys = Array.from({ length: pool.options.max + 2 }, (_, n) => `slow-${n}`)
  const sending = Promise.all(keys.map((key) => sendEmail(anEmail(key))))
  await expect.poll(() => server.offers() - before, patiently).toBe(keys.length)
  expect(pool.totalCount - pool.idleCount).toBe(0)
  server.turn('take')
  await sending
  for (const key of keys) expect(await wasSent(db, key)).toBe(true)
})

test('if the database fails while an email is sent, the record of the email is written when it is back', async () => {
  const [email, before] = [anEmail('failover'), server.offers()]
  server.turn('slow')
  const sending = sendEmail(email)
  await expect.poll(() => server.offers() - before, patiently).toBe(1)
  await pool.query('alter table letters rename to letters_away')
  server.turn('take')
  await expect.poll(() => server.received.filter((one) => one.includes('<failover@')).length, patiently).toBe(1)
  await pool.query('alter table letters_away rename to letters')
  await sending
  expect(await wasSent(db, 'failover')).toBe(true)
})

const endLease = () => pool.query(`update letters set sending_until = now() where sent_at is null`)

test('an email of a process that died while sending is sent again when the claim expires, and not before', async () => {
  await pool.query(`insert into letters (key, sending_until) values ('died', now() + interval '1 minute')`)
  const before = server.received.length
  await expect(sendEmail(anEmail('died'))).rejects.toMatchObject({ name: 'Unavailable' })
  expect(server.received).toHaveLength(before)
  await endLease()
  await sendEmail(anEmail('died'))
  expect(server.received.slice(before)).toEqual([expect.stringContaining('<died@pasand.example>')])
})

test('an attempt that fails after another process has taken over does not release the other claim', async () => {
  const [email, before] = [anEmail('taken-over'), server.offers()]
  server.turn('hang')
  const first = createMailer(db, { ...settings, patienceMs: 3_000 })(email).catch(({ name }: Error) => name)
  await expect.poll(() => server.offers() - before, patiently).toBe(1)
  await endLease()
  server.turn('slow')
  const second = sendEmail(email)
  await expect.poll(() => server.offers() - before, patiently).toBe(2)
  expect(await first).toBe('Unavailable')
  await expect(sendEmail(email)).rejects.toMatchObject({ name: 'Unavailable' })
  server.turn('take')
  await second
  expect(await wasSent(db, 'taken-over')).toBe(true)
})

test('a claim whose process died is deleted with the old emails', async () => {
  await pool.query(`insert into letters (key, sending_until) values ('forgotten', '2020-01-01')`)
  await deleteOldEmails(db, new Date('2020-06-01'))
  expect((await pool.query(`select from letters where key = 'forgotten'`)).rows).toEqual([])
})

test.each([
  [true, 'sent at once'],
  [false, 'Unavailable'],
])('where a process that starts is the only one (%s), what a dead one had begun is %s', async (isAlone, outcome) => {
  const key = `restart-${outcome}`
  await pool.query(`insert into letters (key, sending_until) values ($1, now() + interval '1 minute')`, [key])
  const worker = await startWorker(pool, { taskList: {}, cronItems: [], isAlone }, fastify().log)
  server.turn('take')
  const sending = sendEmail(anEmail(key)).then(
    () => 'sent at once',
    ({ name }: Error) => name,
  )
  expect(await sending).toBe(outcome)
  await worker.stop()
})
