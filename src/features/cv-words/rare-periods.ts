import { without } from './around-periods.ts'
import { type Period, pointIn, season, year } from './point-in-time.ts'
import { after, edge } from './words-of-periods.ts'

/** Where a cell or a text in brackets begins and ends. Within a text, such numbers count other things: "1850-1900 calls", "Class 10-12 2015". */
const cellBegins = '(?<=(?:^|[\\t(])\\s?)'
const cellEnds = '(?=\\s?(?:$|[\\t)]))'

/** Months in numbers: "08–09 2012". */
const monthsInNumbers = new RegExp(`${cellBegins}(0[1-9]|1[0-2])\\s?[–-]\\s?(0[1-9]|1[0-2])\\s(${year})${after}`, 'u')
/** Months with years of two digits: "08/11 - 07/13". */
const shortYears =
  /(?<![\d/.])(0[1-9]|1[0-2])\/(\d{2})\s?[–-]\s?(?:(0[1-9]|1[0-2])\/(\d{2})|present|till\s(?:date|now))(?![\d/.])/iu
/** A season that came again: "Summer 2012 and 2013". */
const seasonsAgain = new RegExp(
  `${edge}(${season}s?\\s${year})(?:\\s?,\\s|\\s(?:and|&)\\s(?:${season}s?\\s)?)(${year})${after}`,
  'iu',
)
/** Numbers from 1800 to 1899 are years only beside another year, or behind "since". */
const longAgo = new RegExp(`${cellBegins}(?:(18\\d{2})\\s?[–-]\\s?(1[89]\\d{2})|since\\s(18\\d{2}))${cellEnds}`, 'iu')

/** Periods in forms that few people use. */
export function rarePeriodIn(text: string): Period | null {
  return inNumbers(text) ?? inShortYears(text) ?? again(text) ?? longAgoIn(text)
}

function inNumbers(text: string): Period | null {
  const found = monthsInNumbers.exec(text)
  if (!found) return null
  const [start = '', end = ''] = [1, 2].map((at) => pointIn(`${found[at]}/${found[3]}`))
  return { start, end, isNow: false, rest: without(text, found) }
}

function inShortYears(text: string): Period | null {
  const found = shortYears.exec(text)
  if (!found) return null
  const [, month, short, lastMonth, lastShort] = found
  const start = pointIn(`${month}/${inFull(short)}`)
  const end = lastMonth === undefined ? '' : pointIn(`${lastMonth}/${inFull(lastShort)}`)
  return end !== '' && end <= start ? null : { start, end, isNow: end === '', rest: without(text, found) }
}

const inFull = (short = ''): string => `${Number(short) > 60 ? '19' : '20'}${short}`

function again(text: string): Period | null {
  const found = seasonsAgain.exec(text)
  return found && { start: pointIn(found[1] ?? ''), end: found[2] ?? '', isNow: false, rest: without(text, found) }
}

function longAgoIn(text: string): Period | null {
  const found = longAgo.exec(text)
  if (!found) return null
  const [, start, end = '', since = ''] = found
  return { start: start ?? since, end, isNow: start === undefined, rest: without(text, found) }
}
