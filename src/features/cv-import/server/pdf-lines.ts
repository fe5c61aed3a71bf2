import { withWholeDates } from './whole-dates.ts'
import { gutterIn } from './gutter.ts'

export type Piece = {
  readonly text: string
  readonly x: number
  readonly right: number
  readonly y: number
  readonly size: number
  readonly isRtl: boolean
  readonly font: string
}
/** Text without wide gaps inside, and with a wide gap before and after. `lead` is its beginning if the rest stands in other letters. */
export type Segment = {
  readonly text: string
  readonly x: number
  readonly right: number
  readonly size: number
  readonly font: string
  readonly lead: string
}
export type Row = { readonly y: number; readonly segments: readonly Segment[] }
/** A line of one column, with its distant parts. `column` identifies the column within the whole file. */
export type PdfLine = Row & { readonly column: number; readonly edge: number; readonly page: PageSize }
export type PageSize = { readonly number: number; readonly width: number; readonly height: number }

let columns = 0

/** The lines of a page in reading order: column after column if there are columns. */
export function linesOf(pieces: readonly Piece[], page: PageSize): PdfLine[] {
  const rows = withWholeDates(rowsOf(pieces))
  return blocksOf(rows).flatMap((block) => {
    const column = ++columns
    const edge = Math.max(0, ...block.flatMap(({ segments }) => segments.map(({ right }) => right)))
    return block.map((row) => ({ ...row, column, edge, page }))
  })
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  const groups: { y: number; size: number; readonly pieces: Piece[] }[] = []
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const last = groups.at(-1)
    if (last && Math.abs(last.y - piece.y) <= 0.4 * Math.min(last.size, piece.size)) last.pieces.push(piece)
    else groups.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  return groups.map(({ y, pieces: inRow }) => ({ y, segments: segmentsOf(inRow) }))
}

type OpenSegment = { -readonly [key in keyof Segment]: Segment[key] }

function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const segments: OpenSegment[] = []
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1)
    const gap = last ? piece.x - last.right : Infinity
    if (!last || gap > 1.6 * Math.min(piece.size, last.size)) segments.push({ ...piece, lead: '' })
    else extend(last, piece, gap)
  }
  return segments
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

function extend(last: OpenSegment, piece: Piece, gap: number): void {
  const seam = gap > 0.12 * piece.size && !/\s$/.test(last.text) && !/^\s/.test(piece.text) ? ' ' : ''
  const isOther = piece.font !== last.font && hasLetters(piece.text)
  if (isOther && !hasLetters(last.text)) last.font = piece.font
  else if (isOther && last.lead === '') last.lead = last.text
  last.text = piece.isRtl ? `${piece.text}${seam}${last.text}` : `${last.text}${seam}${piece.text}`
  last.right = Math.max(last.right, piece.right)
  last.size = Math.max(last.size, piece.size)
}

function blocksOf(rows: readonly Row[]): (readonly Row[])[] {
  const gutter = gutterIn(rows)
  if (!gutter) return rows.length > 0 ? [rows] : []
  const { x, from, to } = gutter
  const side = (isLeft: boolean): Row[] =>
    rows
      .slice(from, to)
      .map(({ y, segments }) => ({ y, segments: segments.filter((segment) => segment.x < x - 2 === isLeft) }))
      .filter(({ segments }) => segments.length > 0)
  const [above, below] = [rows.slice(0, from), rows.slice(to)]
  return [...(above.length > 0 ? [above] : []), side(true), ...blocksOf(side(false)), ...blocksOf(below)]
}
