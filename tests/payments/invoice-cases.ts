import type { InvoiceKind } from '#features/invoices/numbering.ts'
import type { StoredInvoice } from '#features/invoices/server/queries.ts'
import { taxParts } from '#features/invoices/tax.ts'
import { languageOf } from '#platform/server/pdf/language-of.ts'
import { aSeller } from './seller.ts'

export const seller = { name: aSeller.SELLER_NAME, address: aSeller.SELLER_ADDRESS, gstin: aSeller.SELLER_GSTIN, sac: '998599' }

export type Case = {
  readonly kind?: InvoiceKind
  readonly amountPaise: number
  readonly rate?: number
  readonly state?: string
  readonly gstin?: string
  readonly name?: string
  readonly isSandbox?: boolean
}

/** The states around the seller's, with and without a GSTIN, paise, other rates, credit notes, receipts, other scripts, the sandbox. */
export const cases: readonly Case[] = [
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
  { amountPaise: 1_23_456_78, state: '29', name: 'ಕೃಷ್ಣ ಪ್ರಸಾದ್', gstin: '29AAGCB7383J1Z4' },
  { amountPaise: 999_00, state: '04', name: 'ਪ੍ਰੀਤ ਸਿੰਘ' },
  { amountPaise: 999_00, state: '32', name: 'കൃഷ്ണൻ നമ്പൂതിരി' },
  { kind: 'credit_note', amountPaise: 499_99, state: '37', name: 'కృష్ణ ప్రసాద్' },
  { kind: 'credit_note', amountPaise: 100_01, state: '29', name: 'শ্রীপর্ণা চক্রবর্তী' },
  { kind: 'receipt', amountPaise: 499_00, name: 'કૃષ્ણા પ્રજાપતિ' },
  { kind: 'receipt', amountPaise: 499_00, name: 'عائشہ خان' },
  { kind: 'refund_receipt', amountPaise: 249_50, name: 'ଶ୍ରୀକୃଷ୍ଣ ମହାନ୍ତି' },
]

// oxlint-disable-next-line complexity -- one default for each field
export function invoiceOf({
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
      language: languageOf(name),
      original: kind === 'credit_note' ? { number: 'INV/2627/000007', issuedAt: '2026-10-01T06:00:00Z' } : null,
    },
  }
  return { invoice, isWithinState, isTaxed }
}
