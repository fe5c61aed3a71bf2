import { expect, test } from 'vitest'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import type { IndianLanguage } from '#platform/server/pdf/language-of.ts'
import { linesOf, pagesIn, textOf } from '#tests/cv-pdf/read-pdf.ts'
import { type Case, cases, invoiceOf, seller } from '#tests/payments/invoice-cases.ts'
import { amountInWords } from '../amount-in-words.ts'
import { stateNames } from '../states.ts'
import { type LabelName, labels } from './labels.ts'
import { toInvoicePrint } from './print-model.ts'

const { typeset } = aTypesetter()
const rupees = (paise: number): string =>
  `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(paise / 100)}`

/** A label after the English one, separated by `sign`. */
function labelIn(language: IndianLanguage | 'en', sign: string) {
  return (name: LabelName): string => (language === 'en' ? name : `${name}${sign}${labels[language][name]}`)
}

/** The fields as they must be in the document, computed independently of the code that prints them. */
// oxlint-disable-next-line complexity -- one line for each field that only some documents have
function fieldsOf(one: Case): readonly string[] {
  const { invoice, isWithinState, isTaxed } = invoiceOf(one)
  const { rate, content, taxablePaise, cgstPaise, sgstPaise, igstPaise, amountPaise, kind } = invoice
  const { language = 'en', placeOfSupply: state } = content
  const [beside, below] = [labelIn(language, ' / '), labelIn(language, ' ')]
  const title = (
    { tax_invoice: 'Tax Invoice', receipt: 'Receipt', credit_note: 'Credit Note', refund_receipt: 'Refund Receipt' } as const
  )[kind]
  const number = (
    {
      tax_invoice: 'Invoice number',
      credit_note: 'Credit note number',
      receipt: 'Receipt number',
      refund_receipt: 'Receipt number',
    } as const
  )[kind]
  const amount = (name: LabelName, percent: string, paise: number): string =>
    `${name}${percent} ${rupees(paise)}${language === 'en' ? '' : ` ${labels[language][name]}`}`
  const stateTax = state && ['04', '26', '31', '35', '38', '97'].includes(state) ? 'UTGST' : 'SGST'
  const halves = [amount('CGST', ` ${(rate ?? 0) / 200}%`, cgstPaise), amount(stateTax, ` ${(rate ?? 0) / 200}%`, sgstPaise)]
  return [
    below(title),
    `${beside(number)} INV/2627/000042`,
    `${beside('Date')} 22 Nov 2026`,
    `${beside('Order')} order_N5jXyz8AbCdEfG`,
    `${beside('Payment')} pay_N5jXyz8AbCdEfG`,
    beside('Buyer'),
    '4 MG Road',
    below('Description'),
    below('Quantity'),
    'Growth, 30 days',
    amount(kind === 'credit_note' || kind === 'refund_receipt' ? 'Total refunded' : 'Total', '', amountPaise),
    `${beside('Total in words')}: ${amountInWords(amountPaise)}`,
    ...(one.gstin ? [`GSTIN: ${one.gstin}`] : []),
    ...(isTaxed
      ? [
          beside('Seller'),
          seller.name,
          seller.address,
          `GSTIN: ${seller.gstin}`,
          `${beside('Place of supply')} ${stateNames[state ?? ''] ?? ''} (${state ?? ''})`,
          `${beside('Reverse charge')} ${beside('No')}`,
          below('SAC'),
          'Growth, 30 days 998599 1',
          amount('Taxable value', '', taxablePaise),
          ...(isWithinState ? halves : [amount('IGST', ` ${(rate ?? 0) / 100}%`, igstPaise)]),
        ]
      : ['and not a', below('Amount')]),
    ...(kind === 'credit_note' ? [`${beside('For invoice')} INV/2627/000007 of 1 Oct 2026`] : []),
    ...(one.isSandbox ? ['no money has moved'] : []),
  ].map((field) => field.normalize('NFC'))
}

/** This reader changes the order of words in a line with right-to-left letters, so their words are compared separately. */
const readable = (field: string): readonly string[] => (/\p{Script=Arabic}/u.test(field) ? field.split(/[ :]+/) : [field])

test.each(cases.map((one, at) => [at + 1, one] as const))('case %d prints every field on one page', async (_at, one) => {
  const { invoice } = invoiceOf(one)
  const pdf = await typeset('invoice', toInvoicePrint(invoice))
  const text = (await textOf(pdf)).replaceAll(/\s+/g, ' ').normalize('NFC')
  expect(await pagesIn(pdf)).toBe(1)
  for (const field of fieldsOf(one).flatMap(readable)) expect(text).toContain(field)
  expect(text).toContain((one.name ?? 'Kaveri Logistics LLP').normalize('NFC'))
})

test('a document is tagged and has a title and a language', async () => {
  const pdf = await typeset('invoice', toInvoicePrint(invoiceOf(cases[27] ?? { amountPaise: 1 }).invoice))
  expect(await linesOf(pdf)).toHaveLength(1)
  const raw = Buffer.from(pdf).toString('latin1')
  for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (en-IN)']) expect(raw).toContain(part)
  expect(raw, 'the name of the buyer').toMatch(/\/Lang \(hi/)
})

test('text of people is data, whatever it contains', async () => {
  const name = '#read("/etc/passwd") *bold* $x$ \\ <b>'
  const text = await textOf(await typeset('invoice', toInvoicePrint(invoiceOf({ amountPaise: 100, name }).invoice)))
  expect(text).toContain(name)
})
