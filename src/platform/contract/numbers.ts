/** Reads numbers that people type. Does not use a schema, because forms in the first load use it too. */

/** Converts the digits of every script to 0–9: keyboards for Indian languages write ९८४५० or ௯௮௪௫௦. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Unicode orders the ten digits of a script from 0 to 9, and some scripts have several such blocks in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}

/** Reads 8,00,000 and ₹ 8 00 000 as the same number. Returns null for an empty text, and NaN for a text that is not a whole number. */
export function readWholeNumber(typed: string): number | null {
  const figures = latinDigits(typed).replace(/[\s,₹]/g, '')
  if (figures === '') return null
  return /^\d{1,15}$/.test(figures) ? Number(figures) : Number.NaN
}
