import { expect, test } from 'vitest'
import type { QueuedMessage } from '#features/contact/moderation-contract.ts'
import { newId } from '#platform/server/new-id.ts'
import { logOf, statusesOf } from '#tests/staff/staff-world.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const message = { firstName: 'Meera', lastName: 'Nair', email: 'meera@example.in', message: 'It says open, but it is not.' }
const leave = (subject: string) => portal.visitor.call('POST /api/contact', { ...message, subject })

test('support staff read messages and mark them as answered; each mark is logged', async () => {
  await leave('The first')
  await leave('The second')
  const staff = await portal.aStaffMember('support')
  const list = async (): Promise<QueuedMessage[]> => (await staff.call('GET /api/admin/contact-messages')).json()
  const [second, first] = await list()
  expect([second, first]).toMatchObject([
    { ...message, subject: 'The second', isAnswered: false },
    { ...message, subject: 'The first', isAnswered: false },
  ])
  const mark = (isAnswered: boolean, reason?: string) =>
    staff.call(`PUT /api/admin/contact-messages/${second?.id}`, { isAnswered, reason })
  expect((await mark(true, 'Called her')).json()).toMatchObject({ subject: 'The second', isAnswered: true })
  expect(
    (await list()).map(({ subject }) => subject),
    'what waits stands first',
  ).toEqual(['The first', 'The second'])
  expect((await mark(false)).json()).toMatchObject({ message: 'Please give a reason' })
  expect((await mark(false, 'She has written again')).json()).toMatchObject({ isAnswered: false })
  const logged = await logOf(portal.db, second?.id)
  expect(logged).toEqual([
    { adminId: staff.id, action: 'answer message', description: 'Called her' },
    { adminId: staff.id, action: 'reopen message', description: 'She has written again' },
  ])
})

test('of several concurrent marks one succeeds, and the others are refused', async () => {
  await leave('Once')
  const staff = await Promise.all([1, 2, 3].map(() => portal.aStaffMember('support')))
  const id = (await staff[0]?.call('GET /api/admin/contact-messages'))
    ?.json<QueuedMessage[]>()
    .find(({ subject }) => subject === 'Once')?.id
  const mark = (isAnswered: boolean) =>
    Promise.all(staff.map(({ call }) => call(`PUT /api/admin/contact-messages/${id}`, { isAnswered, reason: 'By phone' })))
  expect(statusesOf(await mark(true))).toEqual([200, 409, 409])
  const again = await mark(false)
  expect(statusesOf(again)).toEqual([200, 409, 409])
  expect(again.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'decided' })
  expect(await logOf(portal.db, id)).toHaveLength(2)
})

test('many messages are paged, so that none is hidden', async () => {
  const staff = await portal.aStaffMember('support')
  const createdAt = Date.now()
  const rows = Array.from({ length: 105 }, (_, at) => ({
    ...message,
    id: newId(),
    subject: `Flood ${at}`,
    createdAt: new Date(createdAt + at),
  }))
  await portal.db.insertInto('contactMessages').values(rows).execute()
  const page = await staff.call('GET /api/admin/contact-messages?limit=100&page=2')
  expect(page.json<QueuedMessage[]>().map(({ subject }) => subject)).toContain('Flood 0')
  expect(page.headers['link']).toBe('</api/admin/contact-messages?limit=100&page=1>; rel="prev"')
  expect(Number(page.headers['x-total-count'])).toBeGreaterThanOrEqual(105)
  expect((await staff.call('GET /api/admin/contact-messages')).json()).toHaveLength(100)
})
