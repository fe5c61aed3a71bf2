import { monthText } from '#platform/contract/dates.ts'
import { type FurtherSection, mayGoOn } from './further-sections.ts'

/** A period without an end is still going on: "2019 – Present". */
export function periodText(start: string, end: string): string {
  return start ? `${start} – ${end || 'Present'}` : end
}

type WorkPeriod = { readonly startDate: string; readonly endDate: string; readonly current: boolean }

/** The period of a job. A job that is not current but has no end is not shown as going on. */
export function workPeriod({ startDate, endDate, current }: WorkPeriod): string {
  if (current) return periodText(monthText(startDate), 'Present')
  return endDate ? periodText(monthText(startDate), monthText(endDate)) : monthText(startDate)
}

export function span(start: string, end: string): string {
  return [start, end].filter(Boolean).join(' – ')
}

type SectionDates = { readonly startDate: string; readonly endDate: string }

/** "Apr 2021 – Present", "2019", "Mar 2024 – Mar 2027"; a certificate with an unknown issue date is "Valid until Mar 2027". */
export function sectionPeriod(section: FurtherSection, { startDate, endDate }: SectionDates): string {
  const end = monthText(endDate) || (startDate && mayGoOn(section) ? 'Present' : '')
  if (section === 'certificates' && end && !startDate) return `Valid until ${end}`
  return startDate === endDate ? end : span(monthText(startDate), end)
}
