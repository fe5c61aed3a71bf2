import { columnsOf, isHeadCell, isHeadWords } from '#features/cv-words/column-heads.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import type { Row, Segment } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

/** One line of a cell. */
export type HeadFragment = { readonly segment: Segment; readonly y: number }
export type Column = { left: number; right: number; readonly fragments: HeadFragment[] }

/** In em: a wider gap separates the cells of a table. Cells may be closer to each other than the segments of a line. */
export const nearest = 0.4
const mostHeadLines = 4

/** Reads the header of a table, which may have up to four lines. Null if there is none. */
export function headAt(rows: readonly Row[], from: number) {
  const columns: Column[] = []
  let end = from
  for (; end < from + mostHeadLines && isHead(rows[end]); end++) {
    for (const fragment of fragmentsOf(rows[end])) {
      const [column, ...more] = columns.filter((one) => apart(one, fragment.segment) === 0)
      if (more.length > 0) return null
      if (column) extend(column, fragment)
      else columns.push({ left: fragment.segment.x, right: fragment.segment.right, fragments: [fragment] })
    }
  }
  const ordered = columns.toSorted((a, b) => a.left - b.left)
  const kinds = columnsOf(ordered.map(({ fragments }) => textOf(fragments)))
  return kinds && { columns: ordered, end, kinds }
}

const fragmentsOf = (row: Row | undefined): HeadFragment[] =>
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

export function extend(column: Column, fragment: HeadFragment): void {
  column.left = Math.min(column.left, fragment.segment.x)
  column.right = Math.max(column.right, fragment.segment.right)
  column.fragments.push(fragment)
}

export const textOf = (fragments: readonly HeadFragment[]): string =>
  fragments.map(({ segment }) => segment.text.trim()).join(' ')
