import { expect, test } from 'vitest'
import { aPlan } from '#tests/factories/a-plan.ts'
import { buyPlan, orderRow, refundOrder, settleOrder } from '#tests/factories/a-purchase.ts'
import { openPortal } from '#tests/portal.ts'
import type { Revenue } from '../contract.ts'

let now = new Date('2026-10-31T18:29:59Z')
const portal = await openPortal({ clock: () => now })
const { db } = portal
const sales = await portal.aStaffMember('sales')
const read = async (): Promise<Revenue[]> => (await sales.call('GET /api/admin/revenue')).json()

test('paid, refunded and open amounts are listed by month in India and by plan, without the sandbox and the demo', async () => {
  const owner = await portal.anEmployer()
  const { employerId } = owner
  const [team, odd] = [
    await aPlan(db, { name: 'Team 5', price: '4499' }),
    await aPlan(db, { name: '=1+1, "odd"', price: '99.5' }),
  ]
  const pay = async (planId: string, buyer: object = { employerId }): Promise<string> => {
    const order = await orderRow(portal, buyer, planId)
    await settleOrder(portal, order)
    return order.id
  }
  await pay(team.id)
  now = new Date('2026-10-31T18:30:00Z')
  const partly = await pay(team.id)
  await pay(odd.id)
  await refundOrder(portal, partly, { paise: 1_000_50, endsPurchase: false })
  // An account that was deleted before it paid: nothing is granted, and the money is refunded.
  await refundOrder(portal, await pay(team.id, {}))
  const open = await orderRow(portal, { employerId }, odd.id)
  await db.updateTable('orders').set({ createdAt: now }).where('id', '=', open.id).execute()
  await buyPlan(owner, team)
  await owner.call('POST /api/razorpay/create-order', { amount: 100 })
  const november = { month: '2026-11' }
  expect(await read()).toEqual([
    { ...november, plan: 'Team 5', orders: 2, paidPaise: 8_998_00, refundedPaise: 5_499_50, openPaise: 0 },
    { ...november, plan: '=1+1, "odd"', orders: 1, paidPaise: 99_50, refundedPaise: 0, openPaise: 99_50 },
    { month: '2026-10', plan: 'Team 5', orders: 1, paidPaise: 4_499_00, refundedPaise: 0, openPaise: 0 },
  ])
  const csv = await sales.call('GET /api/admin/revenue/csv')
  expect(csv.headers['content-disposition']).toContain('revenue-2026-11-01.csv')
  expect(csv.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Month,Plan,Paid orders,Paid (INR),Refunded (INR),Open (INR)',
    '2026-11,"Team 5",2,8998.00,5499.50,0.00',
    `2026-11,"'=1+1, ""odd""",1,99.50,0.00,99.50`,
    '2026-10,"Team 5",1,4499.00,0.00,0.00',
  ])
})
