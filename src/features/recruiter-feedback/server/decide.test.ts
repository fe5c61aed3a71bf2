import { expect, test } from 'vitest'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { openPortal, testPassword } from '#tests/portal.ts'
import { openReporting } from '#tests/support/reporting.ts'
import { findInsights } from './public.ts'

const portal = await openPortal({ rateLimits: noRateLimits })
const { db } = portal
const { queued, decide, submitted, published, shown, aGroup } = await openReporting(portal)

test('pending and declined reports count in nothing; the third published source makes an insight', async () => {
  const group = aGroup()
  const first = await submitted(group)
  await published(group)
  await published(group)
  expect(await shown(group)).toBeNull()
  await decide(first, 'refused')
  expect(await shown(group)).toBeNull()
  await decide(first, 'published')
  expect(await shown(group)).toMatchObject({ sources: 3 })
  expect(await findInsights(db, group), 'what other features read').toEqual(await shown(group))
  const logged = await db.selectFrom('adminLogs').select('action').where('targetId', '=', first).orderBy('createdAt').execute()
  expect(logged.map(({ action }) => action)).toEqual(['refuse feedback', 'publish feedback'])
})

test('decisions at the same time put no source into two batches, and none has fewer than three', async () => {
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

test('a source whose account is deleted is anonymous, and what counts stays', async () => {
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
