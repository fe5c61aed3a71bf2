import { without } from './around-periods.ts'
import { rarePeriodIn } from './rare-periods.ts'
import { memoizeText } from './memoize-text.ts'
import { month, monthsNamed, type Period, type Point, pointIn, season, year } from './point-in-time.ts'
import { after, edge, now, to } from './words-of-periods.ts'

const dayOfMonth = '(?:0?[1-9]|[12]\\d|3[01])'
const monthOfYear = '(?:0?[1-9]|1[0-2])'
/** A month behind its year: "2018 JUNE". Only English names, because others are words too. */
const monthBehind =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?!\\sbe)|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const point = [
  `${month}\\s\\d{1,2}(?:st|nd|rd|th)?[,’']?\\s+${year}`,
  `${season}[,\\s]+(?:of\\s+)?${year}`,
  `(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s*|[.,-]\\s?)(?:of\\s+)?)?${month}[.,'‘’\\s/–-]*(?:${year}|\\d{2}(?!\\d))`,
  `\\d{1,2}\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?${year}`,
  `${dayOfMonth}-${monthOfYear}-\\d{2}(?!\\d)|${dayOfMonth}\\.${monthOfYear}\\.\\d{2}(?!\\d)|${dayOfMonth}/${monthOfYear}/\\d{2}(?!\\d)`,
  `(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${year}`,
  `${year}\\s?[-/.]\\s?(?:0[1-9]|1[0-2])(?!\\d)(?:[-/.]\\d{2}(?!\\d))?`,
  `${year}\\s${monthBehind}(?!\\p{L}|[.,'’\\s]{0,2}\\d)`,
  year,
].join('|')
const range = new RegExp(
  `${edge}(?:since\\s+|from\\s*(?::\\s*)?|von\\s+|(?<!\\.)de\\s+|du\\s+)?(${point})${to}(${point}|(?:${now})(?:\\s+onwards?)?|\\d{2}(?!\\d))${after}`,
  'iu',
)
/** The end stands first: "Present – April 2019". */
const backwards = new RegExp(`${edge}(?:${now})${to}(${point})${after}`, 'iu')
const monthsOfOneYear = new RegExp(
  `${edge}(${month})\\.?(?:${to}|\\s(?:and|&|y|e|i)\\s)(${month})[.,'‘’\\s(]*(${year})(?:${to}(${year}))?${after}`,
  'iu',
)
const onwards = '\\s+onwards?(?:\\s+till\\s+(?:date|now))?'
const open = new RegExp(
  `${edge}(?:since|from|seit|depuis|desde|dal)\\s+(${point})(?:${onwards})?${after}|${edge}(${point})(?:${onwards}${after}|\\s*[–—-]\\s*(?=$|[\\t)\\]]))`,
  'iu',
)
const isNowOnly = new RegExp(`^(?:${now})(?:\\s+onwards?)?$`, 'iu')
const endsNow = new RegExp(`(?:${now})$`, 'iu')
/** Short patterns that are tried first: to compile a pattern of periods costs more than to read the rest of a CV. */
const nowWord = new RegExp(now, 'iu')
const mayBeOpen = /since|from|seit|depuis|desde|dal|onward|[–—-]\s*(?:$|[\t)\]])/i
const single = new RegExp(`${edge}(${point})${after}`, 'iu')

/** A single time as a period: a season such as "Summer 2015" has a first and a last month, any other time is its own start and end. */
export function shortPeriodIn(text: string): Period | null {
  const found = hasYear(text) ? single.exec(text) : null
  return found && { start: pointIn(found[1] ?? ''), end: pointIn(found[1] ?? '', true), isNow: false, rest: without(text, found) }
}

/** The period in a text, in Indian and international formats, or null. `rest` is the text around it. */
export const periodIn = memoizeText((text): Period | null =>
  hasYear(text)
    ? (inOneYear(text) ?? fromTo(text) ?? rarePeriodIn(text) ?? goingOn(text) ?? withoutDash(text) ?? unstated(text))
    : unstated(text),
)

/** Each time in a period has a year of two or four digits. Most lines have none, and the patterns of periods are slow. */
const hasYear = (text: string): boolean => /\d\d/.test(text)

const wanting = '(?:month\\s+)?(?:year|(?:19|20)(?:xx|\\dx|yy)|yyyy|año)'
const hasUnfilled = /year|yy|x|año/i
const unfilled = new RegExp(`${edge}${wanting}${to}(?:${wanting}|${now})${after}`, 'iu')

const twoMonths = `${month}[.,'‘’\\s]*${year}`
const besideNow = '(?:present|currently(?:\\s+working)?|till\\s+(?:date|now))'
const beside = new RegExp(
  `${edge}((?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${twoMonths})(?:\\s*:\\s*|\\s+)(${twoMonths}|${besideNow})${after}`,
  'iu',
)
export const isBesideAnother = (text: string): boolean => beside.test(text)

/** Some fonts have no glyph for the dash, so two months stand side by side. */
function withoutDash(text: string): Period | null {
  const found = beside.exec(text)
  if (!found) return null
  const [, first = '', last = ''] = found
  const isNow = /present|current|till/i.test(last)
  return { start: pointIn(first), end: isNow ? '' : pointIn(last, true), isNow, rest: without(text, found) }
}

/** A template whose dates were never filled in: "Month Year – Month Year". */
function unstated(text: string): Period | null {
  const found = hasUnfilled.test(text) ? unfilled.exec(text) : null
  return found && { start: '', end: '', isNow: endsNow.test(found[0]), rest: without(text, found) }
}

function inOneYear(text: string): Period | null {
  const found = monthsNamed(text) > 1 ? monthsOfOneYear.exec(text) : null
  if (!found) return null
  const [, first = '', last = '', when = '', until] = found
  // "Feb - July 2017 - 2018" does not say which month is of which year.
  if (until !== undefined) return { start: when, end: until, isNow: false, rest: without(text, found) }
  return { start: pointIn(`${first} ${when}`), end: pointIn(`${last} ${when}`), isNow: false, rest: without(text, found) }
}

function fromTo(text: string): Period | null {
  const found = range.exec(text)
  if (!found) return fromNow(text)
  const [, first = '', last = ''] = found
  const start = pointIn(first)
  if (isMonthBehind(found[0], start)) return null
  const isNow = isNowOnly.test(last.trim())
  const end = /^\d{2}$/.test(last) ? `${start.slice(0, 2)}${last}` : isNow ? '' : pointIn(last, true)
  return { start, end, isNow, rest: without(text, found) }
}

function fromNow(text: string): Period | null {
  const found = nowWord.test(text) ? backwards.exec(text) : null
  return found && { start: pointIn(found[1] ?? ''), end: '', isNow: true, rest: without(text, found) }
}

/** Distinguishes the month "2016 / 09" from the two years "2008 / 09". */
const isMonthBehind = (text: string, start: Point): boolean => {
  const number = Number(/^\d{4}\s*\/\s*(0[1-9]|1[0-2])$/.exec(text)?.[1] ?? 0)
  return number > 0 && number < Number(start.slice(2, 4))
}

function goingOn(text: string): Period | null {
  const found = mayBeOpen.test(text) ? open.exec(text) : null
  return found && { start: pointIn(found[1] ?? found[2] ?? ''), end: '', isNow: true, rest: without(text, found) }
}

/** A single point in time, such as the year of a degree. */
export const momentIn = memoizeText((text): { readonly at: Point; readonly rest: string } | null => {
  const found = hasYear(text) ? single.exec(text) : null
  return found && { at: pointIn(found[1] ?? ''), rest: without(text, found) }
})

/** Whether a text is a date or a period and nothing else. */
export const isOnlyTime = (text: string): boolean => (periodIn(text)?.rest ?? momentIn(text)?.rest) === ''

const opening = /^(.{4,24}?)\s*(?:[–—-]|\bto|\btill)$/i
const nowAlone =
  /^(?:(?:till|to)\s+(?:date|now)|(?:the\s+)?present|current(?:ly)?|now|today|ongoing|aujourd.hui|présent|actuellement|en cours|heute|actual(?:idad|mente)?|atual(?:mente)?|presente|oggi|in corso|heden)$/i

/** Whether a line ends with an open period: "Jan 2020 –". */
export function openTime(text: string): boolean {
  const last = text.slice(text.lastIndexOf('\t') + 1)
  return isMomentAlone(opening.exec(last)?.[1] ?? '') || /^(?:(?:the\s+)?present|till\s+date|now)\s*(?:[–—-]|to)$/i.test(last)
}

export const isMomentAlone = (text: string): boolean => text.length <= 24 && /\d{2}/.test(text) && momentIn(text)?.rest === ''
export const isNowAlone = (text: string): boolean => text.length <= 16 && nowAlone.test(text)
