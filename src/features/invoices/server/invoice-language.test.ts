import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { orderRow, refundOrder, settleOrder } from '#tests/factories/a-purchase.ts'
import { aSeller } from '#tests/payments/seller.ts'
import { openPortal } from '#tests/portal.ts'
import { toInvoicePrint } from './print-model.ts'
import { findInvoiceOf } from './queries.ts'

const portal = await openPortal({ config: readConfig(aSeller) })
const { db } = portal
const plan = await aPlan(db, { price: '4999', name: 'Growth' })
const rest = { address: '4 MG Road, Pune', state: '27', gstin: '' }

test('the labels are in the language of the name at the time of the payment, also on the credit note', async () => {
  const owner = await portal.anEmployer()
  await owner.call('PUT /api/billing/details', { name: 'कावेरी लॉजिस्टिक्स', ...rest })
  const order = await orderRow(portal, { userId: owner.id, employerId: owner.employerId }, plan.id)
  await settleOrder(portal, order)
  await owner.call('PUT /api/billing/details', { name: 'காவேரி', ...rest })
  await refundOrder(portal, order.id)
  const stored = await findInvoiceOf(db, order.id)
  expect([stored?.invoice, ...(stored?.notes ?? [])].map((one) => one?.content.language)).toEqual(['hi', 'hi'])
})

test('documents that are older than labels in other languages are printed as before', async () => {
  const owner = await portal.anEmployer()
  await owner.call('PUT /api/billing/details', { name: 'कावेरी लॉजिस्टिक्स', ...rest })
  const order = await orderRow(portal, { userId: owner.id, employerId: owner.employerId }, plan.id)
  await settleOrder(portal, order)
  const { invoice } = (await findInvoiceOf(db, order.id)) ?? {}
  if (!invoice) throw new Error('there is no invoice')
  const { language, ...before } = invoice.content
  expect(language).toBe('hi')
  expect(toInvoicePrint(invoice).title).toEqual({ text: 'Tax Invoice', local: { text: 'कर बीजक', lang: 'hi' } })
  const old = toInvoicePrint({ ...invoice, content: before })
  const printed = [
    old.title,
    old.buyer.label,
    old.words.label,
    ...old.columns,
    ...[...old.facts, ...old.totals].map(({ label }) => label),
  ]
  expect(printed.filter(({ local }) => local !== null)).toEqual([])
})
