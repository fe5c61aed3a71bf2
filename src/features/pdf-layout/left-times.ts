import { isNowAlone, isOnlyTime, momentIn } from '#features/cv-words/period.ts'
import type { Piece, Row } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

const isTime = (text: string): boolean =>
  /\d{4}/.test(text) && (isOnlyTime(text) || (/[–—-]$/.test(text) && momentIn(text)?.rest === ''))
const isEnd = (text: string): boolean => isNowAlone(text)

type SplitRow = {
  readonly row: Row
  readonly before: readonly Piece[]
  readonly behind: readonly Piece[]
  readonly isEnd: boolean
}

/**
 * Splits off times in a narrow column at the left, even if the gap is narrower than a gutter. At least two rows must have their text at the same x.
 */
export function withLeftTimes(rows: readonly Row[]): Row[] {
  const split = new Map(rows.flatMap((row) => splitOf(row) ?? []).map((one) => [one.row, one]))
  const starts = Map.groupBy(
    [...split.values()].filter((one) => !one.isEnd),
    startOf,
  )
  return rows.map((row) => {
    const found = split.get(row)
    const alike = found ? [-1, 0, 1].flatMap((away) => starts.get(startOf(found) + away) ?? []) : []
    if (!found || alike.length < 2) return row
    return { ...row, segments: [...segmentsOf(found.before), ...segmentsOf(found.behind)] }
  })
}

const startOf = ({ behind: [first] }: SplitRow): number => Math.round(first?.x ?? 0)

const maybe = /^\s*(?:\D{0,12}\d{4}|[pnto]\p{L}+ )/iu

/** Splits the pieces of a row into a time at its beginning and the rest, which follows without a wide gap. Null if there is no such time. */
function splitOf(row: Row): SplitRow | null {
  const [segment] = row.segments
  if (row.fields || !segment || !maybe.test(segment.text)) return null
  const pieces = row.pieces.toSorted((a, b) => a.x - b.x)
  const cuts = pieces.slice(1, 8).flatMap((next, before) => {
    const last = pieces[before]
    return last && next.x < segment.right && next.x - last.right >= 0.45 * next.size ? [before + 1] : []
  })
  const found = cuts.map((at) => partedAt(row, pieces, at)).find((one) => one !== null)
  return found ?? null
}

function partedAt(row: Row, pieces: readonly Piece[], at: number): SplitRow | null {
  const before = pieces.slice(0, at)
  const text = before.map((piece) => piece.text.trim()).join(' ')
  return isTime(text) || isEnd(text) ? { row, before, behind: pieces.slice(at), isEnd: isEnd(text) } : null
}
