import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import { insertAny } from '#tests/factories/insert-any.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const provider = await aProvider()
const portal = await openPortal({ config: readConfig(provider.env) })
const { db, pool, visitor } = portal
const key = 'POST /api/razorpay/create-order'

afterAll(() => provider.close())

async function aPlan(over: object): Promise<unknown> {
  return (await insertAny(pool, 'pricing_plans', { plan_type: 'single_vacancy', price: 499, ...over }))['id']
}

async function orderPlan({ call }: Pick<Person, 'call'>, amount: number, planId: unknown) {
  const answer = await call(key, { amount, planId })
  return [answer.statusCode, answer.json<{ code?: string }>().code]
}

test('the server decides the price of a plan, and only its audience may order it', async () => {
  const ordered = provider.orders.size
  const planId = await aPlan({})
  const owner = await portal.anEmployer()
  expect(await orderPlan(owner, 1, planId)).toEqual([400, 'wrongAmount'])
  for (const hidden of [
    await aPlan({ is_active: false }),
    await aPlan({ available: false }),
    await aPlan({ deleted_at: new Date() }),
    randomUUID(),
  ])
    expect(await orderPlan(owner, 499, hidden)).toEqual([404, 'planNotFound'])
  expect(await orderPlan(visitor, 499, planId)).toEqual([401, undefined])
  expect(await orderPlan(await portal.aUser(), 499, planId)).toEqual([403, undefined])
  expect(await orderPlan(owner, 499, await aPlan({ audience: 'seeker' }))).toEqual([403, undefined])
  expect(provider.orders.size).toBe(ordered)
})

test('an order of a plan has its buyer and the plan version on sale', async () => {
  const owner = await portal.anEmployer()
  const planId = await aPlan({})
  const first = (await owner.call(key, { amount: 499, planId })).json<{ id: string }>().id
  await pool.query('update pricing_plans set price = 599 where id = $1', [planId])
  const second = (await owner.call(key, { amount: 599, planId })).json<{ id: string }>().id
  const sold = await db
    .selectFrom('orders')
    .innerJoin('pricingPlanVersions as version', 'version.id', 'orders.planVersionId')
    .select([
      'orders.userId',
      'orders.employerId',
      'orders.purpose',
      'orders.amountPaise',
      'version.version',
      'version.pricePaise',
    ])
    .where('orders.id', 'in', [first, second])
    .orderBy('version.version')
    .execute()
  const { id: userId, employerId } = owner
  const same = { userId, employerId, purpose: 'plan' }
  expect(sold).toEqual([
    { ...same, amountPaise: '49900', version: 1, pricePaise: '49900' },
    { ...same, amountPaise: '59900', version: 2, pricePaise: '59900' },
  ])
  await expect(pool.query('update pricing_plan_versions set price_paise = 1')).rejects.toThrow('never changed')
})
