import { isPlace, scoreOf } from './words.ts'

const begin = '^(?:(?:presently|currently|now)\\s+)?(?:i\\s+)?(?:(?:am|was|have|had)\\s+)?work(?:ed|ing)\\s+'
const end = '(?=,|;|\\.(?:\\s|$)|\\s+(?:in|at|as|for|with|under|on|since|from)\\s|\\s*$)'
const firm = new RegExp(`${begin}(?:with|at|for|in)\\s+(?:m/s\\.?\\s+)?(?=\\p{L})([^,;]{2,60}?)${end}`, 'iu')
const role = new RegExp(`(?:${begin}as|^as)\\s+(?:an?\\s+|the\\s+)?([^,;]{2,60}?)${end}`, 'iu')

/** Finds the missing employer or position in the sentence below a name: "Working with Rao & Sons in Pune." */
export function missingNameBelow(name: string, below: string): string | null {
  const start = below.slice(0, 160)
  const [, found = ''] = (scoreOf(name) > 0 ? firm : role).exec(start) ?? []
  const isName = scoreOf(name) > 0 ? /^\p{Lu}/u.test(found) && scoreOf(found) <= 0 : scoreOf(found) > 0
  return isName ? found : null
}

const street =
  /\b(?:road|rd|street|nagar|colony|circle|floor|building|opp|near|sector|plot|phase|marg|lane|highway|chowk|estate|complex|p\.?\s?o\.?\s?box)\b/i

/** Whether a text is an address: "Sosyo Circle, Bamroli Rd", "Chennai - 600 017." */
export const isAddress = (text: string): boolean =>
  text.length <= 120 &&
  scoreOf(text) === 0 &&
  ((street.test(text) && /[,\d]/.test(text)) || /(?<!\d)\d{3}\s?\d{3}\.?$/.test(text))

/** Drops the address of the employer if two other names remain. */
export function withoutStreets(parts: readonly string[]): readonly string[] {
  const others = parts.filter((part) => !isAddress(part))
  return others.filter((part) => !isPlace(part)).length > 1 ? others : parts
}
