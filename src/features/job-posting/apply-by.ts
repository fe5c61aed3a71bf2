import { dayNumber, daysAfter } from '#platform/contract/dates.ts'
import { mostDays, usualDays } from './rules.ts'

/** The end of the last day to apply in India, or of the thirtieth day from now if none is given. Null if the day is out of range. */
export function expiryOf(applyBy: string, now: Date): Date | null {
  if (applyBy === '') return daysAfter(now, usualDays)
  const end = new Date(`${applyBy}T23:59:59+05:30`)
  const days = dayNumber(end.toISOString()) - dayNumber(now.toISOString())
  return days >= 1 && days <= mostDays ? end : null
}

/** Spreadsheets in India write dates as 30/11/2026. */
export function isoDay(typed: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}
