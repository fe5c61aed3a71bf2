import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { orderRow, settleOrder } from '#tests/factories/a-purchase.ts'
import { aSeller } from '#tests/payments/seller.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { Invoice } from '../contract.ts'
import { invoiceLink } from './invoice-link.ts'

const portal = await openPortal({ config: readConfig(aSeller), typeset: async () => Buffer.from('%PDF-') })
const { db } = portal
const plan = await aPlan(db)

async function anInvoice(owner: Person & { readonly employerId: string }, of = plan): Promise<Invoice> {
  await settleOrder(portal, await orderRow(portal, { userId: owner.id, employerId: owner.employerId }, of.id))
  const [invoice] = (await owner.call('GET /api/billing/invoices')).json<Invoice[]>()
  if (!invoice) throw new Error('there is no invoice')
  return invoice
}

test('an owner of the company opens the PDF; for others it does not exist', async () => {
  const owner = await portal.anEmployer()
  const { id, number } = await anInvoice(owner)
  const answer = await owner.call(`GET /api/billing/invoices/${id}/pdf`)
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining(`filename="${number.replaceAll('/', '-')}.pdf"`),
  ])
  const second = await portal.aMember(owner, 'owner')
  expect((await second.call(`GET /api/billing/invoices/${id}/pdf`)).statusCode).toBe(200)
  for (const person of [await portal.aMember(owner, 'viewer'), await portal.anEmployer(), await portal.aUser(), portal.visitor]) {
    expect((await person.call(`GET /api/billing/invoices/${id}/pdf`)).json()).toMatchObject({ code: 'notFound' })
  }
  expect((await (await portal.aMember(owner, 'viewer')).call('GET /api/billing/invoices')).json()).toEqual([])
})

test('the emailed link opens only this document, without a sign-in', async () => {
  const owner = await portal.anEmployer()
  const [one, two] = [await anInvoice(owner), await anInvoice(owner)]
  const { pathname, search } = new URL(invoiceLink(portal.context, one.id))
  expect((await portal.visitor.call(`GET ${pathname}${search}`)).statusCode).toBe(200)
  expect((await portal.visitor.call(`GET ${pathname.replace(one.id, two.id)}${search}`)).statusCode).toBe(404)
  expect((await portal.visitor.call(`GET ${pathname}?key=${'x'.repeat(43)}`)).statusCode).toBe(404)
})

const details = { name: 'Kaveri', address: '4 MG Road, Pune', state: '27', gstin: '' }

test.each([
  [{ name: '' }, 'name', 'Please enter a name'],
  [{ address: ' ' }, 'address', 'Please enter an address'],
  [{ state: '45' }, 'state', 'Please choose a state'],
  [{ gstin: '27AAPFU0939F1ZW' }, 'gstin', 'This is not a valid GSTIN. It has 15 characters; please check each of them.'],
  [{ gstin: '29AAGCB7383J1Z4' }, 'state', 'The GSTIN is of another state. Please choose that one.'],
])('%j is refused at its field', async (wrong, path, message) => {
  const asha = await portal.aUser()
  const answer = await asha.call('PUT /api/billing/details', { ...details, ...wrong })
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]])
})

test('details are stored once per account or company, tidied, and only owners change those of a company', async () => {
  const [asha, owner] = [await portal.aUser(), await portal.anEmployer()]
  expect((await asha.call('GET /api/billing/details')).json()).toEqual({ details: null })
  for (const name of ['Asha', 'Asha Menon']) await asha.call('PUT /api/billing/details', { ...details, name })
  expect((await asha.call('GET /api/billing/details')).json()).toEqual({ details: { ...details, name: 'Asha Menon' } })
  await owner.call('PUT /api/billing/details', { ...details, gstin: ' 27 aapfu-0939f1zv ' })
  const viewer = await portal.aMember(owner, 'viewer')
  expect((await viewer.call('GET /api/billing/details')).json()).toEqual({ details: { ...details, gstin: '27AAPFU0939F1ZV' } })
  expect((await viewer.call('PUT /api/billing/details', details)).json()).toMatchObject({ code: 'notOwner' })
})

test('an invoice for unlocks, which never expire, has no period', async () => {
  const pack = await aPlan(db, { name: 'Pack', isTopUp: true, jobPostingLimit: 0, cvLimit: 25 })
  expect(await anInvoice(await portal.anEmployer(), pack)).toMatchObject({ description: 'Pack, 25 unlocks of contact details' })
})
