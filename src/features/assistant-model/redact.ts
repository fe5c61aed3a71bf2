/** Removes personal data from everything that is sent to a provider. */

type Kind = 'email' | 'phone' | 'address' | 'name'
type Cut = (text: string) => string

const emails = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}.-]+\.\p{L}{2,}/giu
/** Mobile numbers in the usual groups, and numbers with a country or city code. "60000-80000" is pay. */
const phones =
  /(?<![\p{L}\p{N}-])(?:(?:\+|00)\p{Nd}[\p{Nd}\s().-]{7,18}\p{Nd}|(?:(?:91|0)[\s-]?)?[6-9६-९](?:\p{Nd}{9}|\p{Nd}{4}[\s-]\p{Nd}{5}(?<!00)|\p{Nd}{2}[\s.-]\p{Nd}{3}[\s.-]\p{Nd}{4}|\p{Nd}{3}[\s.-]\p{Nd}{3}[\s.-]\p{Nd}{3})|0\p{Nd}{2,4}[\s-]\p{Nd}{6,8})(?![\p{L}\p{N}-])/gu
const aadhaar = /(?<![\p{L}\p{N}-])\p{Nd}{4}[\s-]?\p{Nd}{4}[\s-]?\p{Nd}{4}(?![\p{L}\p{N}-])/gu
const documents =
  /(?<![\p{L}\p{N}])(?:[A-Z]{5}\d{4}[A-Z]|[A-Z]\d{7}|[A-Z]{4}0[A-Z\d]{6}|\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|[A-Z]{2}[\s-]?\d{2}[\s-]?\d{4}[\s-]?\d{7})(?![\p{L}\p{N}])/giu
const addresses =
  /(?:\b(?:h(?:ouse)?\.?\s*no|flat(?:\s*no)?|plot(?:\s*no)?|door\s*no|room\s*no|quarter\s*no|gali\s*no|street\s*no|ward\s*no)\b|(?:मकान|फ्लैट|प्लॉट|गली)(?:\s*(?:नंबर|नं))?)[.:#\s]*\p{N}[^\n.!?;।]{0,120}/giu
const pinCodes = /\b(?:pin\s?code|pin|postal code)\b\D{0,4}\d{3}\s?\d{3}|(?<=\p{L}\s?[-–]\s?)\d{3}\s?\d{3}(?!\p{N})/giu

/** A question about one's own email address or number keeps it, because it could not be answered otherwise. */
const subjects: Readonly<Record<Exclude<Kind, 'name'>, RegExp>> = {
  email:
    /\b(?:my|mera|meri)\s+(?:\S+\s+)?e-?mail\b[^\n]{0,60}(?:\?|\b(?:professional|ok|okay|sahi|theek|right|good|valid)\b)|\bis\s+\S+@\S+\s+(?:a|an|ok|professional|right|good)/iu,
  phone: /\b(?:is|does|kya)\b[^\n?]{0,40}\b(?:phone|mobile|number)\b[^\n?]{0,40}\b(?:right|valid|written|format|sahi|theek)\b/iu,
  address: /\b(?:how|should|kaise)\b[^\n?]{0,60}\baddress\b/iu,
}

const shortestName = 3

/** Removes personal data from the texts of one turn. The subject of `question` is kept, except numbers of documents, which no answer needs. */
export function openRedaction(question: string, names: readonly string[]): Cut {
  const isSubject = (kind: keyof typeof subjects): boolean => subjects[kind].test(question)
  const cuts: Cut[] = [
    (text) => text.replaceAll(documents, '[document number]').replaceAll(aadhaar, '[document number]'),
    ...(isSubject('email') ? [] : [(text: string) => text.replaceAll(emails, '[email]')]),
    ...(isSubject('phone') ? [] : [(text: string) => text.replaceAll(phones, '[phone]')]),
    ...(isSubject('address')
      ? []
      : [(text: string) => text.replaceAll(addresses, '[address]').replaceAll(pinCodes, '[address]')]),
    cutNames(names),
  ]
  return (text) => cuts.reduce((rest, cut) => cut(rest), text)
}

function cutNames(names: readonly string[]): Cut {
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => Array.from(part).length >= shortestName)
  if (parts.length === 0) return (text) => text
  const pattern = parts.map(escapePattern).join('|')
  const whole = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${pattern})(?![\p{L}\p{M}])`, 'giu')
  return (text) => text.replaceAll(whole, '[name]')
}

/** Removes placeholders, because a model may repeat them. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\s?\[(?:document number|email|phone|address|name)\](?!\()/g, '')
}
import { escapePattern } from '#platform/contract/escape-pattern.ts'
