import { addressLabels, emailLabels, phoneLabels } from '#features/cv-words/labels-of-europe.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { month, year } from '#features/cv-words/point-in-time.ts'
import { countries } from '#features/cv-words/place-names.ts'
import { withoutAccents } from '#features/cv-words/slips-in-titles.ts'
import { isInstitution, isRealPlace, isRoleAtEnd } from '#features/cv-words/words.ts'

const contactLabel =
  /^(?:(?:e-?mail|mail|phone|mobile|mob|tel|telephone|contact|cell|ph|whatsapp|linkedin|website|portfolio|web|github|url)(?:\s*(?:no|number|id|address|profile|me))?\.?|[pmet])\s*[:–-]*\s*$/i
const addressLabel =
  /^(?:(?:(?:present|current|permanent|postal|residential|correspondence|local|mailing|home) )?address|add\.?(?=\s*:)|home(?=\s*:)|r\/o|(?:current |present )?location|residence|पता)\s*[:–-]\s*|^(?:present|current|permanent|postal|residential|correspondence) address$/i
const contactLabelOfEurope = new RegExp(`^(?:${phoneLabels}|${emailLabels})\\s*[:–-]*\\s*$`, 'i')
const addressLabelOfEurope = new RegExp(`^(?:${addressLabels})\\s*[:–-]\\s*`, 'i')

/** Whether the text is a label whose value was read: "Phone:", "E-post:". */
export const isContactLabel = (part: string): boolean =>
  part.length <= 60 && (contactLabel.test(part) || contactLabelOfEurope.test(withoutAccents(part)))

/** The text behind the label of an address, or null if it has none. */
export function withoutAddressLabel(part: string): string | null {
  // Letters without their accents are as many as with them.
  const label = addressLabel.exec(part) ?? addressLabelOfEurope.exec(withoutAccents(part.normalize('NFC')))
  return label === null ? null : part.normalize('NFC').slice(label[0].length)
}

/** Its first bracket was removed with the signs around the number: "+91 98200 41567 (India)". */
const countryOfPhone = /^[^(,]{1,30}\)$/

/** Whether a part of a line is a postal address. A place in a line with a period is that of a job or a school. */
export function looksLikeAddress(part: string, line = part): boolean {
  if (isOther(part) || isOfTime(part, line)) return false
  if (/(?<![\d.-])\d{3}\s?\d{3}(?!\d)/.test(part) && /\p{L}/u.test(part)) return true
  const pieces = part.split(/,\s*/)
  return (
    isRealPlace(part) ||
    (pieces.length > 1 && arePartsOf(part, pieces) && !isOfWork(part, pieces[0])) ||
    /^[\p{Script=Devanagari}\s\p{M}]+,[\p{Script=Devanagari}\p{M}\s,]+$/u.test(part)
  )
}

/** A school, or a position, with its town says where somebody works: "Nadi College, Pune", "Store Keeper, Nadi Motors, Pune". */
const isOfWork = (part: string, first = ''): boolean =>
  !house.test(part) && !nearby.test(first) && (isInstitution(first) || isRoleAtEnd(first) || /^student$/i.test(first))

/** Streets and quarters have names of schools and positions: "Engineering College Road", "Teachers Colony". */
const nearby =
  /\d|\b(?:road|rd|street|lane|marg|nagar|colony|quarters?|hostel|campus|area|layout|near|opp(?:osite)?|behind|beside)\b/i

const arePartsOf = (address: string, pieces: readonly string[]): boolean =>
  house.test(address) ||
  street.test(address) ||
  pieces.some((piece) => isRealPlace(piece.replace(/[-–\s]*\d+$|\s?\([^()]{2,20}\)$/, '')))

/** The number of a house, or the post office. */
const house =
  /^(?:(?:plot|flat|house|door|ward|room|quarter)\.?\s?no|h\.?\s?no|d\.?\s?no)\.?\s*[:#-]?\s*[a-z]?-?\d|^no\.?\s?\d{1,4}[a-z]?\s?,|\bp\.\s?o\b/i

/** The number and the street: "123 Nadi St., Any City". */
const street =
  /^(?:no\.?\s?)?\d{1,5}[a-z]?,?\s(?:\p{Lu}[\p{L}'’.]*\s){1,4}(?:st|street|ave|avenue|rd|road|dr|drive|lane|ln|blvd|boulevard|way|court|ct)\b\.?(?:,|\s+(?:#|apt|unit|suite))/iu

const isOther = (part: string): boolean => part.length > 160 || /[@:+]/.test(part) || countryOfPhone.test(part)

/** A single month with its year is a time too. Numbers may be those of a house: "2014 Tilak Road", "H.No 3-5-78". */
const isOfTime = (part: string, line: string): boolean => periodIn(line) !== null || monthOfYear.test(part)
const monthOfYear = new RegExp(`(?<!\\p{L})${month}[.,’'\\s-]{0,3}${year}`, 'iu')

const legalForm = /\b(?:pvt|private|ltd|limited|llp|inc|corporation|gmbh)\b/i
/** The parent or spouse who stands in front of an Indian address: "S/o Ramesh Rao". */
const ofRelative = /^(?:[sdwc]\s?\/\s?o|(?:son|daughter|wife) of|care of)\b/i

/**
 * The confidence of a postal address. One with a firm, the person's own name, or nothing but a relative may be something else. One without a known place
 * may go on in another line, and a country alone is no address.
 */
export function addressSure(address: string, fullName: string): number {
  if (address === '') return 0.8
  const isRelativeAlone = ofRelative.test(address) && !/[\d,]/.test(address)
  const hasName = fullName !== '' && lettersOf(address).includes(lettersOf(fullName))
  return isRelativeAlone || hasName || legalForm.test(address) || !namesPlace(address) ? 0.4 : 0.8
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '')

const country = new RegExp(`^(?:${countries})$`, 'iu')

/**
 * Whether the address has a postal code, a house or street before other parts, or a known place that is no country. A name in Devanagari is known to
 * few.
 */
const namesPlace = (address: string): boolean =>
  /(?<!\d)\d{3}\s?\d{3}(?!\d)|\b\p{Lu}{2} \d{5}\b|\p{Script=Devanagari}/u.test(address) ||
  ((house.test(address) || street.test(address)) && address.split(/,\s*/).length > 2) ||
  placesIn(address).some((part) => isRealPlace(part) && !country.test(part))

/** The parts between commas and dashes, and the last word of each: "Near Temple Pune". */
const placesIn = (address: string): string[] =>
  address
    .slice(0, 300)
    .split(/[,;:()\n\t/–-]+|\s(?:dist|state)\.?\s/i)
    .map((part) => part.replace(/[\d.]+/g, ' ').trim())
    .flatMap((part) => [part, part.split(/\s+/).at(-1) ?? ''])
    .filter((part) => part.length > 1)
