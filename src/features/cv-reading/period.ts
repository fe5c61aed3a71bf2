import { monthOf } from '#platform/contract/dates.ts'
import { trimmed } from './paragraph.ts'
import { monthNumber, namesOfMonths } from '#platform/contract/read-month.ts'

/** "2021-04"; or "2021" if the text names no month. */
export type Point = string
/** `rest` is the text without the period. */
export type Period = { readonly start: Point; readonly end: Point; readonly isNow: boolean; readonly rest: string }

const names = namesOfMonths.toSorted((a, b) => b.length - a.length)
const month = `(?:${names.join('|')})`
const year = `(?:19|20)\\d{2}`
/** The first and the last month of what people mean by a season. */
const seasons: Readonly<Record<string, readonly [number, number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  monsoon: [7, 9],
  autumn: [9, 11],
  fall: [9, 11],
  winter: [12, 12],
}
const season = `(?:${Object.keys(seasons).join('|')})`
const point = [
  `${season}[,\\s]+(?:of\\s+)?${year}`,
  `(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s+|[.-]\\s?))?${month}[.,'’\\s/-]*(?:${year}|\\d{2}(?!\\d))`,
  `\\d{1,2}[/.-]\\d{1,2}[/.-]${year}`,
  `(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${year}`,
  `${year}\\s?[-/.]\\s?(?:0[1-9]|1[0-2])(?!\\d)(?:[-/.]\\d{2}(?!\\d))?`,
  year,
].join('|')
const now =
  'till\\s+(?:date|now)|to\\s+date|(?:the\\s+)?present|ongoing|current(?:ly)?|now|today|date|अब\\s+तक|आज\\s+तक|अभी\\s+तक|वर्तमान'
const to = '\\s*(?:--?|–|—|−|‐|‑|→|~|/(?=\\s)|\\bto\\b|\\btill\\b|\\buntil\\b|से)\\s*'
const edge = '(?<![\\p{L}\\p{M}\\d])'
const after = '(?![\\p{L}\\p{M}\\d])'

const range = new RegExp(`${edge}(?:since\\s+|from\\s+)?(${point})${to}(${point}|${now}|\\d{2}(?!\\d))${after}`, 'iu')
const monthsOfOneYear = new RegExp(`${edge}(${month})\\.?${to}(${month})[.,'’\\s]*(${year})${after}`, 'iu')
const open = new RegExp(
  `${edge}(?:since|from)\\s+(${point})${after}|${edge}(${point})(?:\\s+onwards?${after}|\\s*[–—-]\\s*(?=$|[\\t)\\]]))`,
  'iu',
)
const single = new RegExp(`${edge}(${point})${after}`, 'iu')

/** "Summer 2015" is a period; another point is its own beginning and end. */
export function shortPeriodIn(text: string): Period | null {
  const found = single.exec(text)
  return found && { start: pointIn(found[1] ?? ''), end: pointIn(found[1] ?? '', true), isNow: false, rest: without(text, found) }
}

/** A period, in Indian and international formats, or null. */
export function periodIn(text: string): Period | null {
  return inOneYear(text) ?? fromTo(text) ?? goingOn(text) ?? withoutDash(text) ?? unstated(text)
}

const wanting = '(?:month\\s+)?(?:year|(?:19|20)(?:xx|\\dx|yy)|yyyy|año)'
const unfilled = new RegExp(`${edge}${wanting}${to}(?:${wanting}|${now})${after}`, 'iu')

const twoMonths = `${month}[.,'’\\s]*${year}`
const beside = new RegExp(`${edge}(${twoMonths})\\s+(${twoMonths}|present)${after}`, 'iu')

export const isBesideAnother = (text: string): boolean => beside.test(text)

/** Some fonts have no letter for the dash between two months. */
function withoutDash(text: string): Period | null {
  const found = beside.exec(text)
  if (!found) return null
  const [, first = '', last = ''] = found
  const isNow = /present/i.test(last)
  return { start: pointIn(first), end: isNow ? '' : pointIn(last, true), isNow, rest: without(text, found) }
}

/** "Month Year – Month Year": a template whose dates nobody has filled in. */
function unstated(text: string): Period | null {
  const found = unfilled.exec(text)
  return found && { start: '', end: '', isNow: new RegExp(`(?:${now})$`, 'iu').test(found[0]), rest: without(text, found) }
}

function inOneYear(text: string): Period | null {
  const found = monthsOfOneYear.exec(text)
  if (!found) return null
  const [, first = '', last = '', when = ''] = found
  return { start: pointIn(`${first} ${when}`), end: pointIn(`${last} ${when}`), isNow: false, rest: without(text, found) }
}

function fromTo(text: string): Period | null {
  const found = range.exec(text)
  if (!found) return null
  const [, first = '', last = ''] = found
  const start = pointIn(first)
  const isNow = new RegExp(`^(?:${now})$`, 'iu').test(last.trim())
  const end = /^\d{2}$/.test(last) ? `${start.slice(0, 2)}${last}` : isNow ? '' : pointIn(last, true)
  return { start, end, isNow, rest: without(text, found) }
}

function goingOn(text: string): Period | null {
  const found = open.exec(text)
  return found && { start: pointIn(found[1] ?? found[2] ?? ''), end: '', isNow: true, rest: without(text, found) }
}

/** One moment, such as the year of a degree. */
export function momentIn(text: string): { readonly at: Point; readonly rest: string } | null {
  const found = single.exec(text)
  return found && { at: pointIn(found[1] ?? ''), rest: without(text, found) }
}

/** Whether a text is a date or a period and nothing else. */
export const isOnlyTime = (text: string): boolean => (periodIn(text)?.rest ?? momentIn(text)?.rest) === ''

function pointIn(text: string, isEnd = false): Point {
  const full = /(?:19|20)\d{2}/.exec(text)?.[0] ?? ''
  const [name] = new RegExp(month, 'iu').exec(text) ?? []
  if (name) return monthOf(full || century(text), monthNumber(name.toLowerCase()) || 1)
  return ofNumber(full, seasonIn(text, isEnd) || numberIn(text))
}

const ofNumber = (full: string, number: number): Point => (number >= 1 && number <= 12 ? monthOf(full, number) : full)

function seasonIn(text: string, isEnd: boolean): number {
  const time = new RegExp(season, 'iu').exec(text)?.[0].toLowerCase()
  return (time && seasons[time]?.[isEnd ? 1 : 0]) || 0
}

const inNumbers = [/^\d{1,2}[/.-](\d{1,2})[/.-]/, /^\d{4}\s?[-/.]\s?(\d{2})(?:[-/.]\d{2})?$/, /^(\d{1,2})\s?[/.-]/]

/** The month of "01/04/2021" (in India the day comes first), "2021-04" and "04/2021"; 0 if there is none. */
function numberIn(text: string): number {
  const found = inNumbers.map((way) => way.exec(text)?.[1]).find((digits) => digits !== undefined)
  return Number(found ?? 0)
}

/** "Apr'21" */
function century(text: string): string {
  const digits = /(\d{2})\D*$/.exec(text)?.[1] ?? ''
  return Number(digits) > 60 ? `19${digits}` : `20${digits}`
}

function without(text: string, found: RegExpExecArray): string {
  const left = `${text.slice(0, found.index)}\t${text.slice(found.index + found[0].length)}`
  return left
    .replace(/\(\s*\)|\[\s*\]/g, '\t')
    .split('\t')
    .map((part) =>
      trimmed(part, ' \t|,;:–—•·(-')
        .replace(/^\)|^\]/, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\t')
}
