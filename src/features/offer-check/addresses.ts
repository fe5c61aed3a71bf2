/** Who writes: the email addresses and sites in an offer, compared with those of companies that are known. */
import { editDistance } from '#platform/contract/edit-distance.ts'
import { quoteOf, type FoundSign } from './signs.ts'
import { wellKnownCompanies } from './well-known-companies.ts'

export type KnownCompany = { readonly name: string; readonly domain: string | null }
export type AddressSign = 'free-mail' | 'lookalike' | 'messenger'

const host = /(?<![\w.-])(?:[a-z0-9][a-z0-9-]{0,40}\.){1,4}[a-z]{2,12}(?![\w-])/giu
const email = /(?<![\w.+-])[\w.+-]{1,64}@((?:[a-z0-9][a-z0-9-]{0,40}\.){1,4}[a-z]{2,12})/giu
const messenger = /\b(?:whats ?app|telegram|signal app|imo|wa\.me|t\.me)\b|व्हाट्सए?प|टेलीग्राम/iu
const messengerHosts: ReadonlySet<string> = new Set(['wa.me', 't.me', 'telegram.me', 'chat.whatsapp.com'])
const freeMail: ReadonlySet<string> = new Set(
  'gmail.com yahoo.com yahoo.in yahoo.co.in outlook.com hotmail.com live.com rediffmail.com ymail.com icloud.com proton.me protonmail.com aol.com zohomail.in'.split(
    ' ',
  ),
)
const mostHosts = 20
/** Shorter names are part of too many others; those that are not much longer, only at the beginning. */
const shortestName = 4
const distinctName = 6

/** Endings that are registered as one, such as `.co.in`. */
const ending = /\.(?:(?:co|com|net|org|gov|ac|firm|gen|ind)\.[a-z]{2}|[a-z]{2,12})$/i

export function addressSigns(text: string, companies: readonly KnownCompany[]): FoundSign<AddressSign>[] {
  const mails = [...text.matchAll(email)]
    .slice(0, mostHosts)
    .map(([whole, domain = '']) => ({ whole, domain: domain.toLowerCase() }))
  const hosts = [...new Set([...text.matchAll(host)].slice(0, mostHosts).map(([found]) => found.toLowerCase()))]
  const free = mails.find(({ domain }) => freeMail.has(domain))
  const own = hosts.filter((one) => !freeMail.has(one) && !messengerHosts.has(one) && looksLikeDomain(one))
  const known = [...companies, ...wellKnownCompanies]
  const fake = own.find((one) => isLookalike(one, known))
  const chat = messenger.exec(text)
  return [
    ...(free ? [{ sign: 'free-mail' as const, quote: quoteOf(free.whole) }] : []),
    ...(fake ? [{ sign: 'lookalike' as const, quote: quoteOf(fake) }] : []),
    ...(chat && own.length === 0 ? [{ sign: 'messenger' as const, quote: quoteOf(chat[0]) }] : []),
  ]
}

/** "joining.Please" is no domain. */
function looksLikeDomain(name: string): boolean {
  return /\.(?:com|in|org|net|co|info|biz|online|site|xyz|jobs|work|careers|live|shop|top|club|io|app|tech|us|uk)$/.test(name)
}

/** The name of a known company in the domain of somebody else, or one nearly so. */
function isLookalike(name: string, known: readonly KnownCompany[]): boolean {
  if (known.some(({ domain }) => domain && (name === domain || name.endsWith(`.${domain}`)))) return false
  const label = (name.replace(ending, '').split('.').at(-1) ?? '').replaceAll('-', '')
  // Of a company without a proven domain nobody can say what is not its own.
  const proven = known.filter(({ domain }) => domain !== null)
  return proven.some((company) => labelsOf(company).some((own) => isPartOf(label, own) || isNearly(label, own)))
}

function isPartOf(label: string, own: string): boolean {
  return own.length < distinctName ? label.startsWith(own) : label.includes(own)
}

function isNearly(label: string, own: string): boolean {
  return own.length > shortestName && Math.abs(label.length - own.length) <= 1 && editDistance(label, own) === 1
}

const legalForms = /\b(?:private|pvt|limited|ltd|llp|inc|india|the|company|co)\b/giu

function labelsOf({ name, domain }: KnownCompany): string[] {
  const fromName = name
    .replace(legalForms, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
  const fromDomain = domain?.replace(ending, '').split('.').at(-1)?.replaceAll('-', '') ?? ''
  return [...new Set([fromName, fromDomain])].filter(({ length }) => length >= shortestName)
}
