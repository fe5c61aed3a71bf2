import { brand } from '#features/site/brand.ts'
import { dateText } from '#platform/contract/dates.ts'
import { languageOf } from '#platform/server/pdf/language-of.ts'
import { amountInWords } from '../amount-in-words.ts'
import type { InvoiceKind } from '../numbering.ts'
import { stateNames, stateOfGstin, stateTaxName } from '../states.ts'
import { rateText } from '../tax.ts'
import { type LabelName, labels } from './labels.ts'
import type { StoredInvoice } from './queries.ts'

/** `lang` is the language of the text by its script, for the typesetter and screen readers. */
type Text = { readonly text: string; readonly lang: string }
/** The English label, and the label in the language of the buyer's name. */
type Label = { readonly text: string; readonly local: Text | null }
type Row = { readonly label: Label; readonly value: string; readonly local?: Text | null }
type Party = { readonly label: Label; readonly name: Text; readonly lines: readonly Text[] }

/** The input of `typst/invoice.typ`: all texts in reading order. */
export type InvoicePrint = {
  readonly title: Label
  readonly brand: string
  /** A notice at the top, if this is not a tax document. */
  readonly notice: string
  readonly facts: readonly Row[]
  readonly seller: Party | null
  readonly buyer: Party
  readonly columns: readonly Label[]
  readonly line: readonly string[]
  readonly totals: readonly Row[]
  readonly words: Row
  readonly notes: readonly string[]
}

export const titles: Readonly<Record<InvoiceKind, LabelName>> = {
  tax_invoice: 'Tax Invoice',
  receipt: 'Receipt',
  credit_note: 'Credit Note',
  refund_receipt: 'Refund Receipt',
}

const numberNames: Readonly<Record<InvoiceKind, LabelName>> = {
  tax_invoice: 'Invoice number',
  receipt: 'Receipt number',
  credit_note: 'Credit note number',
  refund_receipt: 'Receipt number',
}

type LabelOf = (name: LabelName, rest?: string) => Label

/** The labels in the language that was stored at the issue, so that a document never changes. */
function labelsOf({ content: { language = 'en' } }: StoredInvoice): LabelOf {
  return (name, rest = '') => ({
    text: [name, rest].filter(Boolean).join(' '),
    local: language === 'en' ? null : { text: labels[language][name], lang: language },
  })
}

export function toInvoicePrint(invoice: StoredInvoice): InvoicePrint {
  const { kind, content, taxablePaise } = invoice
  const { seller, buyer, description } = content
  const label = labelsOf(invoice)
  const columns = seller
    ? (['Description', 'SAC', 'Quantity', 'Taxable value'] as const)
    : (['Description', 'Quantity', 'Amount'] as const)
  return {
    title: label(titles[kind]),
    brand: brand.name,
    notice: noticeOf(invoice),
    facts: factsOf(invoice, label),
    seller: seller && party(label('Seller'), seller.name, [seller.address, `GSTIN: ${seller.gstin}`]),
    buyer: party(label('Buyer'), buyer.name, [buyer.address, stateLine(buyer.state), buyer.gstin ? `GSTIN: ${buyer.gstin}` : '']),
    columns: columns.map((name) => label(name)),
    line: [description, ...(seller ? [seller.sac] : []), '1', paiseText(taxablePaise)],
    totals: totalsOf(invoice, label),
    words: { label: label('Total in words'), value: amountInWords(invoice.amountPaise) },
    notes: notesOf(invoice),
  }
}

function party(label: Label, name: string, lines: readonly string[]): Party {
  return { label, name: textOf(name), lines: lines.filter(Boolean).map(textOf) }
}

const textOf = (text: string): Text => ({ text, lang: languageOf(text) })

function factsOf({ kind, number, issuedAt, orderId, content }: StoredInvoice, label: LabelOf): readonly Row[] {
  const { placeOfSupply, paymentId, original } = content
  const corrected = kind === 'credit_note' ? 'For invoice' : 'For receipt'
  const no = label('No')
  return [
    { label: label(numberNames[kind]), value: number },
    { label: label('Date'), value: dateText(issuedAt.toISOString()) },
    ...(original ? [{ label: label(corrected), value: `${original.number} of ${dateText(original.issuedAt)}` }] : []),
    ...(placeOfSupply ? [{ label: label('Place of supply'), value: stateLine(placeOfSupply) }] : []),
    ...(placeOfSupply ? [{ label: label('Reverse charge'), value: no.text, local: no.local }] : []),
    { label: label('Order'), value: orderId },
    { label: label('Payment'), value: paymentId },
  ]
}

/** The state with its code, as in tax returns. */
const stateLine = (code: string | null): string => (code === null ? '' : `${stateNames[code] ?? code} (${code})`)

function totalsOf({ kind, content, rate, ...parts }: StoredInvoice, label: LabelOf): readonly Row[] {
  const name = kind === 'credit_note' || kind === 'refund_receipt' ? 'Total refunded' : 'Total'
  const total = { label: label(name), value: paiseText(parts.amountPaise) }
  if (rate === null) return [total]
  const { seller, placeOfSupply } = content
  const isWithinState = seller !== null && placeOfSupply === stateOfGstin(seller.gstin)
  const half = rateText(rate / 2)
  const tax: readonly Row[] = isWithinState
    ? [
        { label: label('CGST', half), value: paiseText(parts.cgstPaise) },
        { label: label(stateTaxName(placeOfSupply), half), value: paiseText(parts.sgstPaise) },
      ]
    : [{ label: label('IGST', rateText(rate)), value: paiseText(parts.igstPaise) }]
  return [{ label: label('Taxable value'), value: paiseText(parts.taxablePaise) }, ...tax, total]
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
