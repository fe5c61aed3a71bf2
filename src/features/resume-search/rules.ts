import { escapePattern } from '#platform/contract/escape-pattern.ts'
import type { ResumeCard, ResumeFilters } from './contract.ts'
import { demographicLabels, rupeesText, yearsText } from '#features/profiles/rules.ts'

export const resumesPerPage = 20

/**
 * The number of characters that a search reads, and that its field accepts. The job search has the same limits, but a shared file would be one more
 * to load for the page of jobs.
 */
export const [longestSearch, longestTyped] = [200, 1_000]

/** "Asha M." The initial is a complete character of its script, with its vowel signs. */
export function shortName(firstName: string, lastName: string): string {
  const initial = /^\p{L}\p{M}*/u.exec(lastName.trim())?.[0] ?? ''
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ')
}

const hiddenText = '[hidden]'

const email = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}/gu
const link =
  /(?:https?:\/\/|www\.)\S{1,500}|(?<![\p{L}\p{N}])[\p{L}\p{N}-]{1,63}\.(?:com|in|org|net|me|io|dev)(?![\p{L}\p{N}])\S{0,300}/giu
const figures = /\+?\p{Nd}(?:[\s().–-]{0,2}\p{Nd}){6,40}/gu
const years = /^(?:19|20)\d{2}(?:[\s–-]{1,3}(?:19|20)\d{2})+$/

const mayHoldLink = /\/\/|www\.|\.(?:com|in|org|net|me|io|dev)/i

/** Returns a function that hides email and web addresses, phone numbers and the surname in a text, until the person agrees to show them. */
export function contactHider(lastName: string): (text: string) => string {
  const surname = lastName.trim()
  const named = surname.length < 2 ? null : wholeWord(surname)
  return (text) => {
    // Checked first, because most texts have no address and searching for one takes long.
    const addressed = text.includes('@') ? text.replaceAll(email, hiddenText) : text
    const linked = mayHoldLink.test(addressed) ? addressed.replaceAll(link, hiddenText) : addressed
    const masked = linked.replaceAll(figures, (found) => (years.test(found.trim()) ? found : hiddenText))
    return named ? masked.replaceAll(named, hiddenText) : masked
  }
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{M}\\p{N}])`, 'giu')
}

/** "immediately", "within 30 days" */
export function joinsText(days: number): string {
  return days === 0 ? 'immediately' : `within ${days} days`
}

/** The search in words: "“nurse” · in Pune · 3–6 years". Empty without any filter. */
export function nameOf(search: ResumeFilters): string {
  const { q, location, move, payMax, notice, programme, active } = search
  return [
    ...(q ? [`“${q}”`] : []),
    ...(location ? [`in ${location}${move ? ' or willing to move' : ''}`] : []),
    ...(experienceText(search) ? [experienceText(search)] : []),
    ...(payMax === undefined ? [] : [`expects at most ${rupeesText(payMax)} a year`]),
    ...(notice === undefined ? [] : [`joins ${joinsText(notice)}`]),
    ...(programme ? [demographicLabels[programme]] : []),
    ...(active === undefined ? [] : [`active in the last ${active} days`]),
  ].join(' · ')
}

/** "3–6 years", "3 years or more", "up to 6 years" */
function experienceText({ experienceMin, experienceMax }: ResumeFilters): string {
  if (experienceMin !== undefined && experienceMax !== undefined) return `${experienceMin}–${experienceMax} years`
  if (experienceMin !== undefined) return `${yearsText(experienceMin)} or more`
  return experienceMax === undefined ? '' : `up to ${yearsText(experienceMax)}`
}

type Facts = Pick<ResumeCard, 'location' | 'isWillingToMove' | 'experience' | 'notice' | 'expectedPay' | 'programme'>

/** Why a person matches the filters, each with the person's own value. */
export function reasonsOf(search: ResumeFilters, facts: Facts): string[] {
  const { location, payMax, notice, programme } = search
  return [
    ...(location && facts.location ? [placeReason(search, facts)] : []),
    ...(experienceText(search) && facts.experience !== null
      ? [`${yearsText(facts.experience)}, you asked for ${experienceText(search)}`]
      : []),
    ...(payMax !== undefined && facts.expectedPay !== null ? [`expects ${rupeesText(facts.expectedPay)} a year`] : []),
    ...(notice !== undefined && facts.notice !== null ? [`can join ${joinsText(facts.notice)}`] : []),
    ...(programme ? [demographicLabels[programme]] : []),
  ]
}

function placeReason({ location = '', move }: ResumeFilters, facts: Facts): string {
  const isThere = facts.location?.toLowerCase().includes(location.toLowerCase())
  return move && facts.isWillingToMove && !isThere ? `lives in ${facts.location}, willing to move` : `lives in ${facts.location}`
}
