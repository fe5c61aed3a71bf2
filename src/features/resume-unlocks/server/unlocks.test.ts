import { expect, test } from 'vitest'
import type { SentRequest } from '../contract.ts'
import { aResume } from '#tests/factories/a-resume.ts'
import { daysBefore } from '#platform/contract/dates.ts'
import { grantUnits, listWrongBalances } from './unit-queries.ts'
import { openPortal } from '#tests/portal.ts'
import { unlockingIn } from '#tests/support/unlocking.ts'
const now = new Date()
const portal = await openPortal({ clock: () => now })
const { db } = portal
const { aCompany, ask, answer, contactOf, units, setUnits } = unlockingIn(portal)

test('a person gets a request and an email; only when they accept, a unit is used and the details are unlocked', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal, { firstName: 'Asha', lastName: 'Menon' })
  const sent = await ask(employer, asha.id, jobId)
  expect(sent.statusCode, `answer: ${sent.body}`).toBe(201)
  expect(sent.json()).toMatchObject({ status: 'pending', jobTitle: 'Ward Sister', name: 'Asha M.' })
  expect(await contactOf(employer, asha.id)).toMatchObject({ contact: null, units: 5 })
  await portal.settle()
  expect(portal.emails.filter(({ to }) => to === asha.email).map(({ subject }) => subject)).toEqual([
    'Lotus Care Hospital asks for your contact details',
  ])
  expect((await asha.call('GET /api/notifications')).json()).toMatchObject([{ kind: 'contact', link: '/settings#requests' }])
  const [{ id }] = (await asha.call('GET /api/resume-requests')).json()
  expect((await answer(asha, id, 'accept')).json()).toMatchObject({ status: 'unlocked', company: 'Lotus Care Hospital' })
  expect(await contactOf(employer, asha.id)).toMatchObject({
    contact: { fullName: 'Asha Menon', email: asha.email, phone: '+91 98450 12345' },
    units: 4,
  })
  await portal.settle()
  expect(portal.emails.filter(({ to }) => to === employer.email).map(({ subject }) => subject)).toContain(
    'Asha M. has accepted: Ward Sister',
  )
  expect((await asha.call('GET /api/access-log')).json()).toMatchObject([{ what: 'contact', about: 'Ward Sister' }])
  expect((await answer(asha, id, 'decline')).statusCode).toBe(409)
})

test('a person who declines uses no unit, and gets no other request for 90 days', async () => {
  const { employer, jobId } = await aCompany()
  const ravi = await aResume(portal, { firstName: 'Ravi' })
  const { id } = (await ask(employer, ravi.id, jobId)).json<SentRequest>()
  await answer(ravi, id, 'decline')
  expect(await units(employer)).toBe(5)
  expect((await ask(employer, ravi.id, jobId)).json()).toMatchObject({ code: 'wasDeclined' })
  await db
    .updateTable('resumeRequests')
    .set({ answeredAt: daysBefore(now, 91) })
    .where('id', '=', id)
    .execute()
  expect((await ask(employer, ravi.id, jobId)).statusCode).toBe(201)
})

test('of 20 concurrent requests with one unit left, to people who share with verified employers, one uses the unit', async () => {
  const { employer, jobId } = await aCompany()
  await setUnits(employer, 1)
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => aResume(portal, { firstName: `Person${n}` })))
  await Promise.all(people.map((person) => person.call('PUT /api/settings', { shareWithVerifiedEmployers: true })))
  const answers = await Promise.all(people.map(({ id }) => ask(employer, id, jobId)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(answers.filter((each) => each.json<{ code?: string }>().code === 'noUnits')).toHaveLength(19)
  expect(await units(employer)).toBe(0)
  expect(await listWrongBalances(db)).toEqual([])
})

test('if 20 people accept at once with one unit left, one is unlocked, and the others wait for a unit', async () => {
  const { employer, jobId } = await aCompany()
  await setUnits(employer, 1)
  const people = await Promise.all(Array.from({ length: 20 }, () => aResume(portal)))
  const requests = await Promise.all(people.map(async ({ id }) => (await ask(employer, id, jobId)).json<SentRequest>().id))
  const answers = await Promise.all(people.map((person, n) => answer(person, requests[n] ?? '', 'accept')))
  const statuses = answers.map((each) => each.json<{ status: string }>().status)
  expect(statuses.filter((status) => status === 'unlocked')).toHaveLength(1)
  expect(statuses.filter((status) => status === 'accepted')).toHaveLength(19)
  const waiting = requests[statuses.indexOf('accepted')] ?? ''
  expect((await employer.call(`POST /api/employer/resume-requests/${waiting}/unlock`)).json()).toMatchObject({ code: 'noUnits' })
  await setUnits(employer, 1)
  const opened = await Promise.all([1, 2, 3].map(() => employer.call(`POST /api/employer/resume-requests/${waiting}/unlock`)))
  expect(opened.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await units(employer)).toBe(0)
  expect(await listWrongBalances(db)).toEqual([])
})

test('many concurrent requests to one person create one, and a grant counts once', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal)
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(employer, asha.id, jobId)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  const grant = { employerId: employer.employerId, units: 20, reference: 'order-1' }
  await Promise.all([1, 2, 3].map(() => db.transaction().execute((tx) => grantUnits(tx, grant, now))))
  expect(await units(employer)).toBe(25)
})
