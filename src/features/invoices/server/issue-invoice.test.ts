import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { buyPlan, orderRow, refundOrder, settleOrder } from '#tests/factories/a-purchase.ts'
import { aSeller } from '#tests/payments/seller.ts'
import { openPortal, type Person, type TestPortal } from '#tests/portal.ts'
import type { BillingDetails, Invoice } from '../contract.ts'

const now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ config: readConfig(aSeller), clock: () => now })
const { db } = portal
const plan = await aPlan(db, { price: '4999', name: 'Growth' })
const listOf = async ({ call }: Pick<Person, 'call'>): Promise<Invoice[]> => (await call('GET /api/billing/invoices')).json()
const details: BillingDetails = {
  name: 'Kaveri Logistics LLP',
  address: '4 MG Road, Pune',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
}

const rowOf = async ({ db: from }: TestPortal, orderId: string) =>
  from
    .selectFrom('invoices')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('originalId', (order) => order.asc().nullsFirst())
    .orderBy('serial')
    .execute()

test('a paid order of a company in another state gets a tax invoice with IGST and the details at that time', async () => {
  const owner = await portal.anEmployer()
  expect((await owner.call('PUT /api/billing/details', details)).json()).toEqual({ details })
  const order = await orderRow(portal, { userId: owner.id, employerId: owner.employerId }, plan.id)
  await settleOrder(portal, order)
  await owner.call('PUT /api/billing/details', { ...details, name: 'Another name' })
  const [invoice] = await rowOf(portal, order.id)
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^INV\/2627\/\d{6}$/),
    kind: 'tax_invoice',
    amountPaise: '499900',
    taxablePaise: '423644',
    igstPaise: '76256',
    cgstPaise: '0',
    rate: 1800,
    content: {
      seller: { gstin: aSeller.SELLER_GSTIN, sac: '998599' },
      buyer: details,
      placeOfSupply: '27',
      description: 'Growth, 30 days',
      isSandbox: false,
    },
  })
  expect(await listOf(owner)).toEqual([
    {
      id: invoice?.id,
      number: invoice?.number,
      kind: 'tax_invoice',
      issuedAt: now.toISOString(),
      amountPaise: 4_999_00,
      description: 'Growth, 30 days',
      orderId: order.id,
      isSandbox: false,
    },
  ])
})

test('a buyer without details is named by the account, and the place of supply is the seller’s state', async () => {
  const asha = await portal.aUser()
  const seeker = await aPlan(db, { audience: 'seeker', price: '499.99' })
  const order = await orderRow(portal, { userId: asha.id }, seeker.id)
  await settleOrder(portal, order)
  expect((await rowOf(portal, order.id))[0]).toMatchObject({
    cgstPaise: '3813',
    sgstPaise: '3813',
    igstPaise: '0',
    content: { buyer: { name: 'Asha Menon', state: null }, placeOfSupply: '29' },
  })
  await portal.settle()
  const email = portal.emails.find(({ to }) => to === asha.email)
  expect(email).toMatchObject({ subject: expect.stringMatching(/^Tax Invoice INV\/2627\//) })
  expect(email?.text).toMatch(/http:\/\/localhost:3000\/api\/billing\/invoices\/[\da-f-]{36}\/pdf\?key=[\w-]{43}/)
})

test('the numbers of fifty concurrent payments, some rolled back, have no gaps and no duplicates', async () => {
  const portalOfMany = await openPortal({ config: readConfig(aSeller), clock: () => now })
  const seeker = await aPlan(portalOfMany.db, { audience: 'seeker', price: '99' })
  const people = await Promise.all(Array.from({ length: 5 }, () => portalOfMany.aUser()))
  const orders = await Promise.all(
    Array.from({ length: 50 }, (_, at) => orderRow(portalOfMany, { userId: people[at % 5]?.id ?? '' }, seeker.id)),
  )
  const undone = { ...portalOfMany.context.paymentHooks }
  const failing = [...undone.whenPaid, () => Promise.reject(new Error('undone'))]
  const settled = orders.map((order, at) =>
    settleOrder(
      at % 3 === 0
        ? { ...portalOfMany, context: { ...portalOfMany.context, paymentHooks: { ...undone, whenPaid: failing } } }
        : portalOfMany,
      order,
    ).catch(() => 'undone'),
  )
  expect((await Promise.all(settled)).filter((result) => result === 'undone')).toHaveLength(17)
  const rows = await portalOfMany.db.selectFrom('invoices').select(['serial', 'number']).orderBy('serial').execute()
  expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 33 }, (_, at) => at + 1))
  expect(new Set(rows.map(({ number }) => number)).size).toBe(33)
})

test('refunds get credit notes that add up exactly to the invoice', async () => {
  const owner = await portal.anEmployer()
  await owner.call('PUT /api/billing/details', details)
  const order = await orderRow(portal, { userId: owner.id, employerId: owner.employerId }, plan.id)
  await settleOrder(portal, order)
  for (const paise of [100_01, 2_000_00, 2_898_99]) await refundOrder(portal, order.id, { paise, endsPurchase: false })
  const [invoice, ...notes] = await rowOf(portal, order.id)
  expect(notes.map(({ kind, series }) => [kind, series])).toEqual([1, 2, 3].map(() => ['credit_note', 'CRN']))
  expect(notes.map(({ content }) => content.original?.number)).toEqual([1, 2, 3].map(() => invoice?.number))
  for (const part of ['amountPaise', 'taxablePaise', 'igstPaise'] as const) {
    expect(notes.reduce((sum, note) => sum + Number(note[part]), 0)).toBe(Number(invoice?.[part]))
  }
  const kinds = (await listOf(owner)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['credit_note', 'credit_note', 'credit_note', 'tax_invoice'])
  await portal.settle()
  const subjects = portal.emails.filter(({ to }) => to === owner.email).map(({ subject }) => subject.split(' CRN/')[0])
  expect(subjects.filter((subject) => subject === 'Credit Note')).toHaveLength(3)
})

test('without the seller’s data there are receipts, marked in the sandbox, and the demo gets none', async () => {
  const plain = await openPortal({ clock: () => now })
  const asha = await plain.aUser()
  const orderId = await buyPlan(asha, await aPlan(plain.db, { audience: 'seeker', price: '499' }))
  expect(await listOf(asha)).toMatchObject([{ number: 'TST/2627/000001', kind: 'receipt', isSandbox: true, orderId }])
  const order = await orderRow(plain, { userId: asha.id }, (await aPlan(plain.db, { audience: 'seeker', price: '9' })).id)
  await settleOrder(plain, order)
  await refundOrder(plain, order.id)
  expect((await rowOf(plain, order.id)).map(({ number, taxablePaise, rate }) => [number, taxablePaise, rate])).toEqual([
    ['RCT/2627/000001', '900', null],
    ['RFR/2627/000001', '900', null],
  ])
  const demo = (await asha.call('POST /api/razorpay/create-order', { amount: 100 })).json<{ id: string }>().id
  const paid = await asha.call('POST /api/razorpay/sandbox-checkout', { order_id: demo, outcome: 'captured' })
  expect(paid.statusCode).toBe(200)
  await plain.settle()
  expect(await rowOf(plain, demo)).toEqual([])
})
