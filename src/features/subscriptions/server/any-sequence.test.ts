/** Property test: any sequence of purchases, renewals, upgrades, refunds and waiting gives the result of a simple model. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listLedgerFaults } from '#features/entitlements/server/balance-queries.ts'
import { balanceOf } from '#features/entitlements/server/public.ts'
import { listWrongBalances } from '#features/resume-unlocks/server/unit-queries.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { orderRow, refundOrder, settleOrder } from '#tests/factories/a-purchase.ts'
import { openPortal } from '#tests/portal.ts'
import { buyIn, type Model, offers, refundIn, wait } from '#tests/support/plan-model.ts'
import { listLive } from './queries.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { db } = portal

const plans = await Promise.all(
  offers.map(({ paise, days, slots, units }, at) =>
    aPlan(db, {
      name: `Plan ${at}`,
      price: (paise / 100).toFixed(2),
      durationDays: days,
      jobPostingLimit: slots,
      cvLimit: units,
    }),
  ),
)

type Step =
  | { readonly kind: 'buy'; readonly plan: number }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'refund'; readonly order: number; readonly part: 'whole' | 'ending' | 'goodwill' }

const aRefund = fc.record({
  kind: fc.constant('refund' as const),
  order: fc.nat(9),
  part: fc.constantFrom('whole' as const, 'ending' as const, 'goodwill' as const),
})

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('buy' as const), plan: fc.integer({ min: 0, max: 2 }) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 1_000 }) }) },
    { weight: 2, arbitrary: aRefund },
  ),
  { maxLength: 12 },
)

async function take(model: Model, employerId: string, step: Step): Promise<void> {
  if (step.kind === 'wait') {
    now = new Date(now.getTime() + step.hours * 3_600_000)
    return wait(model, step.hours * 3_600_000)
  }
  if (step.kind === 'buy') {
    const order = await orderRow(portal, { employerId }, assertDefined(plans[step.plan], 'the plan').id)
    await settleOrder(portal, order)
    return buyIn(model, step.plan, order.id)
  }
  const chosen = model.bought[step.order % Math.max(1, model.bought.length)]
  if (!chosen) return
  const part = { paise: 1_00, endsPurchase: step.part === 'ending' }
  await refundOrder(portal, chosen.order, step.part === 'whole' ? undefined : part)
  if (step.part !== 'goodwill') refundIn(model, chosen)
}

async function compare(model: Model, employerId: string): Promise<void> {
  const holder = { userId: null, employerId }
  const live = await listLive(db, holder, now)
  const end = model.pieces.reduce((sum, { left }) => sum + left, now.getTime())
  expect(live.map(({ razorpayOrderId }) => razorpayOrderId)).toEqual(model.pieces.map(({ order }) => order))
  expect(live.at(-1)?.endDate.getTime() ?? now.getTime()).toBe(end)
  const [current] = model.pieces
  expect(await balanceOf(db, holder, 'posting_slots', now)).toBe(current ? offers[current.plan]?.slots : 0)
  expect(await balanceOf(db, holder, 'posting_slots', new Date(end))).toBe(0)
  const stored = await db.selectFrom('resumeBalances').select('units').where('employerId', '=', employerId).executeTakeFirst()
  expect(stored?.units ?? 0).toBe(model.units)
}

test('after any sequence of purchases, renewals, upgrades, refunds and waiting, the ledger agrees with a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const employerId = assertDefined((await portal.anEmployer()).employerId, 'the company')
      const model: Model = { pieces: [], replaced: new Map(), units: 0, refunded: new Set(), bought: [] }
      for (const step of taken) {
        await take(model, employerId, step)
        await compare(model, employerId)
      }
    }),
    { numRuns: 60 },
  )
  expect([await listLedgerFaults(db), await listWrongBalances(db)]).toEqual([[], []])
}, 120_000)
