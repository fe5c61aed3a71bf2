/** Tests the change of the financial year, at midnight of 1 April in India. */
import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { orderRow, refundOrder, settleOrder } from '#tests/factories/a-purchase.ts'
import { aSeller } from '#tests/payments/seller.ts'
import { openPortal } from '#tests/portal.ts'

const [lastMoment, firstMoment] = [new Date('2027-03-31T18:29:59.999Z'), new Date('2027-03-31T18:30:00Z')]
let now = lastMoment
const portal = await openPortal({ config: readConfig(aSeller), clock: () => now })
const { db } = portal

test('a payment counts in the year in which it was made, and each series begins with one in each year', async () => {
  const asha = await portal.aUser()
  const plan = await aPlan(db, { audience: 'seeker', price: '99' })
  const orders = await Promise.all([1, 2, 3, 4].map(() => orderRow(portal, { userId: asha.id }, plan.id)))
  const [first, ...later] = orders
  if (!first) throw new Error('there is no order')
  await settleOrder(portal, first)
  now = firstMoment
  for (const order of later) await settleOrder(portal, order)
  await refundOrder(portal, first.id)
  const issued = await db.selectFrom('invoices').select(['number', 'issuedAt', 'content']).orderBy('number').execute()
  expect(issued.map(({ number, issuedAt }) => [number, issuedAt])).toEqual([
    ['CRN/2728/000001', firstMoment],
    ['INV/2627/000001', lastMoment],
    ['INV/2728/000001', firstMoment],
    ['INV/2728/000002', firstMoment],
    ['INV/2728/000003', firstMoment],
  ])
  expect(issued[0]?.content.original).toEqual({ number: 'INV/2627/000001', issuedAt: lastMoment.toISOString() })
})
