import type { Piece, Row } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

/** In em: wider than a space between words, and narrower than the gap that ends a segment. */
const narrowest = 0.7

/** In points: how far the text of a column may begin to the right of its titles. */
const indent = 6

/** The x positions in a row that have a gap before them, in whole points. The text of another column may begin there, or a little to the right. */
export function seamsOf({ pieces, fields }: Row): ReadonlySet<number> {
  const seams = new Set<number>()
  if (fields) return seams
  let end = Infinity
  for (const { x, right, size } of pieces.toSorted((a, b) => a.x - b.x)) {
    if (x - end >= narrowest * size)
      for (let away = 0; away <= Math.min(indent, x - end - 2); away++) seams.add(Math.round(x - away))
    end = end === Infinity ? right : Math.max(end, right)
  }
  return seams
}

export const hasSeamAt = (seams: ReadonlySet<number>, x: number): boolean =>
  [-2, -1, 0, 1, 2].some((away) => seams.has(Math.round(x) + away))

/** Splits the segments of a row that contain the text of two columns at the left edge of the right column. */
export function partedAt(row: Row, x: number): Row {
  const isAcross = row.segments.some((segment) => segment.x < x - 2 && segment.right > x - 2)
  if (!isAcross || !hasSeamAt(seamsOf(row), x)) return row
  const isLeft = (piece: Piece): boolean => piece.x < x - 2
  return {
    ...row,
    segments: [...segmentsOf(row.pieces.filter(isLeft)), ...segmentsOf(row.pieces.filter((piece) => !isLeft(piece)))],
  }
}
