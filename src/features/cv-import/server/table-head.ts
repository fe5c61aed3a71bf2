import { columnsOf, isHeadCell, isHeadWords } from '#features/cv-words/column-heads.ts'
import { headingIn } from '#features/cv-reading/headings.ts'
import type { Row, Segment } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

/** A part of a cell: one line of it. */
export type Scrap = { readonly segment: Segment; readonly y: number }
export type Column = { left: number; right: number; readonly scraps: Scrap[] }

/** Cells of tables stand nearer to each other than other distant parts of a line, in em. */
export const nearest = 0.4
const mostHeadLines = 4

/** The head of a table, which may have several lines. */
export function headAt(rows: readonly Row[], from: number) {
  const columns: Column[] = []
  let end = from
  for (; end < from + mostHeadLines && isHead(rows[end]); end++) {
    for (const scrap of scrapsOf(rows[end])) {
      const [column, ...more] = columns.filter((one) => apart(one, scrap.segment) === 0)
      if (more.length > 0) return null
      if (column) extend(column, scrap)
      else columns.push({ left: scrap.segment.x, right: scrap.segment.right, scraps: [scrap] })
    }
  }
  const ordered = columns.toSorted((a, b) => a.left - b.left)
  const kinds = columnsOf(ordered.map(({ scraps }) => textOf(scraps)))
  return kinds && { columns: ordered, end, kinds }
}

const scrapsOf = (row: Row | undefined): Scrap[] =>
  row ? segmentsOf(row.pieces, nearest).map((segment) => ({ segment, y: row.y })) : []

const isHead = (row: Row | undefined): boolean =>
  row !== undefined &&
  row.fields === undefined &&
  row.segments.some(({ text }) => isHeadWords(text)) &&
  row.segments.every(({ text }) => isHeadCell(text)) &&
  !isHeading(row)

export const isHeading = ({ segments: [first, ...more] }: Row): boolean =>
  first !== undefined && more.length === 0 && headingIn(first.text) !== null

export const apart = ({ left, right }: Column, { x, right: end }: Segment): number => Math.max(0, left - end, x - right)

export function extend(column: Column, scrap: Scrap): void {
  column.left = Math.min(column.left, scrap.segment.x)
  column.right = Math.max(column.right, scrap.segment.right)
  column.scraps.push(scrap)
}

export const textOf = (scraps: readonly Scrap[]): string => scraps.map(({ segment }) => segment.text.trim()).join(' ')
