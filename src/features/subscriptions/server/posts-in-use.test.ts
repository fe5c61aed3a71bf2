import { expect, test } from 'vitest'
import { aPlan } from '#tests/factories/a-plan.ts'
import { aVerifiedCompany, postJob } from '#tests/factories/a-posting.ts'
import { buyPlan } from '#tests/factories/a-purchase.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { BillingState } from '../contract.ts'

const portal = await openPortal()
const postsOf = async ({ call }: Person) => (await call('GET /api/employer/billing')).json<BillingState>().posts

test('a company reads how many of its job posts are in use, as they are counted when it posts', async () => {
  const company = await aVerifiedCompany(portal)
  expect(await postsOf(company)).toEqual({ used: 0, limit: 1 })
  const { postingId } = await postJob(company)
  expect(await postsOf(company)).toEqual({ used: 1, limit: 1 })
  await buyPlan(company, await aPlan(portal.db))
  await postJob(company, { title: 'Staff Nurse' })
  expect(await postsOf(company)).toEqual({ used: 2, limit: 6 })
  await company.call(`PUT /api/employer/postings/${postingId}/state`, { action: 'close', reason: 'filled' })
  expect(await postsOf(company)).toEqual({ used: 1, limit: 6 })
})

test('a job seeker has no job posts', async () => {
  const asha = await portal.aUser()
  expect((await asha.call('GET /api/account/plan')).json()).toMatchObject({ posts: null })
})
