import { headingIn } from '#features/cv-words/headings.ts'
import { withoutEntriesBelow } from './entries-below.ts'
import { isWithin, timesOfRight } from './middle-times.ts'
import type { Row, Segment } from './pdf-lines.ts'

const isHeading = (text: string): boolean => headingIn(text)?.rest === ''

/** Splits short sections that stand side by side, each below its heading: "Languages", "Interests" and "References" in one line. */
export function columnsBelowHeadings(rows: readonly Row[]): (readonly Row[])[] {
  const from = rows.findIndex(isOfHeadings)
  if (from < 0) return [rows]
  const edges = rows[from]?.segments.map(({ x }) => x) ?? []
  const [, second = Infinity, ...others] = edges
  const run = { from, to: endOf(rows, from, edges) }
  const end = others.length > 0 ? run.to : withoutEntriesBelow(rows, run, second).to
  if (end < from + 2) return [rows]
  const own = rows.slice(from, end)
  const times = others.length > 0 ? [] : timesOfRight(own, second)
  const columns = edges.map((_, at) => columnOf(own, times, [at === 0 ? -Infinity : (edges[at] ?? 0), edges[at + 1] ?? Infinity]))
  return [rows.slice(0, from), ...columns, ...columnsBelowHeadings(rows.slice(end))]
}

const isOfHeadings = ({ segments, fields }: Row): boolean =>
  !fields && segments.length > 1 && segments.filter(({ text }) => isHeading(text.trim())).length > 0.6 * segments.length

/** The index of the first row that crosses the columns, or of the heading right above that row. */
function endOf(rows: readonly Row[], from: number, edges: readonly number[]): number {
  const crossing = rows.findIndex((row, at) => at > from && (row.fields !== undefined || isAcross(row, edges)))
  const end = crossing < 0 ? rows.length : crossing
  const [first, ...more] = rows[end - 1]?.segments ?? []
  return crossing > from && first && more.length === 0 && isHeading(first.text.trim()) ? end - 1 : end
}

const isAcross = ({ segments }: Row, edges: readonly number[]): boolean =>
  segments.some(({ x, right }) => edges.slice(1).some((edge) => x < edge - 2 && right > edge - 2))

/** `times` stand before the last column and belong to it. */
function columnOf(rows: readonly Row[], times: readonly Segment[], [start, end]: readonly [number, number]): Row[] {
  const [left, right] = [start - 2, end - 2]
  const isHere = (one: { readonly x: number }): boolean =>
    times.some((time) => isWithin(one, time)) ? end === Infinity : one.x >= left && one.x < right
  return rows
    .map((row) => ({ ...row, segments: row.segments.filter(isHere), pieces: row.pieces.filter(isHere) }))
    .filter(({ segments }) => segments.length > 0)
}
