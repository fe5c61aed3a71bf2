import type { Piece, Row } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

/** In em: more than between words, and less than a segment ends at. */
const narrowest = 0.7

/** The places inside the segments of a row at which the text of another column may begin, however little is before it. */
export function seamsOf({ segments, pieces, fields }: Row): ReadonlySet<number> {
  if (fields) return new Set()
  const inOrder = pieces.toSorted((a, b) => a.x - b.x)
  const isSeam = (piece: Piece, before: number): boolean =>
    piece.x - before >= narrowest * piece.size && segments.some(({ x, right }) => x < piece.x - 2 && right > piece.x)
  let end = Infinity
  return new Set(
    inOrder.flatMap((piece) => {
      const found = isSeam(piece, end)
      end = Math.max(end === Infinity ? 0 : end, piece.right)
      return found ? [Math.round(piece.x)] : []
    }),
  )
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
