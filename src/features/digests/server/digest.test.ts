import { expect, test } from 'vitest'
import { findAlerts } from '#features/saved-searches/server/public.ts'
import { matchNewJobs } from '#features/wishes/server/public.ts'
import { dayNumber } from '#platform/contract/dates.ts'
import { newId } from '#platform/server/new-id.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person, type SentEmail } from '#tests/portal.ts'
import { startDailyDigests } from './start-daily-digest.ts'
import { collectDigest } from './on-due.ts'

const portal = await openPortal()
const { db, context } = portal
const emailsTo = ({ email }: Person): SentEmail[] => portal.emails.filter(({ to }) => to === email)
const at = (now: Date) => ({ ...context, clock: () => now })
const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1_000)

/** A person with many events: jobs for a wish, and jobs for a search. */
async function aBusyDay(trade: string, settings: object = {}): Promise<Person> {
  const person = await portal.aUser()
  await person.call('PUT /api/settings', { jobAlerts: true, ...settings })
  await person.call('POST /api/wishes', { company: 'Kaveri Mills', role: trade, availabilityDays: 30 })
  await person.call('POST /api/saved-searches', { query: { q: trade, location: 'Salem' } })
  await portal.settle()
  for (let n = 0; n < 3; n++) await aJob(db, { company: 'Kaveri Mills', title: trade, location: 'Erode' })
  for (let n = 0; n < 2; n++) await aJob(db, { company: `Mill ${n} of another`, title: `Night ${trade}`, location: 'Salem' })
  await matchNewJobs(context)
  await findAlerts(context)
  await portal.settle()
  return person
}

/** Creates an update of an application that waits for the digest. */
async function news({ id: userId }: Person, title: string): Promise<void> {
  const about = { kind: 'application', topic: 'moved', body: 'Staff Nurse at Lotus', link: '/applications' } as const
  const notification = { key: newId(), title, ...about }
  await db
    .insertInto('notifications')
    .values({ id: newId(), userId, createdAt: new Date(), ...notification })
    .execute()
}

test.each([
  ['with the digest switch', true, 'Weaver'],
  ['without it', false, 'Dyer'],
])('%s, all that waits on one day for one person is one email', async (_how, emailDigest, trade) => {
  const asha = await aBusyDay(trade, { emailDigest })
  for (const title of ['In Review', 'Rejected']) await news(asha, title)
  expect(emailsTo(asha)).toEqual([])
  await startDailyDigests(context)
  await portal.settle()
  const [sentEmail, ...others] = emailsTo(asha)
  expect(others).toEqual([])
  expect(sentEmail?.subject).toBe('5 new jobs and 2 updates on your applications')
  expect(sentEmail?.text).toMatch(/Matches for your wishes[^]*Same role, at Kaveri Mills/)
  expect(sentEmail?.text).toMatch(/Your applications[^]*Rejected\nStaff Nurse at Lotus/)
  expect(sentEmail?.unsubscribeUrl).toMatch(/\/unsubscribe\?token=.+\.daily\./)
})

test('with updates turned off they are left out, and the link unsubscribes from the contained kinds', async () => {
  const asha = await aBusyDay('Printer', { applicationUpdates: false })
  await news(asha, 'In Review')
  await startDailyDigests(context)
  await portal.settle()
  const [sentEmail] = emailsTo(asha)
  expect([sentEmail?.subject, sentEmail?.why]).toEqual([
    '5 new jobs',
    'You\'re receiving this email, at most one a day, because "Job alerts" is on in your settings.',
  ])
  expect(sentEmail?.unsubscribeUrl).toMatch(/\.alerts\./)
})

test('with job alerts off there is no email, and turning them on does not send old ones', async () => {
  const asha = await aBusyDay('Spinner', { jobAlerts: false })
  await startDailyDigests(context)
  await portal.settle()
  expect(emailsTo(asha)).toEqual([])
  await asha.call('PUT /api/settings', { jobAlerts: true })
  await startDailyDigests(at(inDays(3)))
  await portal.settle()
  expect(emailsTo(asha)).toEqual([])
})

test('started on two machines, and again later in the day, there is still one email that day', async () => {
  const asha = await aBusyDay('Carder')
  await Promise.all([startDailyDigests(context), startDailyDigests(context)])
  await portal.settle()
  await startDailyDigests(context)
  await portal.settle()
  expect(emailsTo(asha)).toHaveLength(1)
})

test('two workers with the same person collect once: one email with everything in it', async () => {
  const asha = await aBusyDay('Tailor')
  const due = { userId: asha.id, day: dayNumber(new Date().toISOString()) }
  await Promise.all([1, 2, 3, 4].map(() => collectDigest.run(context, due)))
  await portal.settle()
  expect(emailsTo(asha).map(({ subject }) => subject)).toEqual(['5 new jobs'])
})

test('the next digest contains only news, and a day without events has no email', async () => {
  const asha = await aBusyDay('Knitter')
  await startDailyDigests(context)
  await portal.settle()
  await aJob(db, { company: 'Kaveri Mills', title: 'Knitter', description: 'The late one.' })
  await matchNewJobs(context)
  await startDailyDigests(at(inDays(1)))
  await portal.settle()
  expect(emailsTo(asha).map(({ subject }) => subject)).toEqual(['5 new jobs', '1 new job'])
  await startDailyDigests(at(inDays(1.5)))
  await startDailyDigests(at(inDays(2.5)))
  await portal.settle()
  expect(emailsTo(asha)).toHaveLength(2)
})

test('a job that was closed before the email is sent is not in it', async () => {
  const asha = await aBusyDay('Cobbler')
  await db
    .updateTable('jobs')
    .set({ isActive: false })
    .where('title', 'like', '%Cobbler%')
    .where('location', '=', 'Salem')
    .execute()
  await startDailyDigests(context)
  await portal.settle()
  expect(emailsTo(asha).map(({ subject }) => subject)).toEqual(['3 new jobs'])
})

test('a job closed after the digest was collected, while the mail server was down, is not in it either', async () => {
  const asha = await aBusyDay('Potter')
  await collectDigest.run(context, { userId: asha.id, day: dayNumber(new Date().toISOString()) })
  await db.updateTable('jobs').set({ isActive: false }).where('title', '=', 'Potter').execute()
  await portal.settle()
  expect(emailsTo(asha).map(({ subject }) => subject)).toEqual(['2 new jobs'])
})

test('if all of its jobs were closed meanwhile, no email is sent', async () => {
  const asha = await aBusyDay('Basket Maker')
  await collectDigest.run(context, { userId: asha.id, day: dayNumber(new Date().toISOString()) })
  await db.updateTable('jobs').set({ isActive: false }).where('title', 'like', '%Basket Maker').execute()
  await portal.settle()
  expect(emailsTo(asha)).toEqual([])
})
