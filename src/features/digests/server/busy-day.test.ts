/** Tests a day with many events, with the default settings, and the next morning. */
import { expect, test } from 'vitest'
import { findAlerts } from '#features/saved-searches/server/public.ts'
import { matchNewJobs } from '#features/wishes/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { fromNoon } from '#tests/support/near-noon.ts'
import { openPortal, type Person, type SentEmail } from '#tests/portal.ts'
import { startDailyDigests } from './start-daily-digest.ts'

const { clock, sleep } = fromNoon()
const portal = await openPortal({ clock })
const { db, context } = portal

const subjectsTo = ({ email }: Person): string[] => emailsTo(email).map(({ subject }) => subject)
const emailsTo = (email: string): SentEmail[] => portal.emails.filter(({ to }) => to === email)
const countIn = (sentEmail: SentEmail | undefined, sentence: string): number => (sentEmail?.text ?? '').split(sentence).length - 1

/** Moves the time to eight in the morning of the next day. */
async function theMorningAfter(): Promise<void> {
  sleep(20)
  await startDailyDigests(context)
  await portal.settle()
}

async function newJobsFor(person: Person): Promise<void> {
  await person.call('POST /api/wishes', { company: 'Kaveri Mills', role: 'Weaver', availabilityDays: 30 })
  await person.call('POST /api/saved-searches', { query: { q: 'Dyer', location: 'Salem' } })
  await portal.settle()
  const createdAt = context.clock()
  for (let n = 0; n < 10; n++) await aJob(db, { company: 'Kaveri Mills', title: 'Weaver', location: 'Erode', createdAt })
  for (let n = 0; n < 3; n++) await aJob(db, { company: `Mill ${n} of another`, title: 'Dyer', location: 'Salem', createdAt })
  await matchNewJobs(context)
  await findAlerts(context)
  await portal.settle()
}

const statuses = [
  ['Ward Sister', 'applied', 'in_review'],
  ['Ward Sister', 'in_review', 'under_review'],
  ['Night Nurse', 'applied', 'interview'],
  ['Ward Sister', 'under_review', 'rejected'],
] as const

const messages = [
  ['Ward Sister', 'Thank you for your time.'],
  ['Night Nurse', 'Can you come on Monday?'],
  ['Night Nurse', 'At ten.'],
  ['Night Nurse', 'The gate is in the north.'],
  ['Ward Sister', 'Do apply again.'],
] as const

/** Three applications, and their changes on the same day, one after the other. */
async function muchHappensTo(candidate: Person): Promise<void> {
  const employer = await portal.anEmployer()
  const byTitle = new Map<string, ApplicationCase>()
  for (const title of ['Ward Sister', 'Night Nurse', 'Theatre Nurse']) {
    byTitle.set(title, await anApplication(portal, { candidate, employer, title }))
    await portal.settle()
  }
  for (const [title, from, to] of statuses) {
    const { theirs } = assertDefined(byTitle.get(title), title)
    await employer.call(`PUT ${theirs}/status`, { from, to })
    await portal.settle()
  }
  for (const [title, body] of messages) {
    const { theirs } = assertDefined(byTitle.get(title), title)
    await employer.call(`POST ${theirs}/messages`, { body })
    await portal.settle()
  }
}

const sentAtOnce = [
  'Your application for Ward Sister at Lotus Care Hospital',
  'In Review: Ward Sister at Lotus Care Hospital',
  'Interview Scheduled: Night Nurse at Lotus Care Hospital',
  'Lotus Care Hospital has written about your application for Ward Sister',
  'Lotus Care Hospital has written about your application for Night Nurse',
]

/** The expected content of the next morning's email, with counts. */
const inTheDigest: Readonly<Record<string, number>> = {
  'Under Review: Ward Sister': 1,
  'Rejected: Ward Sister': 1,
  'In Review': 0,
  'Interview Scheduled': 0,
  'You applied: Night Nurse': 1,
  'You applied: Theatre Nurse': 1,
  'You applied: Ward Sister': 0,
  'has written about your application for Ward Sister\nOpen': 1,
  'has written about your application for Night Nurse\n2 messages. Open': 1,
  'Matches for your wishes': 1,
  'New for your saved search': 1,
}

test('a candidate is emailed at once about urgent events and the first of each kind, and next morning about the rest in one email', async () => {
  const asha = await portal.aUser()
  await newJobsFor(asha)
  await muchHappensTo(asha)
  expect(subjectsTo(asha)).toEqual(sentAtOnce)
  await theMorningAfter()
  const subject = '13 new jobs, 3 messages, 2 updates on your applications and 2 applications sent'
  expect(subjectsTo(asha)).toEqual([...sentAtOnce, subject])
  const sentEmail = emailsTo(asha.email).at(-1)
  const counted = Object.keys(inTheDigest).map((sentence) => [sentence, countIn(sentEmail, sentence)])
  expect(Object.fromEntries(counted)).toEqual(inTheDigest)
  expect(sentEmail?.why).toBe(
    'You\'re receiving this email, at most one a day, because "Job alerts" and "Application updates" are on in your settings.',
  )
  await theMorningAfter()
  expect(subjectsTo(asha), 'nothing is told twice').toHaveLength(6)
})
