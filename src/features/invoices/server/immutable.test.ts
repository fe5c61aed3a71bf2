import { expect, test } from 'vitest'
import { aPlan } from '#tests/factories/a-plan.ts'
import { orderRow, settleOrder } from '#tests/factories/a-purchase.ts'
import { openPortal } from '#tests/portal.ts'
import { forgetBuyer } from './queries.ts'

const portal = await openPortal()
const { db } = portal
const rowOf = async (orderId: string) =>
  db.selectFrom('invoices').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow()

test('an invoice cannot be changed or deleted', async () => {
  const asha = await portal.aUser()
  const seeker = await aPlan(db, { audience: 'seeker', price: '10' })
  const order = await orderRow(portal, { userId: asha.id }, seeker.id)
  await settleOrder(portal, order)
  const change = db.updateTable('invoices').set({ number: 'INV/2627/999999' }).where('orderId', '=', order.id)
  await expect(change.execute()).rejects.toThrow('an invoice is never changed')
  await expect(db.deleteFrom('invoices').where('orderId', '=', order.id).execute()).rejects.toThrow('an invoice is never changed')
  const before = await rowOf(order.id)
  const content = JSON.stringify({ ...before.content, description: 'Other', buyer: {} })
  const forget = db.updateTable('invoices').set({ userId: null, content }).where('orderId', '=', order.id)
  await expect(forget.execute()).rejects.toThrow('an invoice is never changed')
  await db.transaction().execute((tx) => forgetBuyer(tx, asha.id))
  const after = await rowOf(order.id)
  expect(after).toMatchObject({ userId: null, content: { ...before.content, buyer: { name: 'Deleted account', address: '' } } })
})
