import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import type { Plan, StaffPlan } from '../contract.ts'

const portal = await openPortal()
const { db, visitor } = portal
const form = {
  name: 'Starter',
  subtitle: 'For one vacancy',
  price: '1,499',
  buttonText: 'Buy Starter',
  features: [' One job post ', '', 'Ten unlocks'],
  sortOrder: 'x',
  jobPostingLimit: 1,
  cvLimit: 10,
}
const staff = await portal.aStaffMember('sales')
const listed = async (query = ''): Promise<Plan[]> => (await visitor.call(`GET /api/pricing-plans${query}`)).json()
const create = async (over = {}): Promise<StaffPlan> =>
  (await staff.call('POST /api/admin/pricing-plans', { ...form, ...over })).json()

test('a plan has the defaults of the specification, and is listed at once', async () => {
  const plan = await create()
  expect(plan).toMatchObject({
    price: 1_499,
    currency: '₹',
    period: '/ month',
    planType: 'single_vacancy',
    available: true,
    bestValue: false,
    isTopUp: false,
    isActive: true,
    sortOrder: 0,
    buttonColor: 'bg-blue-600 hover:bg-blue-700',
    features: ['One job post', 'Ten unlocks'],
    version: 1,
  })
  expect((await listed('?planType=single_vacancy')).map(({ id }) => id)).toContain(plan.id)
  expect(await listed('?planType=multiple_vacancy')).toEqual([])
  expect(await listed('?audience=seeker')).toEqual([])
})

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ subtitle: '' }, 'Subtitle is required'],
  [{ buttonText: '' }, 'Button text is required'],
  [{ price: '' }, 'Price is an amount from ₹1 to ₹5,00,000'],
  [{ price: 0 }, 'Price is an amount from ₹1 to ₹5,00,000'],
  [{ price: 9.999 }, 'Price may have at most two decimals'],
  [{ currency: '$' }, 'Plans are paid in rupees: please enter ₹ or INR'],
  [{ jobPostingLimit: -1 }, 'Job posts is a whole number from 0 to 10000'],
])('%j is refused: %s', async (over, message) => {
  const answer = await staff.call('POST /api/admin/pricing-plans', { ...form, ...over })
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message])
})

test('a change of the content makes a version, a change of the list does not, and each is logged with before and after', async () => {
  const plan = await create({ name: 'Edited' })
  const change = async (over: object): Promise<StaffPlan> =>
    (await staff.call(`PUT /api/admin/pricing-plans/${plan.id}`, { ...form, name: 'Edited', ...over })).json()
  expect(await change({ bestValue: true, sortOrder: 7 })).toMatchObject({ version: 1, bestValue: true, sortOrder: 7 })
  expect(await change({ price: 1_999 })).toMatchObject({ version: 2, price: 1_999 })
  expect((await listed()).find(({ id }) => id === plan.id)?.price).toBe(1_999)
  const versions = await db
    .selectFrom('pricingPlanVersions')
    .select(['version', 'pricePaise'])
    .where('planId', '=', plan.id)
    .orderBy('version')
    .execute()
  expect(versions).toEqual([
    { version: 1, pricePaise: '149900' },
    { version: 2, pricePaise: '199900' },
  ])
  const logged = await db
    .selectFrom('adminLogs')
    .leftJoin('adminLogDetails as details', 'details.logId', 'adminLogs.id')
    .select(['adminId', 'action', 'details.metadata'])
    .where('targetId', '=', plan.id)
    .orderBy('seq')
    .execute()
  expect(logged).toMatchObject([
    { adminId: staff.id, action: 'create pricing plan', metadata: { before: null, after: { price: 1_499 } } },
    { action: 'change pricing plan' },
    { action: 'change pricing plan', metadata: { before: { price: 1_499 }, after: { price: 1_999 } } },
  ])
})

test('the public list is cached until staff change a plan', async () => {
  const plan = await create({ name: 'Cached' })
  const priceOf = async () => (await listed()).find(({ id }) => id === plan.id)?.price
  expect(await priceOf()).toBe(1_499)
  await db.updateTable('pricingPlans').set({ price: '1' }).where('id', '=', plan.id).execute()
  expect(await priceOf(), 'from the cache').toBe(1_499)
  await staff.call(`PUT /api/admin/pricing-plans/${plan.id}`, { ...form, name: 'Cached', price: 999 })
  expect(await priceOf()).toBe(999)
})

test('a deleted plan is withdrawn from sale, and its versions stay', async () => {
  const plan = await create({ name: 'Gone' })
  expect((await staff.call(`DELETE /api/admin/pricing-plans/${plan.id}`)).json()).toEqual({ deleted: true })
  expect((await listed()).map(({ id }) => id)).not.toContain(plan.id)
  expect((await staff.call('GET /api/admin/pricing-plans')).json<Plan[]>().map(({ id }) => id)).not.toContain(plan.id)
  expect((await staff.call(`DELETE /api/admin/pricing-plans/${plan.id}`)).statusCode).toBe(404)
  expect(await db.selectFrom('pricingPlanVersions').select('id').where('planId', '=', plan.id).execute()).toHaveLength(1)
})
