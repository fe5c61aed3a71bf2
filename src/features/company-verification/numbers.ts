/** Numbers of companies in India, as their authorities define them. */

export const tidyNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase()

const states =
  'AN AP AR AS BR CG CH CT DD DH DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PN PY RJ SK TG TN TR TS TZ UK UP UR UT WB'
const kindsOfCompany = 'FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'

/**
 * Listed or unlisted, the industry, the state, the year of incorporation, the kind of company, the number. There is no checksum; staff compare it
 * with the document.
 */
export function isCin(number: string): boolean {
  const [, state = '', year = '', kind = ''] = /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})\d{6}$/.exec(number) ?? []
  const isKnown = states.split(' ').includes(state) && kindsOfCompany.split(' ').includes(kind)
  return isKnown && /^(18[5-9]|19\d|20\d)\d$/.test(year)
}
