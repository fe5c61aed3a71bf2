/** Formats, compares and calculates dates, times and months. Days and times are those of India, wherever the browser and the server are. */

export const dayMs = 24 * 60 * 60 * 1_000

const indiaAheadMs = 5.5 * 60 * 60 * 1_000

/** `Intl` is not used: browsers and server format months differently, and the text of a page must not change during hydration. */
export const monthNames = 'January February March April May June July August September October November December'.split(' ')
export const shortMonths = monthNames.map((name) => name.slice(0, 3))

/** A date whose UTC fields contain the date and time in India. */
function inIndia(iso: string): Date {
  return new Date(Date.parse(iso) + indiaAheadMs)
}

/** "21 Nov 2026" */
export function dateText(iso: string): string {
  const date = inIndia(iso)
  return `${dayText(iso)} ${date.getUTCFullYear()}`
}

/** "21 Nov" */
function dayText(iso: string): string {
  const date = inIndia(iso)
  return `${date.getUTCDate()} ${shortMonths[date.getUTCMonth()]}`
}

/** "21 November 2026" */
export function longDateText(iso: string): string {
  return `${inIndia(iso).getUTCDate()} ${monthAndYearText(iso)}`
}

/** "November 2026" */
export function monthAndYearText(iso: string): string {
  const date = inIndia(iso)
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** "2026-11-21" */
export function isoDateText(iso: string): string {
  return inIndia(iso).toISOString().slice(0, 10)
}

/** "3:04 pm" */
export function timeText(iso: string): string {
  const date = inIndia(iso)
  const hours = date.getUTCHours()
  return `${hours % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** "15:04" today, "12 May at 15:04" on another day, "12 May 2027 at 15:04" in another year. */
export function momentText(iso: string, now = new Date()): string {
  const time = inIndia(iso).toISOString().slice(11, 16)
  if (dayNumber(iso) === dayNumber(now.toISOString())) return time
  return `${yearOf(new Date(iso)) === yearOf(now) ? dayText(iso) : dateText(iso)} at ${time}`
}

/** "Tue, 21 Nov 2026 09:34:00 GMT", the format of RSS. */
export function rfc822Text(iso: string): string {
  return new Date(iso).toUTCString()
}

/** The hour of the day, such as "09", of a time in milliseconds since 1970. */
export function hourText(ms: number): string {
  return String(Math.floor(((ms + indiaAheadMs) % dayMs) / (60 * 60 * 1_000))).padStart(2, '0')
}

/** The moment at which the day with this number begins. */
export function startOfDay(day: number): Date {
  return new Date(day * dayMs - indiaAheadMs)
}

/** "2026-11-21" */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** The number of the day since 1970, for values that change at midnight. */
export function dayNumber(iso: string): number {
  return dayNumberAt(Date.parse(iso))
}

/** Like `dayNumber`, but takes milliseconds since 1970: cheaper than parsing a text. */
export function dayNumberAt(ms: number): number {
  return Math.floor((ms + indiaAheadMs) / dayMs)
}

/** "yesterday", "3 weeks ago", "on 2 May 2026". Counts calendar days, not spans of 24 hours. */
export function agoText(iso: string, now: Date): string {
  const days = dayNumber(now.toISOString()) - dayNumber(iso)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 14) return `${days} days ago`
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`
  return `on ${longDateText(iso)}`
}

/** The same time of day, `days` days of 24 hours earlier. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs)
}

/** The same time of day, `days` days of 24 hours later. */
export function daysAfter(moment: Date, days: number): Date {
  return daysBefore(moment, -days)
}

/** 2026 */
export function yearOf(moment: Date): number {
  return inIndia(moment.toISOString()).getUTCFullYear()
}

/** "2021-04" becomes "Apr 2021"; an incomplete month stays as it was typed. */
export function monthText(month: string): string {
  const [year, number] = month.split('-')
  const name = shortMonths[Number(number) - 1]
  return name ? `${name} ${year}` : month
}

/** "2021-01" for "2021": a year without a month means January of that year. */
export function monthFrom(yearOrMonth: string): string {
  return yearOrMonth.length === 4 ? monthOf(yearOrMonth, 1) : yearOrMonth
}

/** Accepts "2021-04" only, nothing shorter or longer. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** "2021-04" */
export function monthOf(year: string, number: number): string {
  return `${year}-${String(number).padStart(2, '0')}`
}
