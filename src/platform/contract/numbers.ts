/** Numbers that people type. Without a schema: forms in a first load use it too. */

/** The digits of every script as 0 to 9: keyboards for Indian languages write ९८४५० or ௯௮௪௫௦. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Unicode keeps the ten digits of a script in order, and several alphabets of digits only one after another. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}

/** 8,00,000 and ₹ 8 00 000 are the same. Blank is null; what is no whole number is NaN. */
export function readWholeNumber(typed: string): number | null {
  const figures = latinDigits(typed).replace(/[\s,₹]/g, '')
  if (figures === '') return null
  return /^\d{1,15}$/.test(figures) ? Number(figures) : Number.NaN
}
