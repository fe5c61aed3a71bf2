import { latinDigits } from './numbers.ts'

const units: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  l: 100_000,
  lakh: 100_000,
  lac: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
}
const unitNames = Object.keys(units).join('|')
const amount = new RegExp(`^(?:rs\\.?|inr)?(\\d{1,15}(?:\\.\\d{1,3})?)(?:(${unitNames})s?)?(?:/[-=]|rupees|rs\\.?)?$`)

/**
 * Reads an amount as people in India type it: 8,00,000, ₹ 25,000/-, 25k, 3.5 lakh, 1 crore. Returns null for an empty text, and NaN for a text that is
 * no amount in whole rupees.
 */
export function readRupees(typed: string): number | null {
  const text = latinDigits(typed)
    .toLowerCase()
    .replace(/[\s,₹]/g, '')
  if (text === '') return null
  const [, number = '', unit = ''] = amount.exec(text) ?? []
  // 3.3 × 100,000 is 329,999.99… in binary.
  const rupees = number === '' ? Number.NaN : Number((Number(number) * (units[unit] ?? 1)).toFixed(2))
  return Number.isSafeInteger(rupees) ? rupees : Number.NaN
}
