/** Tests that a thread has one email until it is read. */
import { expect, test } from 'vitest'
import { startDailyDigests } from '#features/digests/server/start-daily-digest.ts'
import { collectDigest } from '#features/digests/server/on-due.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal, type Person, type SentEmail, testPassword } from '#tests/portal.ts'
import { notifyMessage } from './on-application-followed.ts'

const portal = await openPortal()
const { context } = portal
const emailsTo = ({ email }: Person, like: RegExp): SentEmail[] =>
  portal.emails.filter(({ to, key }) => to === email && like.test(key))
const ofMessages = (reader: Person): SentEmail[] => emailsTo(reader, /^application-message/)
const ofTheDay = (person: Person): string[] => emailsTo(person, /^digest/).map(({ subject }) => subject)
const ask = ({ candidate, mine }: ApplicationCase) => candidate.call(`POST ${mine}/messages`, { body: 'When?' })
const write = async ({ employer, theirs }: ApplicationCase, body = 'Hello'): Promise<string> =>
  (await employer.call(`POST ${theirs}/messages`, { body })).json().id

test('a thread has one email until it is read; later messages wait, and the next one after reading is emailed at once', async () => {
  const applied = await anApplication(portal)
  const { candidate, employer, mine, theirs } = applied
  await write(applied)
  const second = await write(applied)
  for (let n = 0; n < 2; n++) await ask(applied)
  await portal.settle()
  expect([ofMessages(candidate).length, ofMessages(employer).length]).toEqual([1, 1])
  await candidate.call(`PUT ${mine}/messages/read`, { messageId: second })
  await write(applied, 'Third')
  await portal.settle()
  expect(ofMessages(candidate).map(({ text }) => text.includes('Third'))).toEqual([false, true])
  const [, , last] = (await employer.call(`GET ${theirs}/messages`)).json()
  await startDailyDigests(context)
  await portal.settle()
  expect(ofTheDay(candidate), 'all that waited was read').toEqual([])
  expect([ofTheDay(employer), last.sender]).toEqual([['1 message'], 'candidate'])
})

test('workers that handle several messages of a thread in any order send one email, about the first message', async () => {
  const applied = await anApplication(portal)
  const ids = [await write(applied, 'First'), await write(applied, 'Second'), await write(applied, 'Third')]
  await Promise.all([...ids.toReversed(), ...ids].map((messageId) => notifyMessage.run(context, { messageId })))
  await portal.settle()
  expect(ofMessages(applied.candidate).map(({ text }) => /First|Second|Third/.exec(text)?.[0])).toEqual(['First'])
})

test('the digest does not mention a candidate whose account was deleted after the digest was collected', async () => {
  const employer = await portal.anEmployer()
  await anApplication(portal, { employer })
  await portal.settle()
  const applied = await anApplication(portal, { employer, title: 'Porter' })
  for (let n = 0; n < 2; n++) await ask(applied)
  await portal.settle()
  await collectDigest.run(context, { userId: employer.id, day: dayNumber(new Date().toISOString()) })
  expect((await applied.candidate.call('POST /api/account/delete', { password: testPassword })).statusCode).toBe(200)
  await portal.settle()
  expect(ofTheDay(employer)).toEqual([])
  expect((await employer.call('GET /api/notifications')).body).not.toContain('Porter')
})

test('a queued message is not emailed to the employer after a withdrawal', async () => {
  const applied = await anApplication(portal)
  for (let n = 0; n < 2; n++) await ask(applied)
  await portal.settle()
  await applied.candidate.call(`POST ${applied.mine}/withdraw`)
  await portal.settle()
  await startDailyDigests(context)
  await portal.settle()
  expect(ofTheDay(applied.employer)).toEqual(['1 withdrawal'])
})

test('messages that are read after the digest was collected, while the mail server was down, are not in it', async () => {
  const applied = await anApplication(portal)
  await write(applied)
  const second = await write(applied)
  await portal.settle()
  const { candidate, mine } = applied
  await collectDigest.run(context, { userId: candidate.id, day: dayNumber(new Date().toISOString()) })
  await candidate.call(`PUT ${mine}/messages/read`, { messageId: second })
  await portal.settle()
  expect(ofTheDay(candidate)).toEqual([])
})
