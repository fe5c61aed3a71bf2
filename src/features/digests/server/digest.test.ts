import { expect, test } from 'vitest'
import { findAlerts } from '#features/searches/server/door.ts'
import { matchNewJobs } from '#features/wishes/server/door.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import { newId } from '#platform/server/new-id.ts'
import { aJob } from '#tests/a-job.ts'
import { openPortal, type Person, type SentLetter } from '#tests/portal.ts'
import { beginDay } from './begin-day.ts'
import { gatherDigest } from './on-due.ts'

const portal = await openPortal()
const { db, facilities } = portal
const lettersTo = ({ email }: Person): SentLetter[] => portal.letters.filter(({ to }) => to === email)
const at = (now: Date) => ({ ...facilities, clock: () => now })
const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1_000)

/** Somebody on whose day much happens: a job for the wish, a job for the search, and news of an application. */
async function aBusyDay(trade: string, settings: object = {}): Promise<Person> {
  const person = await portal.aUser()
  await person.call('PUT /api/settings', { jobAlerts: true, ...settings })
  await person.call('POST /api/wishes', { company: 'Kaveri Mills', role: trade, availabilityDays: 30 })
  await person.call('POST /api/saved-searches', { query: { q: trade, location: 'Salem' } })
  await portal.settle()
  for (let n = 0; n < 3; n++) await aJob(db, { company: 'Kaveri Mills', title: trade, location: 'Erode' })
  for (let n = 0; n < 2; n++) await aJob(db, { company: `Mill ${n} of another`, title: `Night ${trade}`, location: 'Salem' })
  await matchNewJobs(facilities)
  await findAlerts(facilities)
  for (const title of ['In Review', 'Interview Scheduled']) await news(person, title)
  await portal.settle()
  return person
}

async function news({ id: userId }: Person, title: string): Promise<void> {
  const told = { key: newId(), kind: 'application', title, body: 'Staff Nurse at Lotus', link: '/applications' } as const
  await db
    .insertInto('notifications')
    .values({ id: newId(), userId, createdAt: new Date(), ...told })
    .execute()
}

test('all that happens on one day for one person is one letter', async () => {
  const asha = await aBusyDay('Weaver', { emailDigest: true })
  expect(lettersTo(asha)).toEqual([])
  await beginDay(facilities)
  await portal.settle()
  const [letter, ...others] = lettersTo(asha)
  expect(others).toEqual([])
  expect(letter?.subject).toBe('5 new jobs and 2 updates on your applications today')
  expect(letter?.text).toMatch(/Close to your wishes[^]*The role you wished for, at Kaveri Mills/)
  expect(letter?.text).toMatch(/Interview Scheduled/)
  expect(letter?.unsubscribeUrl).toMatch(/\/unsubscribe\?token=.+\.daily\./)
})

test('without the digest switch, updates stay out of it', async () => {
  const asha = await aBusyDay('Dyer')
  await beginDay(facilities)
  await portal.settle()
  expect(lettersTo(asha).map(({ subject }) => subject)).toEqual(['5 new jobs today'])
})

test('whoever has turned job alerts off gets no letter, and no flood when they are on again', async () => {
  const asha = await aBusyDay('Spinner', { jobAlerts: false })
  await beginDay(facilities)
  await portal.settle()
  expect(lettersTo(asha)).toEqual([])
  await asha.call('PUT /api/settings', { jobAlerts: true })
  await beginDay(at(inDays(3)))
  await portal.settle()
  expect(lettersTo(asha)).toEqual([])
})

test('begun on two machines, and again later in the day, the day still has one letter', async () => {
  const asha = await aBusyDay('Carder')
  await Promise.all([beginDay(facilities), beginDay(facilities)])
  await portal.settle()
  await beginDay(facilities)
  await portal.settle()
  expect(lettersTo(asha)).toHaveLength(1)
})

test('two workers at the same person at the same moment gather once: one letter, with everything in it', async () => {
  const asha = await aBusyDay('Tailor')
  const due = { userId: asha.id, day: dayNumber(new Date().toISOString()) }
  await Promise.all([1, 2, 3, 4].map(() => gatherDigest.run(facilities, due)))
  await portal.settle()
  expect(lettersTo(asha).map(({ subject }) => subject)).toEqual(['5 new jobs today'])
})

test('the next day tells only what is new, and a quiet day has no letter', async () => {
  const asha = await aBusyDay('Knitter')
  await beginDay(facilities)
  await portal.settle()
  await aJob(db, { company: 'Kaveri Mills', title: 'Knitter', description: 'The late one.' })
  await matchNewJobs(facilities)
  await beginDay(at(inDays(1)))
  await portal.settle()
  expect(lettersTo(asha).map(({ subject }) => subject)).toEqual(['5 new jobs today', '1 new job today'])
  await beginDay(at(inDays(1.5)))
  await beginDay(at(inDays(2.5)))
  await portal.settle()
  expect(lettersTo(asha)).toHaveLength(2)
})

test('a job that was closed before the letter left is not in it', async () => {
  const asha = await aBusyDay('Cobbler')
  await db
    .updateTable('jobs')
    .set({ isActive: false })
    .where('title', 'like', '%Cobbler%')
    .where('location', '=', 'Salem')
    .execute()
  await beginDay(facilities)
  await portal.settle()
  expect(lettersTo(asha).map(({ subject }) => subject)).toEqual(['3 new jobs today'])
})

test('a job that was closed after the letter was put together, while mail was away, is not in it either', async () => {
  const asha = await aBusyDay('Potter')
  await gatherDigest.run(facilities, { userId: asha.id, day: dayNumber(new Date().toISOString()) })
  await db.updateTable('jobs').set({ isActive: false }).where('title', '=', 'Potter').execute()
  await portal.settle()
  expect(lettersTo(asha).map(({ subject }) => subject)).toEqual(['2 new jobs today'])
})

test('when all of its jobs were closed meanwhile, there is no letter', async () => {
  const asha = await aBusyDay('Basket Maker')
  await gatherDigest.run(facilities, { userId: asha.id, day: dayNumber(new Date().toISOString()) })
  await db.updateTable('jobs').set({ isActive: false }).where('title', 'like', '%Basket Maker').execute()
  await portal.settle()
  expect(lettersTo(asha)).toEqual([])
})
