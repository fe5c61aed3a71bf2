import { headingIn } from '#features/cv-words/headings.ts'
import { periodIn } from '#features/cv-words/period.ts'
import type { Row, Segment } from './pdf-lines.ts'

const fewest = 3
/** In points. */
const near = 3

/** A single date is no such time: the start and the end of one job may stand side by side. */
const isPeriod = ({ text }: Segment): boolean => text.length <= 40 && /\d{4}/.test(text) && periodIn(text.trim())?.rest === ''

/** Whether the row has the times of two entries that stand side by side. */
const isOfTimes = ({ segments, fields }: Row): boolean => !fields && segments.length === 2 && segments.every(isPeriod)

/** Whether all texts of the row begin at one of the two edges, and none goes on over the second one. */
function isWithin({ segments, fields }: Row, [left, right]: readonly [number, number]): boolean {
  if (fields || segments.length > 2 || headingIn(segments[0]?.text.trim() ?? '')?.rest === '') return false
  return segments.every(({ x, right: end }) =>
    x < right - near ? x > left - near && x < left + 4 * near && end < right : x < right + 4 * near,
  )
}

const sideOf = (rows: readonly Row[], isHere: (one: { readonly x: number }) => boolean): Row[] =>
  rows
    .map((row) => ({ ...row, segments: row.segments.filter(isHere), pieces: row.pieces.filter(isHere) }))
    .filter(({ segments }) => segments.length > 0)

/** Splits entries that stand side by side, as in cards: each pair of times shows where the two columns begin. Other rows stay as they are. */
export function blocksOfCards(rows: readonly Row[]): (readonly Row[])[] {
  const at = rows.findIndex(isOfTimes)
  const [one, two] = rows[at]?.segments ?? []
  if (!one || !two) return [rows]
  const edges = [one.x, two.x] as const
  const above = rows.slice(0, at).findLastIndex((row) => !isWithin(row, edges))
  const behind = rows.slice(at).findIndex((row) => !isWithin(row, edges))
  const [from, to] = [above + 1, behind < 0 ? rows.length : at + behind]
  const cards = rows.slice(from, to)
  if (cards.filter(({ segments }) => segments.length === 2).length < fewest) return [rows]
  const isLeft = ({ x }: { readonly x: number }): boolean => x < two.x - near
  return [rows.slice(0, from), sideOf(cards, isLeft), sideOf(cards, (piece) => !isLeft(piece)), ...blocksOfCards(rows.slice(to))]
}
