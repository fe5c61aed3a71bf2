// The patterns begin at the start of a word and limit the length, because matching from each letter of a long text takes quadratic time.
const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}/u
/**
 * A slash may stand behind the code of a town: "0316/123456", "+43 316/123456". After a country code, the groups of digits may have any length:
 * "+33 6 12 34 56 78". Each digit of an Indian mobile number may stand alone. A dash or dots in the middle stand only where nothing else can be meant.
 */
const phone =
  /(?<![\d/+])(?:\+?9\s?1[\s-]{1,3})?[6-9](?:\s\d){9}(?!\s?\d)|(?<![\d/+])(?:\+91[\s-]?)?[6-9]\d{4}\s?\u2013\s?\d{5}(?!\d)|(?<![\d/])\(?\d{3}\)?\s?·\s?\d{3}\s?·\s?\d{4}(?!\d)|(?<![\d/+])(?:\+\d{1,3}[^\S\t]?\(?\d{2,5}|\(?0\d{2,5})\)?\s?\/\s?\d(?:[ .-]?\d){4,11}(?![\d/])|(?<![\d/+])\+\(?\d{1,3}\)?(?:(?:[^\S\t]|\.|[\u2010\u2011-]{1,3})?\(?\d{1,5}\)?){2,7}(?!\d)|(?<![\d/])(?:\+|00)?\(?\d{1,4}\)?(?:(?:[^\S\t]|\.|[\u2010\u2011-]{1,3})?\(?\d{2,5}\)?){2,4}(?!\d)/g
const phoneLabel =
  /(?:phone|mobile|mob|cell|tel|celular|m[oó]vil|t[eé]l(?:[eé](?:fon[oe]?|foon|phone)(?:nummer)?)?|mobil(?:nummer)?|mobiel|handy|portable|telem[oó]vel|contact)[^\p{L}\d]*(?:no\.?|number)?[^\p{L}\d]*$/iu
const mobileLabel = /\b(?:mobile|mob|cell|handy|mobil)[^\p{L}\d]*(?:no\.?|number)?[^\p{L}\d]*$/iu
const otherLabel =
  /(?:\b(?:cnic|nic|dni|id|passport|aadhaa?r|pan|roll|reg(?:istration)?|enrol(?:l?ment)?|account|personnummer)|birth|born)[^\p{L}\d]*(?:no\.?|number)?[^\p{L}\d]*$/iu
/** The end of a path before digits, as in a DOI: "10.1007/s". */
const insidePath = /\d\/\p{Ll}$/u
const linkedIn = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s|,;)]+/i
const address =
  /(?:https?:\/\/|www\.)[^\s|,;)]+|\b[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,5}\.(?:com|in|org|net|io|dev|me|co|app|ai|tech|site|page|info|xyz)(?![a-z\d])(?:\/[^\s|,;)]*)?/i

export type ContactMatch = { readonly found: string; readonly rest: string }

function take(text: string, pattern: RegExp): ContactMatch | null {
  const match = pattern.exec(text)
  return (
    match && {
      found: match[0].replace(/[.,]$/, ''),
      rest: `${text.slice(0, match.index)}\t${text.slice(match.index + match[0].length)}`,
    }
  )
}

/** A label that is joined to the address: "Email-asha@example.in", "Email: -asha@example.in". */
const beforeAddress = /^(?:(?:(?:e-?)?mail)?|(?:e-?mail-?)?(?:id|address))-+/i

const cutEnding = /(?<=@[\p{L}\d.-]{1,80}\.)([a-z]{1,2})\s([a-z]{1,2})(?![\p{L}\d.@])/u
const endings: ReadonlySet<string> = new Set(['com', 'in', 'org', 'net', 'edu'])

/** Joins an address that a narrow cell of a form cuts inside its ending: "example.co m". */
const withWholeEnding = (text: string): string =>
  text.replace(cutEnding, (cut, first: string, rest: string) => (endings.has(first + rest) ? first + rest : cut))

export function emailIn(text: string): ContactMatch | null {
  const match = take(withWholeEnding(text), email)
  return match && { ...match, found: match.found.replace(beforeAddress, '') }
}
export const linkedInIn = (text: string): ContactMatch | null => take(text, linkedIn)
export const webAddressIn = (text: string): ContactMatch | null => take(text, address)

/**
 * The best phone number in a text: ten digits or more, or fewer after a label or a country code. Periods of years and document numbers are skipped. A
 * mobile number is preferred.
 */
export function phoneIn(text: string): PhoneMatch | null {
  const all = phonesIn(text)
  return all.find(({ isMobile }) => isMobile) ?? all[0] ?? null
}

type PhoneMatch = ContactMatch & { readonly isMobile: boolean }

/** Whether a label before the number says that it is a mobile number, or its first digit in India. */
const isMobile = (before: string, typed: string, whole: string): boolean =>
  mobileLabel.test(before) || (/^\+91[6-9]/.test(whole) && !landline.test(typed.trim()))

function phonesIn(text: string): PhoneMatch[] {
  const all: PhoneMatch[] = []
  for (const match of text.matchAll(phone)) {
    // A postal code before the number may have matched too.
    const whole = match[0].replace(/^\d{5,6}\s+(?=[(+]|[6-9]\d{9}$|[6-9]\d{4}[\s-]\d{5}$)/, '')
    const typed = whole.replace(/[\u2010\u2011\u2013-]+|\s?·\s?/g, '-')
    const digits = typed.replace(ofHome, '$1').replace(/\D/g, '')
    const before = text.slice(0, match.index).slice(-30)
    const fewest = phoneLabel.test(before) ? 8 : typed.startsWith('+') ? 9 : 10
    if (digits.length < fewest || digits.length > 15 || years.test(typed)) continue
    if (otherLabel.test(before) || insidePath.test(before)) continue
    const end = match.index + match[0].length
    all.push({
      found: international(typed, digits),
      rest: `${text.slice(0, end - whole.length)}\t${text.slice(end)}`,
      isMobile: isMobile(before, typed, international(typed, digits)),
    })
  }
  return all
}

/** The zero that is dialled only inside the country: "+91 (0) 98450 12345". */
const ofHome = /^(\+\d{1,3}[\s.-]?)\(0\)/

const years = /^(?:19|20)\d{2}[\s.-]+(?:19|20)\d{2}\b/

/** A landline number has its area code apart: "+91 80 4567 8901", "080-23456789". */
const landline = /^(?:\(?(?:\+|00)?\s?91\)?[\s.-]*|\(?0)?\(?\d{2}\)?[\s.-]+\d{4}[\s.-]?\d{4}$/

/** The groups of digits of Indian numbers. American numbers have others: "607.379.5733". */
const indianForm =
  /^(?:(?:\+|00)?\s?91[\s.-]*|\(?0\)?[\s.-]?)?(?:\d{10}|\d{5}[\s.-]\d{5}|\d{4}[\s.-]\d{3}[\s.-]\d{3}|\d{4}[\s.-]\d{6}|\d{2}[\s.-]\d{4}[\s.-]\d{4})$/
const indianCode = /^(?:\(?(?:\+|00)\s?91|91\d{10}$|0)/

/** Converts Indian mobile numbers to +91…. No country code is added to other numbers, because the file does not state one. */
function international(typed: string, digits: string): string {
  const written = typed.trim()
  const national = digits.replace(/^(?:0091|91(?=\d{10}$)|0+(?=\d{10}$))/, '')
  const isIndian = indianForm.test(written) || indianCode.test(written) || /^[6-9](?:\s\d){9}$/.test(written)
  if (isIndian && /^[6-9]\d{9}$/.test(national)) return `+91${national}`
  return written.startsWith('+') ? `+${digits}` : written
}

const sure = { email: 0.95, phone: 0.95, linkedIn: 0.95, portfolio: 0.8 }

/** The confidence of contact details: "t@example.in" may have lost its first letters, "asha@example.comS" and "ashaNAME@example.in" have some of another word. */
export const contactSure = (mail: string) => (oddAddress.test(mail) ? { ...sure, email: 0.4 } : sure)
const oddAddress = /^.{1,2}@|\.\p{L}$|\.\p{Ll}+\p{Lu}\p{L}*$|[\p{Ll}\d]\p{Lu}{4,20}[^@\p{Lu}]{0,20}@/u
