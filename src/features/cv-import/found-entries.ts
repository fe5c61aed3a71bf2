import { monthFrom } from '#platform/contract/dates.ts'
import type { FileLine, FindValue, FoundValue, ModelReading } from './model-reading.ts'
import { momentIn, periodIn } from '#features/cv-words/period.ts'

/** The fields of an entry whose values were found in the file, each with its line. */
export type FoundEntry = Readonly<Record<string, FoundValue>>

/** The end date of a job that has not ended. */
export const untilNow = 'now'

export function foundJob({ company, position, period }: ModelReading['jobs'][number], find: FindValue): FoundEntry {
  const time = timeIn(find(period))
  return known({
    company: find(company),
    position: find(position),
    startDate: time && valueOf(monthFrom(time.start), time.line),
    endDate: time && valueOf(time.isNow ? untilNow : monthFrom(time.end), time.line),
  })
}

export function foundCourse(
  { institution, degree, field, period }: ModelReading['courses'][number],
  find: FindValue,
): FoundEntry {
  const time = timeIn(find(period))
  return known({
    institution: find(institution),
    degree: find(degree),
    field: find(field),
    startYear: time && valueOf(time.start.slice(0, 4), time.line),
    endYear: time && valueOf(time.end.slice(0, 4), time.line),
  })
}

const valueOf = (value: string, line: FileLine): FoundValue | null => (value === '' ? null : { value, line })

const known = (entry: Readonly<Record<string, FoundValue | null>>): FoundEntry =>
  Object.fromEntries(Object.entries(entry).flatMap(([name, value]) => (value ? [[name, value]] : [])))

type Time = { readonly start: string; readonly end: string; readonly isNow: boolean; readonly line: FileLine }

/** Reads a time with our own rules. A single date counts as the end. */
function timeIn(found: FoundValue | null): Time | null {
  if (!found) return null
  const { value, line } = found
  const period = periodIn(value)
  if (period?.rest === '') return { start: period.start, end: period.end, isNow: period.isNow, line }
  const moment = momentIn(value)
  return moment?.rest === '' ? { start: '', end: moment.at, isNow: false, line } : null
}
