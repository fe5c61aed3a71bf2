import { yearOf } from '#platform/contract/dates.ts'
import { latinDigits } from '#platform/contract/numbers.ts'
import type { FurtherSection } from './further-sections.ts'

type OwnedCv = { readonly email: string; readonly emailVerified: boolean }
type Account = { readonly email: string; readonly emailVerified: boolean }

/** Verified by the emailed link, or by the account with the same verified address. */
export function isEmailVerified(cv: OwnedCv, account: Account | null): boolean {
  return cv.emailVerified || (account?.emailVerified === true && account.email.toLowerCase() === cv.email.toLowerCase())
}

type Downloader = {
  readonly cv: OwnedCv & { readonly downloadAllowed: boolean }
  readonly account: Account | null
  readonly isOwner: boolean
}

/** Anyone with the link may download the PDF once its address is verified; the owner with a verified account always may. */
export function mayDownload({ cv, account, isOwner }: Downloader): boolean {
  return cv.downloadAllowed || isEmailVerified(cv, account) || (isOwner && account?.emailVerified === true)
}

/** Normalised to E.164, Indian if no country is named, so that formats do not matter. */
export function phoneKey(phone: string): string {
  const typed = latinDigits(phone)
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  const isForeign = /^\s*(\+|00)/.test(typed)
  if (isForeign) return `+${digits.replace(/^910(?=\d{10}$)/, '91')}`
  const national = digits.replace(/^0+/, '')
  return national.length === 12 && national.startsWith('91') ? `+${national}` : `+91${national}`
}

/** Why the number cannot be valid, or null. By E.164 no number has more than 15 digits including the country code; Indian ones have 12. */
export function whyNotPhone(phone: string): string | null {
  if (latinDigits(phone).replace(/\D/g, '').length < 10) return 'Phone number must be at least 10 digits'
  const isPossible = /^\+(91[1-9]\d{9}|(?!91)[1-9]\d{7,14})$/.test(phoneKey(phone))
  return isPossible ? null : 'Please enter one number: 10 digits, or + and the country code with at most 15'
}

const earliestYear = 1940

export function latestYear(): number {
  return yearOf(new Date()) + 10
}

/** "2021-04" or "2021"; unknown is possible. */
export function isPossibleDate(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return date === '' || (year >= earliestYear && year <= latestYear())
}

export const possibleYears = (): string => `${earliestYear} to ${latestYear()}`

/** Both as "2021-04" or "2021"; unknown ones are in order, and so are a year and a month of it. */
export function endsBeforeStart(start: string, end: string): boolean {
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length)
}

/** `Ravi Kumar` saves as `Ravi_Kumar_CV.pdf`. */
export function fileNameOf(fullName: string, ending = 'pdf'): string {
  return `${fullName.replace(/\s+/g, '_').replace(/[\\/:*?"<>|]/g, '')}_CV.${ending}`
}

/** One achievement per line, as the builder asks for them, without list markers. */
export function pointsIn(description: string): string[] {
  return description
    .split('\n')
    .map((line) => line.replace(/^\s*[•*-]\s*/, '').trim())
    .filter((line) => line !== '')
}

/** The most entries of each list of a CV. */
export const mostEntries = {
  experience: 30,
  education: 20,
  projects: 30,
  certificates: 30,
  publications: 30,
  volunteering: 30,
} as const satisfies Record<'experience' | 'education' | FurtherSection, number>
