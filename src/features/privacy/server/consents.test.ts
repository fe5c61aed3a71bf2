import { expect, test } from 'vitest'
import { openPortal, type Person } from '#tests/portal.ts'
import { aCv } from '#tests/factories/a-cv.ts'
import { consentText } from '../consent-texts.ts'
import type { Consent } from '../contract.ts'
import { hasConsent, recordConsent, withdrawConsent } from './public.ts'

let now = new Date('2026-11-21T06:00:00Z')
const portal = await openPortal({ clock: () => now })
const { db } = portal
const { version } = consentText('marketing')

const listOf = async ({ call }: Person): Promise<Consent[]> => (await call('GET /api/consents')).json()
const marketingOf = async (person: Person) => (await listOf(person)).find(({ purpose }) => purpose === 'marketing')
const give = ({ call }: Person, body = { version }) => call('PUT /api/consents/marketing', body)
const takeBack = ({ call }: Person) => call('DELETE /api/consents/marketing')

test('no consent is given by default', async () => {
  const lists = await Promise.all([portal.aUser(), portal.anEmployer()].map(async (person) => listOf(await person)))
  for (const list of lists) {
    expect(list.map(({ purpose, isGiven, history }) => [purpose, isGiven, history])).toEqual([
      ['account', false, []],
      ['marketing', false, []],
    ])
    expect(list.every(({ text }) => text.length > 40)).toBe(true)
  }
})

test('a consent is stored with its version, text and time, and so is its withdrawal', async () => {
  const person = await portal.aUser()
  now = new Date('2026-11-21T06:00:00Z')
  expect((await give(person)).json()).toMatchObject({ purpose: 'marketing', isGiven: true })
  now = new Date('2026-11-22T06:00:00Z')
  const answer = await takeBack(person)
  const { text } = consentText('marketing')
  expect(answer.json()).toMatchObject({
    isGiven: false,
    history: [{ version, text, givenAt: '2026-11-21T06:00:00.000Z', withdrawnAt: '2026-11-22T06:00:00.000Z' }],
  })
  await give(person)
  expect((await marketingOf(person))?.history.map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, '2026-11-22T06:00:00.000Z'])
})

test('of many concurrent consents one is stored, and likewise for withdrawals', async () => {
  const person = await portal.aUser()
  const yeses = await Promise.all([1, 2, 3, 4].map(() => give(person)))
  expect(yeses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect((await marketingOf(person))?.history).toHaveLength(1)
  const noes = await Promise.all([1, 2, 3].map(() => takeBack(person)))
  expect(noes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await marketingOf(person)).toMatchObject({ isGiven: false, history: [{ withdrawnAt: now.toISOString() }] })
})

test('a consent to an old text is refused', async () => {
  const answer = await give(await portal.aUser(), { version: '2019-01-01' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'staleText' })
})

test('a consent to an older text stays in the history and does not count for the new one', async () => {
  const person = await portal.aUser()
  await db
    .insertInto('consents')
    .values({ id: person.id, userId: person.id, subjectCvId: null, purpose: 'marketing', version: '2019-01-01', givenAt: now })
    .execute()
  expect(await marketingOf(person)).toMatchObject({ isGiven: false, history: [{ version: '2019-01-01', withdrawnAt: null }] })
  expect(await hasConsent(db, { userId: person.id }, 'marketing')).toBe(false)
  await takeBack(person)
  expect(await marketingOf(person)).toMatchObject({ history: [{ withdrawnAt: now.toISOString() }] })
})

test('a consent that the account requires is withdrawn by deleting the account', async () => {
  const person = await portal.aUser()
  await db.transaction().execute((tx) => recordConsent(tx, { userId: person.id }, 'account', now))
  const answer = await person.call('DELETE /api/consents/account')
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'required' })
  expect(await hasConsent(db, { userId: person.id }, 'account')).toBe(true)
})

test.each(['cv-sharing', 'everything'])('nobody can consent to %s here', async (purpose) => {
  const person = await portal.aUser()
  expect((await person.call(`PUT /api/consents/${purpose}`, { version })).statusCode).toBe(400)
})

test('a consent counts for its own person only', async () => {
  const [asha, rohit] = [await portal.aUser(), await portal.aUser()]
  await give(asha)
  expect(await marketingOf(rohit)).toMatchObject({ isGiven: false, history: [] })
})

test('a consent is rolled back with its transaction', async () => {
  const person = await portal.aUser()
  const action = db.transaction().execute(async (tx) => {
    await recordConsent(tx, { userId: person.id }, 'marketing', now)
    throw new Error('something else went wrong')
  })
  await expect(action).rejects.toThrow('something else')
  expect(await hasConsent(db, { userId: person.id }, 'marketing')).toBe(false)
})

test('an anonymous CV has its own consent, which is deleted with the CV', async () => {
  const { id } = await aCv(await portal.aUser())
  await db.updateTable('cvs').set({ userId: null }).where('id', '=', id).execute()
  const subject = { cvId: id }
  await db.transaction().execute((tx) => recordConsent(tx, subject, 'cv-sharing', now))
  expect(await hasConsent(db, subject, 'cv-sharing')).toBe(true)
  await db.transaction().execute((tx) => withdrawConsent(tx, subject, 'cv-sharing', now))
  expect(await hasConsent(db, subject, 'cv-sharing')).toBe(false)
  await db.deleteFrom('cvs').where('id', '=', id).execute()
  expect(await db.selectFrom('consents').select('id').where('subjectCvId', '=', id).execute()).toEqual([])
})
