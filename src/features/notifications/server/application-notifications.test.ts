import { expect, test } from 'vitest'
import { startDailyDigests } from '#features/digests/server/start-daily-digest.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal, type SentEmail } from '#tests/portal.ts'
import type { Notification } from '../contract.ts'

const portal = await openPortal()
const listOf = async ({ candidate }: ApplicationCase): Promise<Notification[]> =>
  (await candidate.call('GET /api/notifications')).json()
const emailsOf = ({ candidate }: ApplicationCase): SentEmail[] =>
  portal.emails.filter(({ to, key }) => to === candidate.email && !key.endsWith('-candidate'))
const move = ({ employer, theirs }: ApplicationCase, from: string, to: string) =>
  employer.call(`PUT ${theirs}/status`, { from, to })

test('a change of status and a message of the employer are notified once each, with a link to the application', async () => {
  const applied = await anApplication(portal, { title: 'Theatre Nurse' })
  await move(applied, 'applied', 'interview')
  await applied.employer.call(`POST ${applied.theirs}/messages`, { body: 'When can you come?' })
  await applied.candidate.call(`POST ${applied.mine}/messages`, { body: 'On Monday.' })
  await portal.settle()
  await portal.settle()
  const link = `/applications/${applied.applicationId}`
  expect((await listOf(applied)).toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    {
      kind: 'application',
      title: 'Interview Scheduled: Theatre Nurse at Lotus Care Hospital',
      body: "The employer would like to talk to you. They'll tell you when and how.",
      link,
    },
    {
      kind: 'message',
      title: 'Lotus Care Hospital has written about your application for Theatre Nurse',
      body: '“When can you come?”',
      link,
    },
  ])
})

test('a message is quoted to the employer until the candidate withdraws', async () => {
  const applied = await anApplication(portal)
  const bodies = async () => {
    const list: Notification[] = (await applied.employer.call('GET /api/notifications')).json()
    return list.filter(({ kind }) => kind === 'message').map(({ body }) => body)
  }
  await applied.candidate.call(`POST ${applied.mine}/messages`, { body: `Call me on 98200 12345. ${'Thank you. '.repeat(20)}` })
  await portal.settle()
  expect(await bodies()).toEqual([expect.stringMatching(/^“Call me on 98200 12345\. .{100,118}…”$/)])
  await applied.candidate.call(`POST ${applied.mine}/withdraw`)
  expect(await bodies()).toEqual(['Open the application to read it and reply.'])
})

test('with the daily digest, changes of status wait for it and come together', async () => {
  const applied = await anApplication(portal)
  await applied.candidate.call('PUT /api/settings', { emailDigest: true })
  await move(applied, 'applied', 'in_review')
  await move(applied, 'in_review', 'interview')
  await portal.settle()
  expect(emailsOf(applied)).toEqual([])
  await startDailyDigests(portal.context)
  await portal.settle()
  expect(emailsOf(applied).map(({ subject }) => subject)).toEqual(['2 updates on your applications and 1 application sent'])
})

test('an event that was emailed at once is not in the daily digest, even if the digest is turned on afterwards', async () => {
  const applied = await anApplication(portal)
  await move(applied, 'applied', 'in_review')
  await portal.settle()
  expect(emailsOf(applied)).toHaveLength(1)
  for (const person of [applied.candidate, applied.employer]) await person.call('PUT /api/settings', { emailDigest: true })
  await startDailyDigests(portal.context)
  await portal.settle()
  expect(emailsOf(applied)).toHaveLength(1)
  expect(portal.emails.filter(({ to, key }) => to === applied.employer.email && key.startsWith('digest'))).toEqual([])
})

test('the email about a change of status has one-click unsubscribe', async () => {
  const applied = await anApplication(portal)
  await move(applied, 'applied', 'offer')
  await portal.settle()
  expect(emailsOf(applied)[0]?.unsubscribeUrl).toContain('/unsubscribe?token=')
})
