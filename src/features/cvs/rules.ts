import { yearOf } from '#platform/contract/dates.ts'
import { latinDigits } from '#platform/contract/numbers.ts'
import type { FurtherSection } from './further-sections.ts'

type OwnedCv = { readonly email: string; readonly emailVerified: boolean }
type Account = { readonly email: string; readonly emailVerified: boolean }

/** Verified by the emailed link, or by an account with the same verified address. */
export function isEmailVerified(cv: OwnedCv, account: Account | null): boolean {
  return cv.emailVerified || (account?.emailVerified === true && account.email.toLowerCase() === cv.email.toLowerCase())
}

type Downloader = {
  readonly cv: OwnedCv & { readonly downloadAllowed: boolean }
  readonly account: Account | null
  readonly isOwner: boolean
}

/** Anyone with the link may download the PDF once its email address is verified; an owner with a verified account always may. */
export function mayDownload({ cv, account, isOwner }: Downloader): boolean {
  return cv.downloadAllowed || isEmailVerified(cv, account) || (isOwner && account?.emailVerified === true)
}

/** The phone number in E.164, so that formats do not matter. Without a country code it is Indian. */
export function phoneKey(phone: string): string {
  const typed = latinDigits(phone)
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  const isForeign = /^\s*(\+|00)/.test(typed)
  if (isForeign) return `+${digits.replace(/^910(?=\d{10}$)/, '91')}`
  const national = digits.replace(/^0+/, '')
  return national.length === 12 && national.startsWith('91') ? `+${national}` : `+91${national}`
}

/** Why the number cannot be valid, or null. In E.164 a number has at most 15 digits including the country code; Indian numbers have 12. */
export function whyNotPhone(phone: string): string | null {
  if (latinDigits(phone).replace(/\D/g, '').length < 10) return 'Phone number must be at least 10 digits'
  const isPossible = /^\+(91[1-9]\d{9}|(?!91)[1-9]\d{7,14})$/.test(phoneKey(phone))
  return isPossible ? null : 'Please enter one number: 10 digits, or + and the country code with at most 15'
}

const earliestYear = 1940

export function latestYear(): number {
  return yearOf(new Date()) + 10
}

/** Whether "2021-04" or "2021" is a possible date; an unknown date is. */
export function isPossibleDate(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return date === '' || (year >= earliestYear && year <= latestYear())
}

export const possibleYears = (): string => `${earliestYear} to ${latestYear()}`

/** Compares dates such as "2021-04" or "2021". Unknown dates, and a year with a month of the same year, are in order. */
export function endsBeforeStart(start: string, end: string): boolean {
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length)
}

/** The file name `Ravi_Kumar_CV.pdf` for `Ravi Kumar`. */
export function fileNameOf(fullName: string, ending = 'pdf'): string {
  return `${fullName.replace(/\s+/g, '_').replace(/[\\/:*?"<>|]/g, '')}_CV.${ending}`
}

/** The lines of a description without list markers: the builder asks for one achievement per line. */
export function pointsIn(description: string): string[] {
  return description
    .split('\n')
    .map((line) => line.replace(/^\s*[•*-]\s*/, '').trim())
    .filter((line) => line !== '')
}

/** The maximum number of entries of each list. */
export const mostEntries = {
  experience: 30,
  education: 20,
  projects: 30,
  certificates: 30,
  publications: 30,
  volunteering: 30,
} as const satisfies Record<'experience' | 'education' | FurtherSection, number>
