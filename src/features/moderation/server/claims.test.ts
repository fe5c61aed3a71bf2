import { expect, test } from 'vitest'
import type { QueuedMessage } from '#features/contact/moderation-contract.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import { statusesOf } from '#tests/staff/staff-world.ts'
import type { QueueFigures, QueueState } from '../contract.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { db, visitor } = portal
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))

const [asha, ravi] = await Promise.all([portal.aStaffMember('support'), portal.aStaffMember('support')])
const queue = '/api/admin/queues/contact-messages'
const claim = ({ call }: Person, id: string) => call(`PUT ${queue}/claims/${id}`)
const giveBack = ({ call }: Person, id: string) => call(`DELETE ${queue}/claims/${id}`)
const next = async ({ call }: Person) => (await call(`POST ${queue}/next`)).json<{ itemId: string | null }>().itemId
const stateFor = async ({ call }: Person) => (await call(`GET ${queue}`)).json<QueueState>()
const answer = ({ call }: Person, id: string, isAnswered = true) =>
  call(`PUT /api/admin/contact-messages/${id}`, { isAnswered, reason: 'Answered by email' })
const listFor = async ({ call }: Person, query: string) =>
  (await call(`GET /api/admin/contact-messages?${query}`)).json<QueuedMessage[]>().map(({ id }) => id)

async function aMessage(hoursAgo = 0): Promise<string> {
  const subject = crypto.randomUUID()
  await visitor.call('POST /api/contact', {
    firstName: 'Asha',
    lastName: 'Menon',
    email: `${subject}@example.in`,
    subject,
    message: 'May I?',
  })
  const createdAt = new Date(now.getTime() - hoursAgo * 60 * 60_000)
  await db.updateTable('contactMessages').set({ createdAt }).where('subject', '=', subject).execute()
  return (await db.selectFrom('contactMessages').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()).id
}

const empty = () => db.deleteFrom('contactMessages').execute()

test('of many concurrent claims of one entry one succeeds, and concurrent requests for the next entry get different ones', async () => {
  await empty()
  const ids = [await aMessage(), await aMessage(), await aMessage()]
  const staff = await Promise.all([1, 2, 3, 4, 5].map(() => portal.aStaffMember('support')))
  const answers = await Promise.all(staff.map((person) => claim(person, ids[0] ?? '')))
  expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    code: 'claimed',
    message: 'Somebody else is working on this',
  })
  const found = await Promise.all(staff.map(next))
  expect(found.filter((id) => id !== null).toSorted()).toEqual(ids.slice(1).toSorted())
  expect(await next(asha)).toBeNull()
})

test('nobody else can decide about a claimed entry, and the decision ends the claim', async () => {
  await empty()
  const id = await aMessage()
  await claim(asha, id)
  expect((await answer(ravi, id)).json()).toMatchObject({ code: 'claimed' })
  expect((await answer(asha, id)).statusCode).toBe(200)
  expect((await claim(ravi, id)).json()).toMatchObject({ code: 'notWaiting' })
  expect((await answer(ravi, id, false)).statusCode, 'no claim is left').toBe(200)
})

test('a claim ends after half an hour, is extended by claiming again, and can be given back', async () => {
  await empty()
  const id = await aMessage()
  await claim(asha, id)
  later(20)
  expect((await claim(asha, id)).statusCode).toBe(200)
  later(20)
  expect((await claim(ravi, id)).statusCode).toBe(409)
  await giveBack(ravi, id)
  expect((await claim(ravi, id)).statusCode, 'it is not his to give back').toBe(409)
  later(11)
  expect((await claim(ravi, id)).statusCode).toBe(200)
  await giveBack(ravi, id)
  expect(await next(asha)).toBe(id)
  later(31)
  expect((await answer(ravi, id)).statusCode, 'an old claim stops nobody').toBe(200)
})

test('the state of a queue has ages, due times and claims, by which its list can be filtered', async () => {
  await empty()
  const old = await aMessage(25)
  const [mine, free] = [await aMessage(), await aMessage()]
  await claim(asha, mine)
  const state = await stateFor(asha)
  expect(state).toMatchObject({ waiting: '3 messages', count: 3, overdue: 1, mine: 1, at: now.toISOString() })
  expect(state.kinds).toEqual([{ kind: 'message', count: 3 }])
  expect(state.entries.map(({ itemId }) => itemId)).toEqual([mine, old, free])
  expect(state.entries[0]?.claim).toMatchObject({ name: 'Kiran Rao', isYours: true })
  expect((await stateFor(ravi)).entries[0]?.claim).toMatchObject({ isYours: false })
  expect(await listFor(asha, 'show=mine')).toEqual([mine])
  expect(await listFor(ravi, 'show=mine')).toEqual([])
  expect((await listFor(asha, 'show=free')).toSorted()).toEqual([old, free].toSorted())
  expect(await listFor(asha, 'show=overdue')).toEqual([old])
  expect(await listFor(asha, 'kind=other')).toEqual([])
  expect(await listFor(asha, 'show=all&kind=message')).toHaveLength(3)
  expect(await next(ravi), 'the most urgent').toBe(old)
})

const namesFor = async ({ call }: Person) =>
  (await call('GET /api/admin/queues')).json<{ queues: QueueFigures[] }>().queues.map(({ name }) => name)

test('the overview has the queues that the caller may work on', async () => {
  const [sales, admin] = await Promise.all([portal.aStaffMember('sales'), portal.aStaffMember('admin')])
  const ofSupport = ['company-ratings', 'contact-messages', 'interview-disputes', 'job-reports', 'recruiter-feedback']
  expect((await namesFor(asha)).toSorted()).toEqual(ofSupport)
  expect((await namesFor(sales)).toSorted()).toEqual(['company-verifications', 'payments'])
  expect(await namesFor(admin)).toHaveLength(7)
  expect((await sales.call(`GET ${queue}`)).statusCode).toBe(403)
  expect((await sales.call(`POST ${queue}/next`)).statusCode).toBe(403)
  expect((await asha.call('GET /api/admin/queues/nothing')).json()).toMatchObject({ code: 'noQueue' })
})

test('every queue can be read, filtered and claimed', async () => {
  const admin = await portal.aStaffMember('admin')
  const { queues } = (await admin.call('GET /api/admin/queues')).json<{ queues: QueueFigures[] }>()
  const lists: Readonly<Record<string, string>> = { payments: 'payment-cases' }
  for (const { name } of queues) {
    const statuses = await Promise.all(
      ['all', 'free', 'mine', 'overdue'].map(async (show) => {
        const answered = await admin.call(`GET /api/admin/${lists[name] ?? name}?show=${show}&kind=other`)
        return [answered.statusCode, answered.json<unknown[]>().length]
      }),
    )
    expect(statuses, `of ${name}`).toEqual([1, 2, 3, 4].map(() => [200, 0]))
    expect((await admin.call(`GET /api/admin/queues/${name}`)).statusCode, `of ${name}`).toBe(200)
    expect((await admin.call(`PUT /api/admin/queues/${name}/claims/${crypto.randomUUID()}`)).statusCode, `of ${name}`).toBe(404)
  }
})
