import type { EntryFields } from '#features/cv-words/column-heads.ts'
import { blocksOfCards } from './cards.ts'
import { columnsBelowHeadings } from './heading-columns.ts'
import { withoutBars } from './bars-of-times.ts'
import { partedAt } from './close-columns.ts'
import { gutterIn } from './gutter.ts'
import { onlyOnce } from './drawn-twice.ts'
import { withMarginLabels } from './margin-labels.ts'
import { withMarginTimes } from './margin-times.ts'
import { isWithin, timesOfRight } from './middle-times.ts'
import { withLeftTimes } from './left-times.ts'
import { onTheirLines } from './raised-letters.ts'
import type { RuledLine } from './ruled-lines.ts'
import { ruledRows } from './ruled-tables.ts'
import { segmentsOf } from './segments.ts'
import { withStackedTimes } from './stacked-times.ts'
import { withTables } from './table-rows.ts'
import { withWholeDates } from './whole-dates.ts'

export type Piece = {
  readonly text: string
  readonly x: number
  readonly right: number
  readonly y: number
  readonly size: number
  readonly isRtl: boolean
  readonly font: string
}
/** A part of a line with wide gaps around it and none inside. `lead` is its beginning, if the rest has another font. */
export type Segment = {
  readonly text: string
  readonly x: number
  readonly right: number
  readonly size: number
  readonly font: string
  readonly lead: string
}
/** A line across the whole page. `pieces` are the texts that its segments consist of; `fields` are the cells of a table row, by kind. `isLabelled`: it begins with a margin label. */
export type Row = {
  readonly y: number
  readonly segments: readonly Segment[]
  readonly pieces: readonly Piece[]
  readonly fields?: EntryFields
  readonly isLabelled?: boolean
}
/** A line of one column. `column` identifies the column within the whole file, and `edge` is the right edge of that column. */
export type PdfLine = Row & { readonly column: number; readonly edge: number; readonly page: PageSize }
export type PageSize = { readonly number: number; readonly width: number; readonly height: number }

let columns = 0

/** The lines of a page in reading order: column by column, if there are columns. `ruled` are the drawn lines of tables. */
export function linesOf(pieces: readonly Piece[], page: PageSize, ruled: readonly RuledLine[] = []): PdfLine[] {
  const table = ruledRows(pieces, ruled)
  const all = [...rowsOf(table.rest), ...table.rows].toSorted((a, b) => b.y - a.y)
  const rows = withWholeDates(withLeftTimes(withTables(all)))
  return blocksOf(rows).flatMap((block) => {
    const column = ++columns
    const edge = Math.max(0, ...block.flatMap(({ segments }) => segments.map(({ right }) => right)))
    return withMarginLabels(block).map((row) => ({ ...row, column, edge, page }))
  })
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  const groups: { y: number; size: number; readonly pieces: Piece[] }[] = []
  for (const piece of onTheirLines(withMarginTimes(withStackedTimes(pieces))).toSorted((a, b) => b.y - a.y)) {
    const last = groups.at(-1)
    if (last && Math.abs(last.y - piece.y) <= 0.4 * Math.min(last.size, piece.size)) last.pieces.push(piece)
    else groups.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  return groups.map(({ y, pieces: all }) => {
    const inRow = onlyOnce(all)
    return { y, segments: segmentsOf(inRow), pieces: inRow }
  })
}

function blocksOf(rows: readonly Row[]): (readonly Row[])[] {
  const gutter = gutterIn(rows)
  if (!gutter)
    return blocksOfCards(rows)
      .flatMap(columnsBelowHeadings)
      .filter((block) => block.length > 0)
  const { x, from, to } = gutter
  const parted = rows.slice(from, to).map((row) => partedAt(row, x))
  const times = timesOfRight(parted, x)
  const side = (isLeft: boolean): Row[] => {
    const isHere = (one: { readonly x: number }): boolean =>
      (one.x < x - 2 && !times.some((time) => isWithin(one, time))) === isLeft
    const own = parted.map((row) => ({ ...row, segments: row.segments.filter(isHere), pieces: row.pieces.filter(isHere) }))
    return withTables(withLeftTimes(withoutBars(own.filter(({ segments }) => segments.length > 0))))
  }
  const [above, below] = [rows.slice(0, from), rows.slice(to)]
  return [...(above.length > 0 ? [above] : []), side(true), ...blocksOf(side(false)), ...blocksOf(below)]
}
