import { isOnlyTime, periodIn } from '../period.ts'
import { withWholeDates } from './whole-dates.ts'
import { headingIn } from '../headings.ts'

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

type Gutter = { readonly x: number; readonly from: number; readonly to: number }

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

/** The position at which most lines begin to the right of others and which few lines cross. */
function gutterIn(rows: readonly Row[]): Gutter | null {
  const segments = rows.flatMap((row) => row.segments)
  const [left, right] = [Math.min(...segments.map(({ x }) => x)), Math.max(...segments.map((segment) => segment.right))]
  const places = new Set(
    segments.map(({ x }) => Math.round(x)).filter((x) => x > left + 0.15 * (right - left) && x < left + 0.85 * (right - left)),
  )
  const found = [...places].slice(0, 400).flatMap((x) => {
    const { from, to } = longestRun(rows, x)
    const score = worth(rows.slice(from, to), x)
    return score > 0 ? [{ x, from, to, score }] : []
  })
  const [best] = found.toSorted((a, b) => b.score - a.score || a.x - b.x)
  return best ?? null
}

function longestRun(rows: readonly Row[], x: number): { readonly from: number; readonly to: number } {
  let best = { from: 0, to: 0 }
  let from = 0
  rows.forEach(({ segments }, at) => {
    if (segments.some((segment) => segment.x < x - 2 && segment.right > x - 2)) from = at + 1
    else if (at + 1 - from > best.to - best.from) best = { from, to: at + 1 }
  })
  return best
}

const texts = (side: readonly Segment[]): string => side.map(({ text }) => text).join(' ')

function tellsOnly(some: readonly string[]): boolean {
  return (
    some.filter((text) => (text.length < 40 && periodIn(text)) || isOnlyTime(text) || /^\S*\d{4}$/.test(text)).length >
    0.4 * some.length
  )
}

/** How much text is on both sides; zero if one side only names the period or the subject of the other. */
function worth(rows: readonly Row[], x: number): number {
  const sides = rows.map(({ segments }) => ({
    left: segments.filter((segment) => segment.x < x - 2),
    right: segments.filter((segment) => segment.x >= x - 2),
  }))
  const [left, right] = [sides.filter((side) => side.left.length > 0), sides.filter((side) => side.right.length > 0)]
  const both = sides.filter((side) => side.left.length > 0 && side.right.length > 0).length
  const fewest = Math.min(left.length, right.length)
  if (fewest < 5 || (both > 0.8 * Math.max(left.length, right.length) && rows.length < 14)) return 0
  if (tellsOnly(right.map((side) => texts(side.right))) || tellsOnly(left.map((side) => texts(side.left)))) return 0
  // Cells of a table stand beside each other; columns have headings of their own.
  const isTable = both > 0.8 * right.length && !right.some((side) => headingIn(texts(side.right)))
  if (isTable) return 0
  const titles = left.filter((side) => headingIn(texts(side.left))).length
  // Times at the right end of lines belong to those lines.
  const times = sides.filter((side) => side.left.length > 0 && isOnlyTime(side.right[0]?.text ?? '')).length
  return titles > 0.5 * left.length ? 0 : fewest - 2 * times
}
