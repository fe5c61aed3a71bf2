/** Compares the email addresses and sites in an offer with those of known companies. */
import { editDistance } from '#platform/contract/edit-distance.ts'
import { withoutPhones } from './clauses.ts'
import { type CompanyIndex, endsOf, indexOf, type KnownCompany, labelOf, wellKnown } from './company-index.ts'
import { quoteOf, type FoundSign } from './signs.ts'

/** `lookalike`: imitates another domain. `similar-name`: contains the name of a company, which may own it. */
export type AddressSign = 'free-mail' | 'lookalike' | 'similar-name' | 'messenger'

const host = /(?<![\w.-])(?:[a-z0-9][a-z0-9-]{0,40}\.){1,4}[a-z]{2,12}(?![\w@-])/giu
const email = /(?<![\w.+-])([\w.+-]{1,64})@((?:[a-z0-9][a-z0-9-]{0,40}\.){1,4}[a-z]{2,12})/giu
const messenger = /(?:\b(?:whats ?app|telegram|signal app|imo)\b|\b(?:wa|t)\.me\b|व्हाट्सए?प|टेलीग्राम)/giu
const messengerHosts: ReadonlySet<string> = new Set(['wa.me', 't.me', 'telegram.me', 'chat.whatsapp.com'])
const freeMail: ReadonlySet<string> = new Set(
  'gmail.com yahoo.com yahoo.in yahoo.co.in outlook.com hotmail.com live.com rediffmail.com ymail.com icloud.com proton.me protonmail.com aol.com zohomail.in'.split(
    ' ',
  ),
)
const mostHosts = 20

export function addressSigns(text: string, companies: readonly KnownCompany[]): FoundSign<AddressSign>[] {
  const mails = [...text.matchAll(email)]
    .slice(0, mostHosts)
    .map(([whole, local = '', domain = '']) => ({ whole, local: local.toLowerCase(), domain: domain.toLowerCase() }))
  const hosts = [...new Set([...text.matchAll(host)].slice(0, mostHosts).map(([found]) => found.toLowerCase()))]
  const free = mails.find(({ domain }) => freeMail.has(domain))
  const own = hosts.filter((one) => !freeMail.has(one) && !messengerHosts.has(one) && looksLikeDomain(one))
  const indexes = [indexOf(companies), wellKnown]
  const unknown = own.filter((one) => !isOwned(one, indexes))
  // A small company may use free mail; a well-known one does not.
  const borrowed = mails.find(({ local, domain }) => freeMail.has(domain) && isBait(local.replaceAll(/[\W\d_]/g, ''), wellKnown))
  const fake = unknown.find((one) => indexes.some((index) => isFake(one, index))) ?? borrowed?.whole
  const similar = unknown.find((one) => indexes.some(({ labels }) => partsOf(labelOf(one)).some(({ part }) => labels.has(part))))
  const chat = own.length === 0 && mails.length === 0 ? onlyMessenger(text) : null
  return [
    ...(free ? [{ sign: 'free-mail' as const, quote: quoteOf(free.whole) }] : []),
    ...(fake ? [{ sign: 'lookalike' as const, quote: quoteOf(fake) }] : []),
    ...(similar && !fake ? [{ sign: 'similar-name' as const, quote: quoteOf(similar) }] : []),
    ...(chat ? [{ sign: 'messenger' as const, quote: quoteOf(chat) }] : []),
  ]
}

/** "joining.Please" and "B.Com" are not domains. */
function looksLikeDomain(name: string): boolean {
  return /[a-z0-9-]{2,}\.(?:com|in|org|net|co|info|biz|online|site|xyz|jobs|work|careers|live|shop|top|club|io|app|tech|us|uk)$/.test(
    name,
  )
}

/** Nobody can register the domains of the state and of universities. */
function isOwned(name: string, indexes: readonly CompanyIndex[]): boolean {
  if (/\.(?:gov|nic|ac|edu)\.in$/.test(name)) return true
  const parts = name.split('.')
  return parts.some((_, at) => indexes.some(({ domains }) => domains.has(parts.slice(at).join('.'))))
}

function isFake(name: string, index: CompanyIndex): boolean {
  const label = labelOf(name)
  return isBait(label, index) || isNearly(label, index)
}

const bait = /hr|jobs?|careers?|recruit|offer|join/
const beside =
  /^(?:hr|jobs?|careers?|recruit(?:ment|ers?|ing)?|hiring|offers?|join(?:ing)?|letter|interview|selection|vacancy|india|team|online|portal|official|desk|dept|apply|work|in|co|com|my|at)*$/

/** True for a company's name combined with words of recruiting. */
function isBait(label: string, { labels }: CompanyIndex): boolean {
  return partsOf(label).some(({ part, rest }) => labels.has(part) && bait.test(rest) && beside.test(rest))
}

const shortestPart = 5
const longestLabel = 60

/** Every part that may be a name, with the characters around it. */
function partsOf(label: string): { readonly part: string; readonly rest: string }[] {
  if (label.length > longestLabel) return []
  return Array.from(label).flatMap((_, from) =>
    Array.from({ length: Math.max(0, label.length - from - shortestPart + 1) }, (__, more) => {
      const to = from + shortestPart + more
      return { part: label.slice(from, to), rest: label.slice(0, from) + label.slice(to) }
    }),
  )
}

function isNearly(label: string, { labels, labelsByEnds }: CompanyIndex): boolean {
  if (labels.has(label)) return false
  const candidates = endsOf(label).flatMap((end) => labelsByEnds.get(end) ?? [])
  return candidates.some((own) => Math.abs(own.length - label.length) <= 1 && editDistance(label, own) === 1)
}

const otherContact = /\b(?:call|phone|mobile|tel|walk-?in|venue|office)\b|फ़?ोन|कॉल|ऑफ़?िस|पता/iu
const refused = /\b(?:not|never|no)\b|n['’]t\b|नहीं/iu

/** A number after the word "WhatsApp" is that of the messenger. */
function onlyMessenger(text: string): string | null {
  const found = [...text.matchAll(messenger)].find(({ index }) => !refused.test(text.slice(Math.max(0, index - 30), index)))
  if (!found) return null
  const numbers = [...withoutPhones(text).matchAll(/☎+/gu)]
  const isOther = numbers.some(
    ({ index }) => !/whats ?app|telegram|signal|imo|व्हाट्स|टेली/iu.test(text.slice(Math.max(0, index - 30), index)),
  )
  return isOther || otherContact.test(text) ? null : found[0]
}
