import { expect, test } from 'vitest'
import { checkLedger } from '#features/entitlements/server/feature.ts'
import type { EmployerProfile } from '#features/employers/contract.ts'
import { dayMs } from '#platform/contract/dates.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { buyPlan, orderRow, refundOrder, settleOrder } from '#tests/factories/a-purchase.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { BillingState } from '../contract.ts'

const portal = await openPortal()
const { db, pool } = portal
const stateOf = async ({ call }: Pick<Person, 'call'>, key = 'GET /api/employer/billing'): Promise<BillingState> =>
  (await call(key)).json()
const profileOf = async ({ call }: Person): Promise<EmployerProfile> => (await call('GET /api/employer/profile')).json()
const leftOf = ({ balances }: BillingState) => Object.fromEntries(balances.map(({ entitlement, left }) => [entitlement, left]))
const unitsOf = async (employerId: string) =>
  (await db.selectFrom('resumeBalances').select('units').where('employerId', '=', employerId).executeTakeFirst())?.units ?? 0

test('a paid plan of a company grants job posts and unlocks for its period, together with the payment', async () => {
  const owner = await portal.anEmployer()
  const orderId = await buyPlan(owner, await aPlan(db))
  const state = await stateOf(owner)
  expect(state).toMatchObject({
    current: { name: 'Growth', status: 'active', orderId, amountPaise: 4_999_00 },
    creditPaise: expect.any(Number),
  })
  expect(leftOf(state)).toEqual({ posting_slots: 5, resume_unlocks: 10 })
  expect(Date.parse(state.current?.end ?? '') - Date.parse(state.current?.start ?? '')).toBe(30 * dayMs)
  expect(await profileOf(owner)).toMatchObject({ jobPostingLimit: 6, subscriptionTier: 'Growth', subscriptionStatus: 'active' })
  await checkLedger(portal.context)
})

test('twenty concurrent reports of one payment grant once', async () => {
  const owner = await portal.anEmployer()
  const order = await orderRow(
    portal,
    owner.employerId ? { employerId: owner.employerId, userId: owner.id } : {},
    (await aPlan(db)).id,
  )
  const settled = await Promise.all(Array.from({ length: 20 }, () => settleOrder(portal, order)))
  expect(settled.filter((result) => result === 'paid')).toHaveLength(1)
  const state = await stateOf(owner)
  expect(state.subscriptions).toHaveLength(1)
  expect(leftOf(state)).toEqual({ posting_slots: 5, resume_unlocks: 10 })
})

test('two orders of one company, paid at once, follow each other', async () => {
  const owner = await portal.anEmployer()
  const plan = await aPlan(db)
  const buyer = { employerId: owner.employerId, userId: owner.id }
  const orders = [await orderRow(portal, buyer, plan.id), await orderRow(portal, buyer, plan.id)]
  await Promise.all(orders.map((order) => settleOrder(portal, order)))
  const { subscriptions } = await stateOf(owner)
  const [later, earlier] = subscriptions
  expect(subscriptions.map(({ status }) => status)).toEqual(['upcoming', 'active'])
  expect(later?.start).toBe(earlier?.end)
  expect(leftOf(await stateOf(owner))).toEqual({ posting_slots: 5, resume_unlocks: 20 })
})

test('another plan replaces the running one and credits its unused part', async () => {
  const owner = await portal.anEmployer()
  await buyPlan(owner, await aPlan(db, { price: '3000', jobPostingLimit: 2 }))
  const { creditPaise } = await stateOf(owner)
  expect(creditPaise).toBeGreaterThan(299_000)
  await buyPlan(owner, await aPlan(db, { name: 'Scale', price: '6000', jobPostingLimit: 20 }))
  const state = await stateOf(owner)
  expect(state.subscriptions.map(({ name, status }) => [name, status])).toEqual([
    ['Scale', 'active'],
    ['Growth', 'replaced'],
  ])
  expect(leftOf(state)).toMatchObject({ posting_slots: 20 })
  const length = Date.parse(state.current?.end ?? '') - Date.parse(state.current?.start ?? '')
  expect(Math.round(length / dayMs), 'half a period more').toBe(45)
  await checkLedger(portal.context)
})

test('a top-up runs beside the plan', async () => {
  const owner = await portal.anEmployer()
  await buyPlan(owner, await aPlan(db))
  await buyPlan(owner, await aPlan(db, { name: 'More posts', isTopUp: true, jobPostingLimit: 3, cvLimit: 0, durationDays: 10 }))
  const state = await stateOf(owner)
  expect(leftOf(state)).toEqual({ posting_slots: 8, resume_unlocks: 10 })
  expect(state.current?.name).toBe('Growth')
})

test('a buyer keeps the plan as it was sold, whatever staff change later', async () => {
  const owner = await portal.anEmployer()
  const plan = await aPlan(db)
  const order = await orderRow(portal, { employerId: owner.employerId, userId: owner.id }, plan.id)
  await pool.query('update pricing_plans set job_posting_limit = 1, duration_days = 1, is_active = false where id = $1', [
    plan.id,
  ])
  await settleOrder(portal, order)
  expect(leftOf(await stateOf(owner))).toMatchObject({ posting_slots: 5 })
})

test('a refund of the whole amount withdraws the purchase; a goodwill refund does not', async () => {
  const owner = await portal.anEmployer()
  const plan = await aPlan(db)
  const first = await buyPlan(owner, plan)
  await buyPlan(owner, plan)
  await refundOrder(portal, first, { paise: 100, endsPurchase: false })
  expect(leftOf(await stateOf(owner))).toEqual({ posting_slots: 5, resume_unlocks: 20 })
  await refundOrder(portal, first)
  await refundOrder(portal, first)
  const state = await stateOf(owner)
  expect(state.subscriptions.map(({ status, refundedPaise }) => [status, refundedPaise])).toEqual(
    expect.arrayContaining([
      ['active', 0],
      ['refunded', 4_999_00],
    ]),
  )
  expect(leftOf(state), 'the renewal has moved forward').toEqual({ posting_slots: 5, resume_unlocks: 10 })
  expect(await unitsOf(owner.employerId)).toBe(10)
  await checkLedger(portal.context)
})

test('a plan for job seekers keeps more versions of the CV', async () => {
  const asha = await portal.aUser()
  await buyPlan(asha, await aPlan(db, { audience: 'seeker', name: 'Plus', price: '99', cvLimit: 70, jobPostingLimit: 9 }))
  const state = await stateOf(asha, 'GET /api/account/plan')
  expect(leftOf(state)).toEqual({ cv_versions: 70 })
  const row = await db
    .selectFrom('users')
    .select(['subscriptionTier', 'subscriptionExpiry'])
    .where('id', '=', asha.id)
    .executeTakeFirst()
  expect(row).toEqual({ subscriptionTier: 'Plus', subscriptionExpiry: new Date(state.current?.end ?? '') })
})

test('the payment for a deleted account is accepted and grants nothing', async () => {
  const order = await orderRow(portal, {}, (await aPlan(db)).id)
  expect(await settleOrder(portal, order)).toBe('paid')
  expect(await db.selectFrom('subscriptions').select('id').where('razorpayOrderId', '=', order.id).execute()).toEqual([])
})

test('entries of the ledger cannot be changed, and balances never become negative', async () => {
  const owner = await portal.anEmployer()
  await buyPlan(owner, await aPlan(db))
  await expect(pool.query('update entitlement_entries set units = 99')).rejects.toThrow('never changed')
  const copy = `insert into entitlement_entries (id, movement_id, is_holder, employer_id, entitlement, kind, units, effective_at, subscription_id, created_at)
    select gen_random_uuid(), $1::uuid, side, case when side then employer_id end, entitlement, 'used', case when side then -units else units * $2 end,
      effective_at, subscription_id, created_at
    from (select distinct on (employer_id) * from entitlement_entries where employer_id = $3 and kind = 'granted') entry, unnest(array[true, false]) side`
  const id = '0190a2c0-0000-7000-8000-000000000001'
  await expect(pool.query(copy, [id, 2, owner.employerId])).rejects.toThrow('add up to zero')
  await expect(pool.query(copy, [id, 1, owner.employerId])).rejects.toThrow('less than nothing')
})
