/** Numbers of companies in India, as their authorities define them. */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Two digits for the state (97 and 99 for others), the PAN, the number of the registration, Z, and a check sign. */
const gstinForm = /^(0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/

export const tidyNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase()

/** The last sign of a GSTIN is a checksum of the others: Luhn's algorithm with 36 signs. */
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

const states =
  'AN AP AR AS BR CG CH CT DD DH DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PN PY RJ SK TG TN TR TS TZ UK UP UR UT WB'
const kindsOfCompany = 'FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'

/** Listed or not, the industry, the state, the year of incorporation, the kind of company, its number. It has no checksum; staff compare it with the document. */
export function isCin(number: string): boolean {
  const [, state = '', year = '', kind = ''] = /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})\d{6}$/.exec(number) ?? []
  const isKnown = states.split(' ').includes(state) && kindsOfCompany.split(' ').includes(kind)
  return isKnown && /^(18[5-9]|19\d|20\d)\d$/.test(year)
}
