import type { CvBody } from './contract.ts'
import { actionStems, mistypedDomains } from './rating-words.ts'

export type Verdict = { readonly isPassed: boolean; readonly reason: string }

export function verdict(isPassed: boolean, whenPassed: string, whenNot = whenPassed): Verdict {
  return { isPassed, reason: isPassed ? whenPassed : whenNot }
}

export function between(count: number, least: number, most: number, what: string): Verdict {
  return verdict(count >= least && count <= most, `${count} ${what}`)
}

/** Whether a share of the items is good. An empty list does not pass. */
export function share<T>(items: readonly T[], least: number, what: string, isGood: (item: T) => boolean): Verdict {
  const good = items.filter(isGood).length
  return verdict(items.length > 0 && good >= least * items.length, `${good} of ${items.length} ${what}`)
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** The texts about actions: the descriptions of jobs, or the achievements of a person without jobs. */
export function storiesOf({ experience, achievements }: CvBody): readonly string[] {
  return experience.length > 0 ? experience.map(({ description }) => description) : achievements
}

/** Lines and sentences both count, because people write both. */
export function actionVerbsIn(cv: CvBody): readonly string[] {
  const parts = storiesOf(cv).flatMap((story) => story.split(/\n+|(?<=[.;।])\s+/))
  return parts.map((part) => part.replace(/^[\s\-–•*·]+/, '')).filter((part) => /\p{L}/u.test(part))
}

/** Only for English, because other languages put the verb last. */
export function startsWithAction(line: string): boolean {
  const [first = ''] = line.toLowerCase().match(/\p{L}+/u) ?? []
  return !/^\p{Script=Latin}/u.test(first) || actionStems.some((stem) => first.startsWith(stem))
}

type Span = { readonly start: string; readonly end: string; readonly isOpen: boolean }

export function spansOf({ experience, education }: CvBody): readonly Span[] {
  const jobs = experience.map(({ startDate, endDate, current }) => ({ start: startDate, end: endDate, isOpen: current }))
  // A course without an end is still going on.
  return [...jobs, ...education.map(({ startYear, endYear }) => ({ start: startYear, end: endYear, isOpen: endYear === '' }))]
}

export function isInOrder({ start, end, isOpen }: Span): boolean {
  return start !== '' && (isOpen || (end !== '' && start <= end))
}

export function isPhone(phone: string): boolean {
  const typed = phone.replace(/[\s().-]/g, '')
  return /^(\+91|0091|91|0)?[6-9]\d{9}$/.test(typed) || /^(\+|00)(?!91)\d{8,15}$/.test(typed)
}

/** The probable domain of a mistyped email address; null if the domain looks right. */
export function meantDomain(email: string): string | null {
  return mistypedDomains[email.slice(email.lastIndexOf('@') + 1).toLowerCase()] ?? null
}

export function isLinkedIn(link: string): boolean {
  return link === '' || /^(https?:\/\/)?(\w+\.)?linkedin\.com\/(in|pub)\/[^\s/]+/i.test(link)
}

export function isWebAddress(link: string): boolean {
  if (link === '') return true
  const url = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`)
  return url !== null && /\.[\p{L}]{2,}$/u.test(url.hostname.replace(/\.xn--[a-z\d-]+$/, '.com')) && url.username === ''
}
