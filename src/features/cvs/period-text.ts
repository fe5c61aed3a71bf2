import { monthText } from '#platform/contract/dates.ts'

/** A period without an end goes on: "2019 – Present". */
export function periodText(start: string, end: string): string {
  return start ? `${start} – ${end || 'Present'}` : end
}

type WorkPeriod = { readonly startDate: string; readonly endDate: string; readonly current: boolean }

/** A job that has ended, and whose end was left blank, is not shown as going on. */
export function workPeriod({ startDate, endDate, current }: WorkPeriod): string {
  if (current) return periodText(monthText(startDate), 'Present')
  return endDate ? periodText(monthText(startDate), monthText(endDate)) : monthText(startDate)
}
