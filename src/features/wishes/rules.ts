import type { Job } from '#features/jobs/contract.ts'
import { salaryText } from '#features/jobs/rules.ts'
import type { NewWish } from './contract.ts'

export type WishCriteria = Pick<NewWish, 'company' | 'role' | 'availabilityDays'> & {
  readonly expectedSalary: number | null
  readonly location: string | null
}
export type OfferedJob = Pick<Job, 'title' | 'company' | 'location' | 'salaryMin' | 'salaryMax' | 'urgentHiring' | 'demographics'>

/** Data computed by the database: the stems of both titles, and the trigram similarity (0 to 1) of the texts. */
export type MatchSigns = {
  readonly roleStems: readonly string[]
  readonly titleStems: readonly string[]
  readonly role: number
  readonly company: number
  /** The words of the company's name without its legal form. */
  readonly wishedCompany: string
  readonly offeredCompany: string
  /** The words of the wished town, and all names of the job's town. */
  readonly wishedPlace: readonly string[]
  readonly places: readonly string[]
}

export type Match = { readonly reason: string; readonly isElsewhere: boolean }

/** The maximum number of matches per wish and day at companies other than the wished one. */
export const elsewherePerDay = 5
/** How many days old a job may be to be compared with a new wish. */
export const matchedDays = 30

const alikeFrom = { role: 0.7, company: 0.5 }
const roleShareFrom = 0.6
const payShareFrom = 0.9

/** Why this job matches the wish, or null. At another company only a job with exactly that role matches. */
export function whyMatches(wished: WishCriteria, offered: OfferedJob, likeness: MatchSigns): Match | null {
  const role = roleIn(likeness)
  const company = companyIn(wished, likeness)
  const parts = [placeReason(wished, likeness), payReason(wished, offered), timeReason(wished, offered)]
  if (role === 'other' || parts.includes(null)) return null
  if (company === 'other' && role !== 'same') return null
  const reasons = [roleReason(wished, role) + companyReason(offered, company), ...parts].filter(Boolean)
  return { reason: reasons.join(' · '), isElsewhere: company === 'other' }
}

/** Stems of words that name a rank. They make two trades neither similar nor different. */
const upperRanks = new Set('senior sr lead head chief princip'.split(' '))
const lowerRanks = new Set('junior jr traine intern assist fresher'.split(' '))
const isTrade = (stem: string): boolean => !upperRanks.has(stem) && !lowerRanks.has(stem)

function roleIn({ roleStems, titleStems, role }: MatchSigns): 'same' | 'close' | 'other' {
  const clash = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
    roleStems.some((stem) => a.has(stem)) && titleStems.some((stem) => b.has(stem))
  if (clash(upperRanks, lowerRanks) || clash(lowerRanks, upperRanks)) return 'other'
  if (roleStems.length > 0 && roleStems.every((stem) => titleStems.includes(stem))) return 'same'
  const trade = roleStems.filter(isTrade)
  const shared = trade.filter((stem) => titleStems.includes(stem)).length
  const isClose = trade.length > 0 && shared / trade.length >= roleShareFrom
  return isClose || role >= alikeFrom.role ? 'close' : 'other'
}

function companyIn({ company }: WishCriteria, likeness: MatchSigns): 'any' | 'wished' | 'other' {
  if (isAnyCompany(company)) return 'any'
  const { wishedCompany, offeredCompany } = likeness
  const isPart = wishedCompany !== '' && `${offeredCompany} `.startsWith(`${wishedCompany} `)
  return isPart || likeness.company >= alikeFrom.company ? 'wished' : 'other'
}

/** Company names are written in many ways, so a name that begins with the wished one also matches. */
export function isAnyCompany(company: string): boolean {
  return /^(any|any company|anywhere|any (good |reputed )?(company|mnc|startup)|mnc|startup|no preference)$/i.test(company.trim())
}

function roleReason({ role }: WishCriteria, fit: 'same' | 'close'): string {
  return fit === 'same' ? 'Same role' : `Similar to your wish: ${role}`
}

function companyReason(offered: OfferedJob, fit: 'any' | 'wished' | 'other'): string {
  if (fit === 'any') return ''
  return fit === 'wished' ? `, at ${offered.company}` : ', at a different company'
}

/** Null if the place, pay or time excludes the job; empty if it is unknown. */
type Reason = string | null

function placeReason({ location }: WishCriteria, { wishedPlace, places }: MatchSigns): Reason {
  if (!location || wishedPlace.length === 0) return ''
  if (wishedPlace.every((word) => places.includes(word))) return `In ${townOf(location)}, as you wished`
  return places.includes('remote') ? 'Remote – work from anywhere' : null
}

function townOf(location: string): string {
  return location.split(',')[0]?.trim() ?? location
}

function payReason({ expectedSalary }: WishCriteria, { salaryMin, salaryMax }: OfferedJob): Reason {
  const best = salaryMax ?? salaryMin
  if (!expectedSalary) return ''
  if (best === null) return 'Pay not stated'
  const expected = salaryText({ salaryMin: expectedSalary, salaryMax: expectedSalary })
  const pays = `Pays ${lowerFirst(salaryText({ salaryMin, salaryMax }))}`
  // Without an upper bound, the stated pay is the lower bound.
  if (best >= expectedSalary) return `${pays} (you expect ${expected})`
  return salaryMax === null || best >= payShareFrom * expectedSalary ? `${pays} (you expect ${expected})` : null
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const patienceDays = { immediate: 15, soon: 30 }

function timeReason({ availabilityDays }: WishCriteria, { urgentHiring, demographics }: OfferedJob): Reason {
  const isImmediate = demographics.includes('immediate_joiner')
  if (!isImmediate && !urgentHiring && !demographics.includes('early_joiner')) return ''
  if (availabilityDays > (isImmediate ? patienceDays.immediate : patienceDays.soon)) return null
  return `They're hiring urgently, and you can join ${availabilityDays === 0 ? 'immediately' : `in ${availabilityDays} days`}`
}

const titleStemsRead = 8
const roleStemsRead = 5

/** All roles that are completely in a title, for looking up wishes. */
export function roleKeysIn(titleStems: readonly string[]): string[] {
  const keys: string[][] = [[]]
  for (const stem of titleStems.slice(0, titleStemsRead)) {
    keys.push(...keys.filter(({ length }) => length < roleStemsRead).map((key) => [...key, stem]))
  }
  return keys.slice(1).map((key) => key.join(' '))
}

/** "kaveri", "kaveri software", "kaveri software labs": people leave out the end of a company's name. */
export function companyKeysIn(companyKey: string): string[] {
  const words = companyKey.split(' ')
  return words.map((_, at) => words.slice(0, at + 1).join(' '))
}
