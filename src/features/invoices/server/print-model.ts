import { brand } from '#features/site/brand.ts'
import { dateText } from '#platform/contract/dates.ts'
import { languageOf } from '#platform/server/pdf/language-of.ts'
import { amountInWords } from '../amount-in-words.ts'
import type { InvoiceKind } from '../numbering.ts'
import { stateNames, stateOfGstin, stateTaxName } from '../states.ts'
import { rateText } from '../tax.ts'
import type { StoredInvoice } from './queries.ts'

type Row = readonly [name: string, value: string]

/** `lang` is the language of the text by its script, for the typesetter and for screen readers. */
type Text = { readonly text: string; readonly lang: string }
/** A party of an invoice. */
type Party = { readonly name: Text; readonly lines: readonly Text[] }

/** The input of `typst/invoice.typ`: every text in the order of reading. */
export type InvoicePrint = {
  readonly title: string
  readonly brand: string
  /** Above everything: what this document is not. */
  readonly notice: string
  readonly facts: readonly Row[]
  readonly seller: Party | null
  readonly buyer: Party
  readonly columns: readonly string[]
  readonly line: readonly string[]
  readonly totals: readonly Row[]
  readonly words: string
  readonly notes: readonly string[]
}

export const titles: Readonly<Record<InvoiceKind, string>> = {
  tax_invoice: 'Tax Invoice',
  receipt: 'Receipt',
  credit_note: 'Credit Note',
  refund_receipt: 'Refund Receipt',
}

const numberNames: Readonly<Record<InvoiceKind, string>> = {
  tax_invoice: 'Invoice number',
  receipt: 'Receipt number',
  credit_note: 'Credit note number',
  refund_receipt: 'Receipt number',
}

export function toInvoicePrint(invoice: StoredInvoice): InvoicePrint {
  const { kind, content, taxablePaise } = invoice
  const { seller, buyer, description } = content
  return {
    title: titles[kind],
    brand: brand.name,
    notice: noticeOf(invoice),
    facts: factsOf(invoice),
    seller: seller && party(seller.name, [seller.address, `GSTIN: ${seller.gstin}`]),
    buyer: party(buyer.name, [buyer.address, stateLine(buyer.state), buyer.gstin ? `GSTIN: ${buyer.gstin}` : '']),
    columns: seller ? ['Description', 'SAC', 'Quantity', 'Taxable value'] : ['Description', 'Quantity', 'Amount'],
    line: [description, ...(seller ? [seller.sac] : []), '1', paiseText(taxablePaise)],
    totals: totalsOf(invoice),
    words: amountInWords(invoice.amountPaise),
    notes: notesOf(invoice),
  }
}

function party(name: string, lines: readonly string[]): Party {
  return { name: textOf(name), lines: lines.filter(Boolean).map(textOf) }
}

const textOf = (text: string): Text => ({ text, lang: languageOf(text) })

function factsOf({ kind, number, issuedAt, orderId, content }: StoredInvoice): readonly Row[] {
  const { placeOfSupply, paymentId, original } = content
  const corrected = kind === 'credit_note' ? 'For invoice' : 'For receipt'
  return [
    [numberNames[kind], number],
    ['Date', dateText(issuedAt.toISOString())],
    ...(original ? [[corrected, `${original.number} of ${dateText(original.issuedAt)}`] as const] : []),
    ...(placeOfSupply ? [['Place of supply', stateLine(placeOfSupply)] as const] : []),
    ...(placeOfSupply ? [['Reverse charge', 'No'] as const] : []),
    ['Order', orderId],
    ['Payment', paymentId],
  ]
}

/** As returns of the tax name it: the state and its code. */
const stateLine = (code: string | null): string => (code === null ? '' : `${stateNames[code] ?? code} (${code})`)

function totalsOf({ kind, content, rate, ...parts }: StoredInvoice): readonly Row[] {
  const name = kind === 'credit_note' || kind === 'refund_receipt' ? 'Total refunded' : 'Total'
  const total = [name, paiseText(parts.amountPaise)] as const
  if (rate === null) return [total]
  const { seller, placeOfSupply } = content
  const isWithinState = seller !== null && placeOfSupply === stateOfGstin(seller.gstin)
  const half = rateText(rate / 2)
  const tax: readonly Row[] = isWithinState
    ? [
        [`CGST ${half}`, paiseText(parts.cgstPaise)],
        [`${stateTaxName(placeOfSupply)} ${half}`, paiseText(parts.sgstPaise)],
      ]
    : [[`IGST ${rateText(rate)}`, paiseText(parts.igstPaise)]]
  return [['Taxable value', paiseText(parts.taxablePaise)], ...tax, total]
}

const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Always with paise, as on a bill. */
const paiseText = (paise: number): string => `₹${exact.format(paise / 100)}`

function noticeOf({ kind, content }: StoredInvoice): string {
  if (content.isSandbox) return 'Sandbox: no money has moved. This is not a tax document.'
  if (kind === 'receipt') return 'This is a receipt and not a tax invoice. No tax was charged separately.'
  return kind === 'refund_receipt' ? 'This is a receipt of a refund and not a credit note for tax.' : ''
}

function notesOf({ kind, content: { seller } }: StoredInvoice): readonly string[] {
  if (!seller) return ['Issued electronically.']
  const price = kind === 'tax_invoice' ? ['The price contains the tax.'] : []
  return [...price, 'Issued electronically under the Information Technology Act, 2000: no signature is required.']
}
