/**
 * Payments under everything that goes wrong between a browser, a bank, the provider and us. Each scenario runs with several seeds:
 * `PAYMENT_SEEDS=200 npx vitest run tests/payments` runs them all.
 */
import { expect, test } from 'vitest'
import { dayMs } from '#platform/contract/dates.ts'
import { seeds } from './chaos-steps.ts'
import { scenarios } from './chaos-scenarios.ts'
import { aStory, aWorld, calmDown, expectBooksSound, expectSound, randomOf } from './chaos-world.ts'

const world = await aWorld()
const { portal, pass } = world

test.each(Object.entries(scenarios))('%s', { timeout: 600_000 }, async (name, act) => {
  for (let seed = 1; seed <= seeds; seed++) {
    const story = await aStory(world, randomOf(seed))
    await act(story)
    await calmDown(world)
    await expectSound(story, `${name}, seed ${seed}`)
  }
  await expectBooksSound(world)
  expect(world.provider.orders.size).toBeGreaterThanOrEqual(seeds)
  pass(dayMs)
})

test('after all of it, refunds and credit notes agree', async () => {
  const { rows } = await portal.pool.query<{ wrong: string }>(`
    select refunds.id as wrong from refunds left join invoices on invoices.refund_id = refunds.id
    join orders on orders.id = refunds.order_id and orders.payment_id = refunds.payment_id
    where (refunds.status = 'processed') <> (invoices.id is not null)
      or invoices.amount_paise <> refunds.amount_paise`)
  expect(rows).toEqual([])
})
