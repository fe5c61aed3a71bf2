import { isOnlyTime, momentIn } from '#features/cv-reading/period.ts'
import type { Piece, Row } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

const isTime = (text: string): boolean =>
  /\d{4}/.test(text) && (isOnlyTime(text) || (/[–—-]$/.test(text) && momentIn(text)?.rest === ''))
const isEnd = (text: string): boolean => /^(?:present|till date|now|current|ongoing|today)$/i.test(text)

type SplitRow = {
  readonly row: Row
  readonly before: readonly Piece[]
  readonly behind: readonly Piece[]
  readonly isEnd: boolean
}

/** Times in a narrow column at the left, with less space behind them than columns have, are parts of their own: their texts begin at one place. */
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

/** The pieces of a time at the beginning of a row that goes on without a wide gap, and the others. */
function splitOf(row: Row): SplitRow | null {
  const [segment] = row.segments
  if (row.fields || !segment || !/^\s*(?:\D{0,12}\d{4}|[pnto]\p{L}+ )/iu.test(segment.text)) return null
  const pieces = row.pieces.toSorted((a, b) => a.x - b.x)
  for (let at = 1; at < Math.min(pieces.length, 8); at++) {
    const [last, next] = [pieces[at - 1], pieces[at]]
    if (!last || !next || next.x >= segment.right) return null
    if (next.x - last.right < 0.45 * next.size) continue
    const before = pieces.slice(0, at)
    const text = before.map((piece) => piece.text.trim()).join(' ')
    if (isTime(text) || isEnd(text)) return { row, before, behind: pieces.slice(at), isEnd: isEnd(text) }
  }
  return null
}
