import { hasEnd, unlocksText } from '#features/plans/rules.ts'
import { findPlanVersion } from '#features/plans/server/public.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Tx } from '#platform/server/db.ts'
import { publishJob } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import type { SettledOrder, WhenPaid, WhenRefunded } from '#platform/server/payments/payment-hooks.ts'
import { languageOf } from '#platform/server/pdf/language-of.ts'
import { invoiceIssued } from '../contract.ts'
import { financialYearOf, type InvoiceKind, numberOf, seriesOf } from '../numbering.ts'
import { stateOfGstin } from '../states.ts'
import { nextParts, restOf, type TaxParts, taxParts } from '../tax.ts'
import { findBuyerNames, type Holder } from './details-queries.ts'
import { findInvoiceOf, insertInvoice, nextSerial, type StoredInvoice } from './queries.ts'
import type { InvoiceContent } from './tables.ts'

/** Issues an invoice for each paid order of a plan. The demo sells nothing. */
export const issueInvoice: WhenPaid = async (tx, order, now, { seller }) => {
  if (order.purpose === 'demo') return
  const buyer = await findBuyer(tx, order)
  const state = seller && stateOfGstin(seller.gstin)
  // For a buyer without a stored address, the place of supply is that of the seller (section 12 of the IGST Act).
  const placeOfSupply = state && (buyer.state ?? state)
  const content: InvoiceContent = {
    seller: seller && { name: seller.name, address: seller.address, gstin: seller.gstin, sac: seller.sac },
    buyer,
    description: await describe(tx, order),
    placeOfSupply,
    paymentId: order.paymentId,
    isSandbox: order.gateway === 'sandbox',
    language: languageOf(buyer.name),
    original: null,
  }
  const parts = partsOf(order.amountPaise, seller, placeOfSupply === state)
  const rest = { kind: seller ? 'tax_invoice' : 'receipt', order, parts, rate: seller?.rate ?? null, content, now } as const
  await issue(tx, { ...rest, refundId: null, originalId: null })
}

/** Issues a credit note for each refund of such an order, with the seller, the buyer and the rate of the invoice. */
export const issueCreditNote: WhenRefunded = async (tx, order, refund, now) => {
  const found = await findInvoiceOf(tx, order.id)
  if (!found) return
  const { invoice, notes } = found
  const { id: originalId, number, issuedAt, rate, kind } = invoice
  const original = { number, issuedAt: issuedAt.toISOString() }
  await issue(tx, {
    kind: kind === 'tax_invoice' ? 'credit_note' : 'refund_receipt',
    order,
    parts: partsOfRefund(invoice, notes, refund.amountPaise),
    rate,
    content: { ...invoice.content, original },
    now,
    refundId: refund.id,
    originalId,
  })
}

function partsOf(amountPaise: number, seller: Config['seller'], isWithinState: boolean): TaxParts {
  return seller ? taxParts(amountPaise, { rate: seller.rate, isWithinState }) : untaxed(amountPaise)
}

function partsOfRefund(invoice: StoredInvoice, notes: readonly StoredInvoice[], amountPaise: number): TaxParts {
  const rest = restOf(invoice, notes)
  if (amountPaise === rest.amountPaise) return rest
  const { rate, content } = invoice
  if (rate === null || !content.seller) return untaxed(amountPaise)
  return nextParts(notes, amountPaise, { rate, isWithinState: content.placeOfSupply === stateOfGstin(content.seller.gstin) })
}

const untaxed = (amountPaise: number): TaxParts => ({
  amountPaise,
  taxablePaise: amountPaise,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
})

type NewDocument = {
  readonly kind: InvoiceKind
  readonly order: SettledOrder
  readonly parts: TaxParts
  readonly rate: number | null
  readonly content: InvoiceContent
  readonly now: Date
  readonly refundId: string | null
  readonly originalId: string | null
}

/** The number is taken last, because until the transaction ends, other documents of the series wait for it. */
async function issue(tx: Tx, { order, content, now, kind, parts, ...rest }: NewDocument): Promise<void> {
  const id = newId()
  await publishJob(tx, invoiceIssued, { invoiceId: id })
  const [series, financialYear] = [seriesOf(kind, content.isSandbox), financialYearOf(now)]
  const serial = await nextSerial(tx, series, financialYear)
  const number = numberOf(series, financialYear, serial)
  const owner = { orderId: order.id, userId: order.userId, employerId: order.employerId }
  const row = { id, number, series, financialYear, serial, kind, ...owner, issuedAt: now, ...parts, ...rest }
  await insertInvoice(tx, { ...row, content: JSON.stringify(content) })
}

/** The stored details or, without any, the name of the company or person. */
async function findBuyer(tx: Tx, { userId, employerId }: SettledOrder): Promise<InvoiceContent['buyer']> {
  const holder = holderOf(userId, employerId)
  const found = holder && (await findBuyerNames(tx, holder))
  return found?.details ?? { name: found?.name || 'Customer', address: '', state: null, gstin: null }
}

function holderOf(userId: string | null, employerId: string | null): Holder | null {
  if (employerId !== null) return { userId: null, employerId }
  return userId === null ? null : { userId, employerId }
}

async function describe(tx: Tx, { purpose, planVersionId }: SettledOrder): Promise<string> {
  if (purpose === 'interviewer_addon') return 'AI Voice Interviewer, one month'
  const plan = planVersionId === null ? null : await findPlanVersion(tx, planVersionId)
  if (!plan) return 'Plan'
  return `${plan.name}, ${hasEnd(plan) ? `${plan.durationDays} days` : unlocksText(plan.cvLimit)}`
}
