import { withoutBars } from './bars-of-times.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { isNowAlone, isOnlyTime, momentIn, periodIn } from '#features/cv-words/period.ts'
import type { Row, Segment } from './pdf-lines.ts'

const isUnended = (text: string): boolean => /[–—-]$/.test(text) && momentIn(text)?.rest === ''
const isUnendedMonth = (text: string): boolean => /\d\s*[–—-]\s*\p{L}{3,9}\.?$/u.test(text)
const isEnd = (text: string): boolean => isOnlyTime(text) || isNowAlone(text)

/** Whether the next text ends an open period: "Apr 2019 –" above "Present", or "Sept 2015 – Jan" above "2019". */
const endsPeriod = (text: string, next: string): boolean =>
  (isUnended(text) && isEnd(next)) || (isUnendedMonth(text) && /^\d{4}$/.test(next) && periodIn(`${text} ${next}`)?.rest === '')

/** Whether both texts have the same left or the same right edge. */
const isInLine = (one: Segment, other: Segment): boolean => Math.abs(one.x - other.x) < 3 || Math.abs(one.right - other.right) < 3

const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/.test(text.trim())

/** Joins two years that stand alone in adjacent rows: "2014" above "2018". Null otherwise. */
function yearsIn({ segments: [first, ...more], y, fields }: Row, { segments: [next, ...others], y: below }: Row): Segment | null {
  const areAlone = first && next && !fields && more.length + others.length === 0 && isYear(first.text) && isYear(next.text)
  if (!areAlone || !isInLine(first, next) || y - below > 2 * first.size || first.text.trim() >= next.text.trim()) return null
  return { ...first, text: `${first.text.trim()} – ${next.text.trim()}`, right: Math.max(first.right, next.right) }
}

const isMoment = (text: string): boolean => text.length <= 20 && /\d{4}/.test(text) && momentIn(text)?.rest === ''
const isNow = (text: string): boolean => /^(?:present|now|current|ongoing|today)$/i.test(text)

/** The time at the beginning of a row that has more text at its right. Null otherwise. */
function marginOf({ segments: [first, second], fields }: Row): Segment | null {
  const text = first?.text.trim() ?? ''
  return first && second && !fields && (isMoment(text) || isNow(text)) ? first : null
}

/**
 * Joins periods of two rows: "Present" beside the first line of an entry, "Jan 2020" beside the second, or the other way round. Needs exactly two such
 * rows in succession. A start above its end needs a "Present" too, in the same column of the same section, because dates of two entries may stand so.
 */
function withBothRows(rows: readonly Row[]): readonly Row[] {
  const times = rows.map(marginOf)
  const pairs = times.flatMap((time, at) => {
    const [before, below, after] = [times[at - 1] ?? null, times[at + 1] ?? null, times[at + 2] ?? null]
    return time && below && !before && !after && isInLine(time, below) ? [at] : []
  })
  const textAt = (at: number): string => times[at]?.text.trim() ?? ''
  const backwards = pairs.filter((at) => isEndOf(textAt(at), textAt(at + 1)))
  const forwards = pairs.filter((at) => !isUnended(textAt(at)) && isEndOf(textAt(at + 1), textAt(at)))
  const goingOn = forwards.filter((at) => isNow(textAt(at + 1)))
  const sections = goingOn.length > 0 ? sectionsOf(rows) : []
  const isLike = (at: number, other: number): boolean => {
    const [one, two] = [times[at], times[other]]
    return sections[at] === sections[other] && !!one && !!two && isInLine(one, two)
  }
  const sure = forwards.filter((at) => goingOn.some((other) => isLike(at, other)))
  if (sure.length > 0) return joinedAt(rows, sure, (one, two) => `${one} – ${two}`)
  const isSure = backwards.some((at) => isNow(textAt(at))) || backwards.length > 1
  return isSure ? joinedAt(rows, backwards, (one, two) => `${two} – ${one}`) : rows
}

/** The number of the section of each row, counted by the titles. */
function sectionsOf(rows: readonly Row[]): number[] {
  let section = 0
  return rows.map(({ segments: [first] }) => (headingIn(first?.text.trim() ?? '')?.rest === '' ? ++section : section))
}

/** The texts of both rows are the header of the entry. */
function joinedAt(rows: readonly Row[], pairs: readonly number[], textOf: (one: string, two: string) => string): readonly Row[] {
  const upper = new Set(pairs)
  return rows.flatMap((row, at): Row[] => {
    if (upper.has(at - 1)) return []
    const [first, ...more] = row.segments
    const [second, ...below] = rows[at + 1]?.segments ?? []
    if (!upper.has(at) || !first || !second) return [row]
    const whole = { ...first, text: textOf(first.text.trim(), second.text.trim()) }
    return [{ ...row, segments: [whole, ...more, ...below] }]
  })
}

const isEndOf = (end: string, start: string): boolean => isMoment(start) && (isNow(end) || isLater(end, start))

const isLater = (one: string, other: string): boolean => (momentIn(one)?.at ?? '') > (momentIn(other)?.at ?? '')

/** Joins periods that continue in the next row of a narrow column. */
export function withWholeDates(all: readonly Row[]): Row[] {
  const rows = withBothRows(withoutBars(all))
  const done: Row[] = []
  for (const row of rows) {
    const before = done.at(-1)
    if (before) done.splice(-1, 1, ...joinedRows(before, row))
    else done.push(row)
  }
  return done
}

/** The first row with the whole period and, if anything else is left, the second row without it. Both rows unchanged if they do not form a period. */
function joinedRows(before: Row, row: Row): readonly Row[] {
  const years = yearsIn(before, row)
  if (years) return [{ ...before, segments: [years] }]
  const open = before.segments.find(({ text }) => isUnended(text.trim()) || isUnendedMonth(text.trim()))
  const end = open && row.segments.find((one) => isInLine(one, open) && endsPeriod(open.text.trim(), one.text.trim()))
  if (!end) return [before, row]
  const whole = { ...open, text: `${open.text} ${end.text}`, right: Math.max(open.right, end.right) }
  const rest = row.segments.filter((one) => one !== end)
  const joined = { ...before, segments: before.segments.map((one) => (one === open ? whole : one)) }
  const pieces = row.pieces.filter(({ x, right }) => x < end.x - 0.5 || right > end.right + 0.5)
  return rest.length > 0 ? [joined, { ...row, segments: rest, pieces }] : [joined]
}

/** Whether a paragraph ends with an open period that the next one ends: "Apr 2019 -" above "Present". */
export const isTimeCut = ({ text: before }: Paragraph, { text }: Paragraph): boolean =>
  text.length <= 30 &&
  /\d{2}\)?\s*(?:[–—-]|to)$/i.test(before) &&
  periodIn(`Jan 2000 – ${text}`)?.rest.replace(/[).]/g, '') === ''
