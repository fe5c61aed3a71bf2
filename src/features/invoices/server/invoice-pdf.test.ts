import { expect, test } from 'vitest'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import { linesOf, textOf } from '#tests/cv-pdf/read-pdf.ts'
import { aSeller } from '#tests/payments/seller.ts'
import { amountInWords } from '../amount-in-words.ts'
import type { InvoiceKind } from '../numbering.ts'
import { stateNames } from '../states.ts'
import { taxParts } from '../tax.ts'
import { toInvoicePrint } from './print-model.ts'
import type { StoredInvoice } from './queries.ts'

const { typeset } = aTypesetter()
const seller = { name: aSeller.SELLER_NAME, address: aSeller.SELLER_ADDRESS, gstin: aSeller.SELLER_GSTIN, sac: '998599' }

type Case = {
  readonly kind?: InvoiceKind
  readonly amountPaise: number
  readonly rate?: number
  readonly state?: string
  readonly gstin?: string
  readonly name?: string
  readonly isSandbox?: boolean
}

/** Thirty: the states around the seller's, with and without a GSTIN, paise, other rates, credit notes, receipts, other scripts, the sandbox. */
const cases: readonly Case[] = [
  ...['29', '27', '33', '07', '04', '01', '37', '38', '26', '97'].map((state) => ({ state, amountPaise: 4_999_00 })),
  ...['27AAPFU0939F1ZV', '07AAGFF2194N1Z1', '29AAGCB7383J1Z4'].map((gstin) => ({
    gstin,
    state: gstin.slice(0, 2),
    amountPaise: 2_999_00,
  })),
  ...[1, 99, 1_00, 499_99, 1_23_456_78, 5_00_000_00].map((amountPaise) => ({ amountPaise, state: '29' })),
  ...[0, 500, 1200, 25].map((rate) => ({ rate, amountPaise: 1_000_00, state: '24' })),
  { kind: 'credit_note', amountPaise: 499_99, state: '27' },
  { kind: 'credit_note', amountPaise: 100_01, state: '29', gstin: '29AAGCB7383J1Z4' },
  { kind: 'receipt', amountPaise: 499_00 },
  { kind: 'refund_receipt', amountPaise: 249_50 },
  { amountPaise: 999_00, state: '09', name: 'आशा मेनन' },
  { amountPaise: 999_00, state: '33', name: 'மீனாட்சி சுந்தரம்' },
  { amountPaise: 999_00, state: '29', isSandbox: true },
]

// oxlint-disable-next-line complexity -- one default for each field
function invoiceOf({
  kind = 'tax_invoice',
  amountPaise,
  rate = 1800,
  state,
  gstin,
  name = 'Kaveri Logistics LLP',
  isSandbox = false,
}: Case) {
  const isTaxed = kind === 'tax_invoice' || kind === 'credit_note'
  const isWithinState = state === '29'
  const untaxed = { amountPaise, taxablePaise: amountPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  const invoice: StoredInvoice = {
    id: '0197b3c2-0000-7000-8000-000000000000',
    number: 'INV/2627/000042',
    series: 'INV',
    financialYear: '2627',
    serial: 42,
    kind,
    orderId: 'order_N5jXyz8AbCdEfG',
    refundId: null,
    originalId: null,
    userId: null,
    employerId: null,
    issuedAt: new Date('2026-11-22T06:00:00Z'),
    rate: isTaxed ? rate : null,
    ...(isTaxed ? taxParts(amountPaise, { rate, isWithinState }) : untaxed),
    content: {
      seller: isTaxed ? seller : null,
      buyer: { name, address: '4 MG Road', state: state ?? null, gstin: gstin ?? null },
      description: 'Growth, 30 days',
      placeOfSupply: isTaxed ? (state ?? '29') : null,
      paymentId: 'pay_N5jXyz8AbCdEfG',
      isSandbox,
      original: kind === 'credit_note' ? { number: 'INV/2627/000007', issuedAt: '2026-10-01T06:00:00Z' } : null,
    },
  }
  return { invoice, isWithinState, isTaxed }
}

const rupees = (paise: number): string =>
  `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(paise / 100)}`

/** Each field as it must stand in the document, without the code that prints it. */
// oxlint-disable-next-line complexity -- one line for each field that only some documents have
function fieldsOf(one: Case): readonly string[] {
  const { invoice, isWithinState, isTaxed } = invoiceOf(one)
  const { rate, content, taxablePaise, cgstPaise, sgstPaise, igstPaise, amountPaise } = invoice
  const title = { tax_invoice: 'Tax Invoice', receipt: 'Receipt', credit_note: 'Credit Note', refund_receipt: 'Refund Receipt' }
  const state = content.placeOfSupply
  const stateTax = state && ['04', '26', '31', '35', '38', '97'].includes(state) ? 'UTGST' : 'SGST'
  const halves = [`CGST ${(rate ?? 0) / 200}% ${rupees(cgstPaise)}`, `${stateTax} ${(rate ?? 0) / 200}% ${rupees(sgstPaise)}`]
  return [
    title[invoice.kind],
    'INV/2627/000042',
    'Date 22 Nov 2026',
    'Order order_N5jXyz8AbCdEfG',
    'Payment pay_N5jXyz8AbCdEfG',
    '4 MG Road',
    'Growth, 30 days',
    `${one.kind === 'credit_note' || one.kind === 'refund_receipt' ? 'Total refunded' : 'Total'} ${rupees(amountPaise)}`,
    `Total in words: ${amountInWords(amountPaise)}`,
    ...(one.gstin ? [`GSTIN: ${one.gstin}`] : []),
    ...(isTaxed
      ? [
          seller.name,
          seller.address,
          `GSTIN: ${seller.gstin}`,
          `Place of supply ${stateNames[state ?? ''] ?? ''} (${state ?? ''})`,
          'Reverse charge No',
          'Growth, 30 days 998599 1',
          `Taxable value ${rupees(taxablePaise)}`,
          ...(isWithinState ? halves : [`IGST ${(rate ?? 0) / 100}% ${rupees(igstPaise)}`]),
        ]
      : ['and not a']),
    ...(one.kind === 'credit_note' ? ['For invoice INV/2627/000007 of 1 Oct 2026'] : []),
    ...(one.isSandbox ? ['no money has moved'] : []),
  ]
}

test.each(cases.map((one, at) => [at + 1, one] as const))('case %d of thirty prints every field', async (_at, one) => {
  const { invoice } = invoiceOf(one)
  const text = (await textOf(await typeset('invoice', toInvoicePrint(invoice)))).replaceAll(/\s+/g, ' ')
  for (const field of fieldsOf(one)) expect(text).toContain(field)
  expect(text).toContain((one.name ?? 'Kaveri Logistics LLP').normalize('NFC'))
})

test('there are thirty cases, and each is one tagged page with a title and a language', async () => {
  expect(cases).toHaveLength(30)
  const pdf = await typeset('invoice', toInvoicePrint(invoiceOf(cases[27] ?? { amountPaise: 1 }).invoice))
  expect(await linesOf(pdf)).toHaveLength(1)
  const raw = Buffer.from(pdf).toString('latin1')
  for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (en-IN)']) expect(raw).toContain(part)
  expect(raw, 'the name of the buyer').toMatch(/\/Lang \(hi/)
})

test('texts of people are data, whatever they contain', async () => {
  const name = '#read("/etc/passwd") *bold* $x$ \\ <b>'
  const text = await textOf(await typeset('invoice', toInvoicePrint(invoiceOf({ amountPaise: 100, name }).invoice)))
  expect(text).toContain(name)
})
