const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const invalidGstin = 'This is not a valid GSTIN. It has 15 characters; please check each of them.'

/** Two digits for the state (97 and 99 are special codes), the PAN, the number of the registration, Z, and a check character. */
const gstinForm = /^(0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/

/** The last character of a GSTIN is a checksum of the others: Luhn's algorithm modulo 36. */
export function isGstin(number: string): boolean {
  if (!gstinForm.test(number)) return false
  const sum = number
    .slice(0, 14)
    .split('')
    .reduce((total, sign, at) => {
      const product = digits.indexOf(sign) * (at % 2 === 0 ? 1 : 2)
      return total + Math.floor(product / 36) + (product % 36)
    }, 0)
  return number.at(-1) === digits[(36 - (sum % 36)) % 36]
}
