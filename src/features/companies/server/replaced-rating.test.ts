import { expect, test } from 'vitest'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { logOf, statusesOf } from '#tests/staff/staff-world.ts'
import type { QueuedRating } from '../rating-contract.ts'

const portal = await openPortal()

test('a rating that replaces one under moderation is not published without moderation', async () => {
  const { candidate, employer } = await anApplication(portal)
  const path = `/api/companies/${employer.employerId}/my-rating`
  await candidate.call(`PUT ${path}`, { rating: 4, body: 'They called back.' })
  const staff = await portal.aStaffMember('support')
  const waiting = async () => (await staff.call('GET /api/admin/company-ratings')).json<QueuedRating[]>()
  const [read] = await waiting()
  await candidate.call(`PUT ${path}`, { rating: 1, body: 'Dr. Rao shouts.' })
  const late = await staff.call(`PUT /api/admin/company-ratings/${read?.id}`, { status: 'published' })
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([404, 'notFound'])
  expect((await candidate.call(`GET ${path}`)).json()).toMatchObject({ rating: { rating: 1, status: 'pending' } })
  expect((await waiting()).map(({ body }) => body)).toEqual(['Dr. Rao shouts.'])
})

test('of several concurrent decisions about a rating one counts, and a declined rating is not published by a colleague', async () => {
  const { candidate, employer } = await anApplication(portal)
  await candidate.call(`PUT /api/companies/${employer.employerId}/my-rating`, { rating: 3, body: 'Long queues.' })
  const staff = await Promise.all([1, 2, 3].map(() => portal.aStaffMember('support')))
  const listed = (await staff[0]?.call('GET /api/admin/company-ratings'))?.json<QueuedRating[]>()
  const id = listed?.find(({ body }) => body === 'Long queues.')?.id
  const verdicts = [{ status: 'published' }, { status: 'refused', reason: 'Not about work' }, { status: 'published' }]
  const answers = await Promise.all(staff.map(({ call }, at) => call(`PUT /api/admin/company-ratings/${id}`, verdicts[at])))
  expect(statusesOf(answers)).toEqual([200, 409, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'decided' })
  expect(await logOf(portal.db, id)).toHaveLength(1)
})

test('a published rating can be declined: it disappears, and its author reads the reason', async () => {
  const { candidate, employer } = await anApplication(portal)
  const path = `/api/companies/${employer.employerId}/my-rating`
  await candidate.call(`PUT ${path}`, { rating: 1, body: 'Mr Iyer of the ward is a thief.' })
  const staff = await portal.aStaffMember('support')
  const listed = async (query = '') => (await staff.call(`GET /api/admin/company-ratings${query}`)).json<QueuedRating[]>()
  const id = (await listed()).find(({ body }) => body?.startsWith('Mr Iyer'))?.id ?? ''
  const put = (body: object) => staff.call(`PUT /api/admin/company-ratings/${id}`, body)
  expect((await put({ status: 'published' })).statusCode, 'as tabs that were open before send it').toBe(200)
  expect((await listed('?status=published&company=lotus')).map((one) => one.id)).toContain(id)
  expect((await listed('?status=published&company=kaveri')).map((one) => one.id)).not.toContain(id)
  const decline = { status: 'refused', reason: 'It names a person' }
  expect((await put({ from: 'pending', ...decline })).json()).toMatchObject({ code: 'decided' })
  expect((await put({ from: 'published', ...decline })).json()).toMatchObject({ status: 'refused' })
  expect((await candidate.call(`GET ${path}`)).json()).toMatchObject({
    rating: { status: 'refused', refusedBecause: 'It names a person' },
  })
  expect((await listed('?status=published')).map((one) => one.id)).not.toContain(id)
})
