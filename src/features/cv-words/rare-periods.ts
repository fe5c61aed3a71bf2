import { without } from './around-periods.ts'
import { type Period, pointIn, season, year } from './point-in-time.ts'
import { after, edge } from './words-of-periods.ts'

/** Months in numbers: "08–09 2012". */
const monthsInNumbers = new RegExp(`${edge}(0[1-9]|1[0-2])\\s?[–-]\\s?(0[1-9]|1[0-2])\\s(${year})${after}`, 'u')
/** A season that came again: "Summer 2012 and 2013". */
const seasonsAgain = new RegExp(
  `${edge}(${season}s?\\s${year})(?:\\s?,\\s|\\s(?:and|&)\\s(?:${season}s?\\s)?)(${year})${after}`,
  'iu',
)
/** Numbers from 1800 to 1899 are years only beside another year, or behind "since". */
const longAgo = new RegExp(`${edge}(?:(18\\d{2})\\s?[–-]\\s?(1[89]\\d{2})|since\\s(18\\d{2}))${after}`, 'iu')

/** Periods in forms that few people use. */
export function rarePeriodIn(text: string): Period | null {
  const months = monthsInNumbers.exec(text)
  if (months) {
    const [start = '', end = ''] = [1, 2].map((at) => pointIn(`${months[at]}/${months[3]}`))
    return { start, end, isNow: false, rest: without(text, months) }
  }
  const seasons = seasonsAgain.exec(text)
  if (seasons) return { start: pointIn(seasons[1] ?? ''), end: seasons[2] ?? '', isNow: false, rest: without(text, seasons) }
  const old = longAgo.exec(text)
  return old && { start: old[1] ?? old[3] ?? '', end: old[2] ?? '', isNow: old[3] !== undefined, rest: without(text, old) }
}
