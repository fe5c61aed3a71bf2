/** Tests which events have an email of their own, and which wait for the daily digest. */
import { expect, test } from 'vitest'
import { applicationSubmitted } from '#features/applications/contract.ts'
import { publish } from '#platform/server/events.ts'
import { aCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal, type Person, type SentEmail } from '#tests/portal.ts'
import { startDailyDigests } from '#features/digests/server/start-daily-digest.ts'
import { notifyMove } from './on-application-followed.ts'

const portal = await openPortal()
const { db, context } = portal
const emailsTo = ({ email }: Person, like: RegExp): SentEmail[] =>
  portal.emails.filter(({ to, key }) => to === email && like.test(key))
const ofMoves = ({ candidate }: ApplicationCase): string[] =>
  emailsTo(candidate, /^application-change/).map(({ subject }) => subject)
const ofTheDay = (person: Person): string[] => emailsTo(person, /^digest/).map(({ subject }) => subject)
const move = ({ employer, theirs }: ApplicationCase, from: string, to: string) =>
  employer.call(`PUT ${theirs}/status`, { from, to })
const write = ({ employer, theirs }: ApplicationCase) => employer.call(`POST ${theirs}/messages`, { body: 'Hello' })
const settings = ({ candidate }: ApplicationCase, change: object) => candidate.call('PUT /api/settings', change)

async function changesOf(...applied: ApplicationCase[]): Promise<string[]> {
  const ids = applied.map(({ applicationId }) => applicationId)
  const rows = await db
    .selectFrom('applicationStatusChanges')
    .select('id')
    .where('applicationId', 'in', ids)
    .where('changedBy', '=', 'employer')
    .execute()
  return rows.map(({ id }) => id)
}

test('interviews and offers are always emailed at once; of other changes only the first of a day', async () => {
  const applied = await anApplication(portal)
  for (const [from, to] of [
    ['applied', 'interview'],
    ['interview', 'under_review'],
    ['under_review', 'offer'],
    ['offer', 'rejected'],
  ] as const) {
    await move(applied, from, to)
    await portal.settle()
  }
  expect(ofMoves(applied).map((subject) => subject.split(':')[0])).toEqual(['Interview Scheduled', 'Offer Extended'])
  await startDailyDigests(context)
  await portal.settle()
  expect(ofTheDay(applied.candidate)).toEqual(['2 updates on your applications'])
})

test('of changes that many workers handle at once, one has an email, and each has one notification', async () => {
  const candidate = await portal.aUser()
  const applied: ApplicationCase[] = []
  for (const title of ['One', 'Two', 'Three', 'Four']) applied.push(await anApplication(portal, { candidate, title }))
  for (const one of applied) await move(one, 'applied', 'in_review')
  const changes = await changesOf(...applied)
  await Promise.all([...changes, ...changes].map((changeId) => notifyMove.run(context, { changeId })))
  await portal.settle()
  const [first] = applied as [ApplicationCase] // four were created
  expect(ofMoves(first)).toHaveLength(1)
  await Promise.all([startDailyDigests(context), startDailyDigests(context)])
  await portal.settle()
  expect(ofTheDay(candidate)).toEqual(['3 updates on your applications and 3 applications sent'])
})

test('two workers that handle one urgent change send one email', async () => {
  const applied = await anApplication(portal)
  await move(applied, 'applied', 'offer')
  const [changeId] = await changesOf(applied)
  await Promise.all([1, 2, 3, 4].map(() => notifyMove.run(context, { changeId })))
  await portal.settle()
  expect(ofMoves(applied)).toHaveLength(1)
})

test('changing the settings between the event and its email still makes one email', async () => {
  const applied = await anApplication(portal)
  await move(applied, 'applied', 'in_review')
  const [changeId] = await changesOf(applied)
  await notifyMove.run(context, { changeId })
  await settings(applied, { emailDigest: true })
  await notifyMove.run(context, { changeId })
  await portal.settle()
  await startDailyDigests(context)
  await portal.settle()
  expect(ofMoves(applied)).toHaveLength(1)
  expect(ofTheDay(applied.candidate).join()).not.toContain('update')
})

test('if emails are turned off before the email is written, none is sent', async () => {
  const applied = await anApplication(portal)
  await move(applied, 'applied', 'offer')
  const [changeId] = await changesOf(applied)
  await notifyMove.run(context, { changeId })
  await settings(applied, { applicationUpdates: false })
  await portal.settle()
  expect(ofMoves(applied)).toEqual([])
})

test('with the digest on, interviews, messages and receipts wait too, for one email', async () => {
  const candidate = await portal.aUser()
  await candidate.call('PUT /api/settings', { emailDigest: true })
  const applied = await anApplication(portal, { candidate })
  await move(applied, 'applied', 'interview')
  await write(applied)
  await portal.settle()
  expect(emailsTo(candidate, /./)).toEqual([])
  await startDailyDigests(context)
  await portal.settle()
  expect(ofTheDay(candidate)).toEqual(['1 message, 1 update on your applications and 1 application sent'])
})

test('with updates off, the first message and the first receipt are still emailed, and there is no digest', async () => {
  const candidate = await portal.aUser()
  await candidate.call('PUT /api/settings', { applicationUpdates: false, emailDigest: true })
  const applied = await anApplication(portal, { candidate })
  await anApplication(portal, { candidate })
  await move(applied, 'applied', 'interview')
  for (let n = 0; n < 2; n++) await write(applied)
  await portal.settle()
  await startDailyDigests(context)
  await portal.settle()
  const keys = emailsTo(candidate, /./).map(({ key }) => key.replaceAll(/-[0-9a-f-]{36}/g, ''))
  expect(keys.toSorted()).toEqual(['application-candidate', 'application-message'])
})

test('a company without an account gets an email for each application', async () => {
  const { jobId, employerId } = await aJob(db)
  const { contactEmail } = await db
    .selectFrom('employers')
    .select('contactEmail')
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()
  for (let n = 0; n < 2; n++) {
    const candidate = await portal.aUser()
    await aCv(candidate)
    const { id: applicationId } = (await candidate.call('POST /api/applications', { jobId })).json<{ id: string }>()
    await db.transaction().execute((tx) => publish(tx, applicationSubmitted, { applicationId }))
    await portal.settle()
  }
  const emails = portal.emails.filter(({ to }) => to === contactEmail)
  expect(new Set(emails.map(({ key }) => key)).size).toBe(2)
  expect(emails.every(({ unsubscribeUrl }) => unsubscribeUrl === undefined)).toBe(true)
})
