import { withoutBars } from './bars-of-times.ts'
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
 * Joins periods whose end stands above their start: "Present" beside the first line of an entry, "Jan 2020" beside the second. Needs exactly two such
 * rows in succession.
 */
function withEndsAbove(rows: readonly Row[]): readonly Row[] {
  const times = rows.map(marginOf)
  const pairs = times.flatMap((time, at) => {
    const [before, below, after] = [times[at - 1] ?? null, times[at + 1] ?? null, times[at + 2] ?? null]
    return time && below && !before && !after && isInLine(time, below) && isEndAbove(time, below) ? [at] : []
  })
  const isSure = pairs.some((at) => isNow(times[at]?.text.trim() ?? '')) || pairs.length > 1
  if (!isSure) return rows
  const upper = new Set(pairs)
  return rows.flatMap((row, at): Row[] => {
    if (upper.has(at - 1)) return []
    const [first, ...more] = row.segments
    const [start, ...below] = rows[at + 1]?.segments ?? []
    if (!upper.has(at) || !first || !start) return [row]
    // The texts of both rows are the header of the entry.
    const whole = { ...first, text: `${start.text.trim()} – ${first.text.trim()}` }
    return [{ ...row, segments: [whole, ...more, ...below] }]
  })
}

const isEndAbove = ({ text: end }: Segment, { text: start }: Segment): boolean =>
  isMoment(start.trim()) && (isNow(end.trim()) || isLater(end, start))

const isLater = (one: string, other: string): boolean => (momentIn(one)?.at ?? '') > (momentIn(other)?.at ?? '')

/** Joins periods that continue in the next row of a narrow column. */
export function withWholeDates(all: readonly Row[]): Row[] {
  const rows = withEndsAbove(withoutBars(all))
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
