import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { remindOfSilence } from './silence-reminder.ts'

const portal = await openPortal()

/** Moves all events of the application this many days into the past. */
async function older({ applicationId }: ApplicationCase, days: number): Promise<void> {
  const { db } = portal
  const back = sql<Date>`interval '1 day' * ${days}`
  await db
    .updateTable('applications')
    .set({ appliedAt: sql`applied_at - ${back}` })
    .where('id', '=', applicationId)
    .execute()
  await db
    .updateTable('receivedApplications')
    .set({ appliedAt: sql`applied_at - ${back}`, touchedAt: sql`touched_at - ${back}` })
    .where('applicationId', '=', applicationId)
    .execute()
  await db
    .updateTable('applicationStatusChanges')
    .set({ changedAt: sql`changed_at - ${back}` })
    .where('applicationId', '=', applicationId)
    .execute()
}

const isSilent = async ({ candidate, mine }: ApplicationCase): Promise<boolean> =>
  (await candidate.call(`GET ${mine}`)).json().isSilent

test('after 30 days without a move or a message the candidate sees "No response"; the status stays', async () => {
  const applied = await anApplication(portal)
  await older(applied, 29)
  expect(await isSilent(applied)).toBe(false)
  await older(applied, 1)
  expect(await isSilent(applied)).toBe(true)
  const [listed] = (await applied.candidate.call('GET /api/applications/my-applications')).json()
  expect(listed).toMatchObject({ status: 'applied', isSilent: true })
  await applied.candidate.call(`POST ${applied.mine}/messages`, { body: 'Is there any news?' })
  expect(await isSilent(applied)).toBe(true)
  await applied.employer.call(`POST ${applied.theirs}/messages`, { body: 'Next week.' })
  expect(await isSilent(applied)).toBe(false)
})

test('a final application never becomes silent', async () => {
  const applied = await anApplication(portal)
  await applied.employer.call(`PUT ${applied.theirs}/status`, { from: 'applied', to: 'rejected' })
  await older(applied, 90)
  expect(await isSilent(applied)).toBe(false)
})

test('an application that was answered once and then left alone counts as unanswered', async () => {
  const employer = await portal.anEmployer()
  const all = []
  for (let i = 0; i < 5; i++) {
    const applied = await anApplication(portal, { employer })
    await employer.call(`PUT ${applied.theirs}/status`, { from: 'applied', to: 'in_review' })
    all.push(applied)
  }
  const figures = async (): Promise<unknown> => {
    const { responses } = (await portal.visitor.call(`GET /api/companies/${employer.employerId}`)).json()
    return responses
  }
  expect(await figures()).toMatchObject({ applications: 5, answered: 5 })
  for (const applied of all.slice(0, 2)) await older(applied, 31)
  expect(await figures()).toMatchObject({ applications: 5, answered: 3 })
})

test('the employer is reminded in the week before, at most once a day', async () => {
  const applied = await anApplication(portal)
  const emails = () => portal.emails.filter(({ to, key }) => to === applied.employer.email && key.startsWith('silence'))
  await remindOfSilence.run(portal.context)
  await portal.settle()
  expect(emails()).toHaveLength(0)
  await older(applied, 24)
  await remindOfSilence.run(portal.context)
  await remindOfSilence.run(portal.context)
  await portal.settle()
  await portal.settle()
  expect(new Set(emails().map(({ key, subject }) => `${key.length > 0} ${subject}`))).toEqual(
    new Set(['true 1 application waiting for your answer']),
  )
  const notifications = (await applied.employer.call('GET /api/notifications')).json<{ title: string }[]>()
  expect(notifications.filter(({ title }) => title === '1 application is waiting for your answer')).toHaveLength(1)
})
