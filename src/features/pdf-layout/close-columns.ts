import type { Piece, Row } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

/** In em: more than between words, and less than a segment ends at. */
const narrowest = 0.7

/** The places in a row before which there is a gap, so that the text of another column may begin there. */
export function seamsOf({ pieces, fields }: Row): ReadonlySet<number> {
  const seams = new Set<number>()
  if (fields) return seams
  let end = Infinity
  for (const { x, right, size } of pieces.toSorted((a, b) => a.x - b.x)) {
    if (x - end >= narrowest * size) seams.add(Math.round(x))
    end = end === Infinity ? right : Math.max(end, right)
  }
  return seams
}

export const hasSeamAt = (seams: ReadonlySet<number>, x: number): boolean =>
  [-2, -1, 0, 1, 2].some((away) => seams.has(Math.round(x) + away))

/** A row in whose segments the text of two columns stands, parted where the right one begins. */
export function partedAt(row: Row, x: number): Row {
  const isAcross = row.segments.some((segment) => segment.x < x - 2 && segment.right > x - 2)
  if (!isAcross || !hasSeamAt(seamsOf(row), x)) return row
  const isLeft = (piece: Piece): boolean => piece.x < x - 2
  return {
    ...row,
    segments: [...segmentsOf(row.pieces.filter(isLeft)), ...segmentsOf(row.pieces.filter((piece) => !isLeft(piece)))],
  }
}
