import { expect, test } from 'vitest'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'
import { logOf, statusesOf } from '#tests/staff/staff-world.ts'
import { openReporting } from '#tests/support/reporting.ts'

const portal = await openPortal({ rateLimits: noRateLimits })
const { db } = portal
const { queued, decide, submitted, published, shown, aGroup } = await openReporting(portal)

test('pending and declined reports do not count; the third published source gives an insight', async () => {
  const group = aGroup()
  const first = await submitted(group)
  await published(group)
  await published(group)
  expect(await shown(group)).toBeNull()
  await decide(first, 'refused')
  expect(await shown(group)).toBeNull()
  await decide(first, 'published', 'refused')
  expect(await shown(group)).toMatchObject({ sources: 3 })
  const description = 'The questions are plausible'
  expect(await logOf(db, first)).toMatchObject([
    { action: 'refuse feedback', description },
    { action: 'publish feedback', description },
  ])
})

test('declining needs a reason, and no decision is overwritten unseen', async () => {
  const id = await submitted(aGroup())
  const [first, ...others] = await Promise.all([
    portal.aStaffMember('support'),
    portal.aStaffMember('support'),
    portal.aStaffMember('support'),
  ])
  const put = ({ call }: Person, body: object) =>
    call(`PUT /api/admin/recruiter-feedback/${id}/status`, { from: 'pending', ...body })
  const silent = await put(first, { status: 'refused' })
  expect([silent.statusCode, silent.json()]).toMatchObject([400, { message: 'Please give a reason' }])
  const answers = await Promise.all(
    [first, ...others].map((person, at) =>
      put(person, at === 1 ? { status: 'refused', reason: 'Copied' } : { status: 'published' }),
    ),
  )
  expect(statusesOf(answers)).toEqual([200, 409, 409])
  expect(await logOf(db, id)).toHaveLength(1)
})

test('a tab of the previous release decides about pending reports only', async () => {
  const id = await submitted(aGroup())
  const staff = await portal.aStaffMember('support')
  const publish = () => staff.call(`PUT /api/admin/recruiter-feedback/${id}/status`, { status: 'published' })
  expect((await publish()).statusCode).toBe(200)
  expect((await publish()).json()).toMatchObject({ code: 'decided' })
})

test('concurrent decisions put no source into two batches, and no batch has fewer than three', async () => {
  const group = aGroup()
  const ids: string[] = []
  for (let at = 0; at < 8; at++) ids.push(await submitted(group))
  await Promise.all([...ids, ...ids].map((id) => decide(id, 'published')))
  const batches = await db
    .selectFrom('recruiterFeedback')
    .select(({ fn }) => fn.count<string>('id').as('sources'))
    .where('id', 'in', ids)
    .groupBy('insightBatch')
    .orderBy('sources', 'desc')
    .execute()
  expect(batches.map(({ sources }) => Number(sources))).toEqual([3, 3, 2])
  expect(await shown(group)).toMatchObject({ sources: 6 })
})

test('a source whose account is deleted becomes anonymous, and its report still counts', async () => {
  const group = aGroup()
  const person = await portal.aUser()
  await published({ ...group, recruiterEmail: person.email, companyName: 'Zanskar D' })
  for (let at = 0; at < 2; at++) await published(group)
  const before = await shown(group)
  expect((await person.call('POST /api/account/delete', { password: testPassword })).statusCode).toBe(200)
  expect(await shown(group)).toEqual(before)
  const known = (await queued()).filter(
    ({ companyName, recruiterEmail }) => companyName === 'Zanskar D' || recruiterEmail === person.email,
  )
  expect(known).toEqual([])
})
