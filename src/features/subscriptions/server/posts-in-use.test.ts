import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Holder } from '#features/entitlements/server/public.ts'
import { aPlan, planOf } from '#tests/factories/a-plan.ts'
import { aVerifiedCompany, postJob } from '#tests/factories/a-posting.ts'
import { buyPlan, orderRow } from '#tests/factories/a-purchase.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { BillingState } from '../contract.ts'
import { readBillingState } from './read-state.ts'

const portal = await openPortal()
const postsOf = async ({ call }: Person) => (await call('GET /api/employer/billing')).json<BillingState>().posts

test('a company sees how many of its job posts are in use, counted as when it posts', async () => {
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

test('reading many purchases takes as many queries as reading one', async () => {
  const company = await aVerifiedCompany(portal)
  await buyPlan(company, await aPlan(portal.db, { name: 'Plan 0' }))
  const { employerId } = company
  const holder = { userId: null, employerId }
  const few = await counted(holder)
  const subscriptions = portal.db.selectFrom('subscriptions').selectAll().where('employerId', '=', employerId)
  const first = await subscriptions.executeTakeFirstOrThrow()
  for (let number = 1; number <= 20; number++) {
    // Every second one is of unlocks only, which have no end.
    const contents = number % 2 ? { isTopUp: true, jobPostingLimit: 0 } : {}
    const plan = await aPlan(portal.db, { name: `Plan ${number}`, ...contents })
    const { versionId: planVersionId } = await planOf(portal.db, plan.id)
    const { id: razorpayOrderId } = await orderRow(portal, { employerId }, plan.id)
    const kind = number % 2 ? 'top_up' : 'plan'
    const row = { ...first, id: randomUUID(), kind, planVersionId, planName: `Plan ${number}`, razorpayOrderId } as const
    await portal.db
      .insertInto('subscriptions')
      .values({ ...row, valuePaise: 0, refundedPaise: 0, creditPaise: 0 })
      .execute()
  }
  const many = await counted(holder)
  expect(many.state.subscriptions).toHaveLength(21)
  for (const { name, end } of many.state.subscriptions)
    expect([name, end === null]).toEqual([name, Number(name.replace('Plan ', '')) % 2 === 1])
  expect(many.queries).toBe(few.queries + 1)
  expect((await counted(holder)).queries, 'a version is kept').toBe(few.queries)
})

async function counted(holder: Holder) {
  let queries = 0
  const counting = portal.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const state = await readBillingState(counting, holder, new Date())
  return { state, queries }
}
