/** A series of numbers for each kind of document, and separate ones for the sandbox, in which no money moves. */
const series = {
  tax_invoice: { real: 'INV', sandbox: 'TST' },
  receipt: { real: 'RCT', sandbox: 'TST' },
  credit_note: { real: 'CRN', sandbox: 'TSR' },
  refund_receipt: { real: 'RFR', sandbox: 'TSR' },
} as const

export type InvoiceKind = keyof typeof series

export function seriesOf(kind: InvoiceKind, isSandbox: boolean): string {
  return series[kind][isSandbox ? 'sandbox' : 'real']
}

const indiaMs = 5.5 * 60 * 60 * 1_000

/** The financial year in India, from 1 April to 31 March: `2627` for 2026-27. */
export function financialYearOf(at: Date): string {
  const india = new Date(at.getTime() + indiaMs)
  const first = india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0)
  return `${twoDigits(first)}${twoDigits(first + 1)}`
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0')

const mostSigns = 16

/** Rule 46 allows sixteen characters, which is enough for ten million documents of a kind in a year. */
export function numberOf(name: string, financialYear: string, serial: number): string {
  const number = `${name}/${financialYear}/${String(serial).padStart(6, '0')}`
  if (number.length > mostSigns) throw new RangeError('the series of this financial year is full')
  return number
}
