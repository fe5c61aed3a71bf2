import type { FieldKind } from '#features/cv-words/column-heads.ts'
import type { Segment } from './pdf-lines.ts'
import { type Column, type HeadFragment, textOf } from './table-head.ts'

type CellLines = { readonly top: number; readonly bottom: number; readonly fragments: readonly HeadFragment[] }

/** In points: lines of one cell exceed the narrowest line distance by less than this. Rows are further apart. */
const rowGap = 1.2

type TableLine = { readonly y: number; readonly cells: readonly (Segment | null)[] }

/** The rows of a table, each with the cell of each column or null. */
export function linesOfTable(columns: readonly Column[], kinds: readonly (FieldKind | null)[]): TableLine[] {
  return linesFromTop(columns, kinds) ?? linesByDistance(columns)
}

/** Numbers of rows, years and marks. Such a cell has one line. */
const shortCell =
  /^(?:\(?\d{1,2}[.)]*|[^\p{L}]*(?:19|20)\d{2}[^\p{L}]*|\d{1,3}(?:\.\d+)?\s?%|(?:\p{L}{3,9}[-.,'’\s]+)?(?:19|20)\d{2})$/u

/** Splits a table whose cells begin at the same height in each row, as word processors write them. Null if the table is different. */
function linesFromTop(columns: readonly Column[], kinds: readonly (FieldKind | null)[]): TableLine[] | null {
  const starts = startsByKey(columns, kinds) ?? startsByFullness(columns)
  if (!starts || columns.some(({ fragments }) => !beginWithin(fragments, starts))) return null
  return starts.map((y, at) => {
    const end = starts[at + 1] ?? -Infinity
    const within = (fragments: readonly HeadFragment[]): CellLines[] => [
      { top: y, bottom: y, fragments: fragments.filter((one) => one.y <= y && one.y > end) },
    ]
    return { y, cells: columns.map(({ fragments }) => cellIn(within(fragments))) }
  })
}

/** The y positions at which rows begin, from a column that has exactly one line per row. Null if there is none. */
function startsByKey(columns: readonly Column[], kinds: readonly (FieldKind | null)[]): number[] | null {
  const top = linesIn(columns)[0]
  const most = Math.max(...columns.map(({ fragments }) => fragments.length))
  const key = columns.find(({ fragments }, at) => {
    const isKnown = /^(?:number|time|from|grade)$/.test(kinds[at] ?? '')
    return (
      isKnown &&
      fragments.length > 1 &&
      fragments[0]?.y === top &&
      fragments.every(({ segment }) => shortCell.test(segment.text.trim()))
    )
  })
  return key && key.fragments.length < most ? key.fragments.map(({ y }) => y) : null
}

/** If all lines have the same distance, a row begins at each line in which most columns have text. */
function startsByFullness(columns: readonly Column[]): number[] | null {
  const lines = linesIn(columns)
  // No cell has a second line, so each line is a row.
  if (lines.length > 1 && columns.every(({ fragments }) => fragments.length === lines.length)) return lines
  if (widestStep(lines) > 1) return null
  const isFull = (y: number): boolean =>
    columns.filter(({ fragments }) => fragments.some((one) => one.y === y)).length > 0.6 * columns.length
  const starts = lines.filter(isFull)
  return starts[0] === lines[0] && starts.length < lines.length ? starts : null
}

const linesIn = (columns: readonly Column[]): number[] =>
  [...new Set(columns.flatMap(({ fragments }) => fragments.map(({ y }) => y)))].toSorted((a, b) => b - a)

/** The difference between the largest and the smallest distance of adjacent lines. */
function widestStep(lines: readonly number[]): number {
  const steps = lines.slice(1).map((y, at) => (lines[at] ?? y) - y)
  return Math.max(...steps) - Math.min(...steps)
}

/** Whether each row that has text in this column has its first line at the beginning of the row. */
function beginWithin(fragments: readonly HeadFragment[], starts: readonly number[]): boolean {
  const heights = new Set(fragments.map(({ y }) => y))
  const rows = starts.filter((y, at) => fragments.some((one) => one.y <= y && one.y > (starts[at + 1] ?? -Infinity)))
  return rows.every((y) => heights.has(y))
}

function linesByDistance(columns: readonly Column[]): TableLine[] {
  const gaps = columns.flatMap(({ fragments }) => fragments.slice(1).map(({ y }, at) => (fragments[at]?.y ?? y) - y))
  const closest = Math.min(...gaps.filter((gap) => gap > 1))
  const isWrapped = widestStep(linesIn(columns)) > 1
  const cells = columns.map(({ fragments }) => cellsOf(fragments, isWrapped ? closest + rowGap : 0))
  const key = cells.toSorted((a, b) => b.length - a.length)[0] ?? []
  const rowOfCell = new Map(cells.flat().map((cell) => [cell, nearestIn(key, cell)]))
  return key.map((row) => ({
    y: row.top,
    cells: cells.map((some) => cellIn(some.filter((cell) => rowOfCell.get(cell) === row))),
  }))
}

function cellsOf(fragments: readonly HeadFragment[], most: number): CellLines[] {
  const cells: { top: number; bottom: number; fragments: HeadFragment[] }[] = []
  for (const fragment of fragments) {
    const last = cells.at(-1)
    if (last && last.bottom - fragment.y < most) {
      last.fragments.push(fragment)
      last.bottom = fragment.y
    } else cells.push({ top: fragment.y, bottom: fragment.y, fragments: [fragment] })
  }
  return cells
}

const middle = ({ top, bottom }: CellLines): number => (top + bottom) / 2
/** The vertical distance of two cells: of their tops or of their middles, whichever is smaller. */
const unlevel = (one: CellLines, other: CellLines): number =>
  Math.min(Math.abs(one.top - other.top), Math.abs(middle(one) - middle(other)))

function nearestIn(rows: readonly CellLines[], cell: CellLines): CellLines | undefined {
  const away = rows.map((row) => unlevel(row, cell))
  return rows[away.indexOf(Math.min(...away))]
}

function cellIn(lines: readonly CellLines[]): Segment | null {
  const fragments = lines.flatMap((cell) => cell.fragments)
  const [first] = fragments
  if (!first) return null
  const { segment } = first
  const right = Math.max(...fragments.map((one) => one.segment.right))
  return { ...segment, text: textOf(fragments).replace(/(?<=\d[–-]) (?=\d)/g, ''), right, lead: '' }
}
