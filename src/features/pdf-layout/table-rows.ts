import { fieldsOf } from '#features/cv-words/cells-of-row.ts'
import type { Row, Segment } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'
import { linesOfTable } from './table-cells.ts'
import { apart, type Column, extend, headAt, isHeading, nearest } from './table-head.ts'

const mostLines = 150
/** In characters. */
const farthest = 5
/** In points: the largest distance of a cell from its column. */
const reach = 12

/** Merges the lines of each row of tables about jobs and courses, and names their cells by the column heads. */
export function withTables(rows: readonly Row[]): Row[] {
  const done: Row[] = []
  for (let at = 0; at < rows.length;) {
    const table = tableAt(rows, at)
    done.push(...(table ? table.rows : rows.slice(at, at + 1)))
    at = table ? table.end : at + 1
  }
  return done
}

function tableAt(rows: readonly Row[], from: number): { readonly rows: readonly Row[]; readonly end: number } | null {
  const head = headAt(rows, from)
  if (!head) return null
  const { columns, end: first, kinds } = head
  const bottom = rows[first - 1]?.y ?? 0
  const bodies = columns.map(({ left, right }): Column => ({ left, right, fragments: [] }))
  const end = fillColumns(rows, first, bodies, bottom)
  const lines = linesOfTable(bodies, kinds)
  if (lines.length === 0) return null
  return {
    rows: lines.map(({ y, cells }) => ({
      y,
      segments: cells.filter((cell) => cell !== null),
      pieces: [],
      fields: fieldsOf(
        kinds,
        cells.map((cell) => cell?.text ?? ''),
      ),
    })),
    end,
  }
}

/** The column that the text overlaps or is nearest to. Null if no column is near enough, or several are equally near. */
function columnOf(columns: readonly Column[], segment: Segment): Column | null {
  const away = columns.map((column) => apart(column, segment))
  const least = Math.min(...away)
  return least <= reach && away.filter((one) => one === least).length === 1 ? (columns[away.indexOf(least)] ?? null) : null
}

/** Splits a text that spans two columns: PDF.js joins the texts of close cells. The cut is at the space that is nearest to the gap. */
function cutAt(columns: readonly Column[], segment: Segment): Segment[] {
  const [one, other, ...more] = columns.filter((column) => apart(column, segment) === 0)
  if (!one || !other || more.length > 2) return [segment]
  const { text, x, right } = segment
  const gap = (((one.right + other.left) / 2 - x) / (right - x)) * text.length
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index)
  const at = spaces.toSorted((a, b) => Math.abs(a - gap) - Math.abs(b - gap))[0]
  if (at === undefined || Math.abs(at - gap) > farthest) return [segment]
  const middle = x + ((right - x) * at) / text.length
  return [
    { ...segment, text: text.slice(0, at), right: Math.min(middle, one.right) },
    ...cutAt(columns.slice(columns.indexOf(other)), {
      ...segment,
      text: text.slice(at + 1),
      x: Math.max(middle, other.left),
      lead: '',
    }),
  ]
}

/** Fills the columns with the rows of the table, and returns the index of the first row after it. */
function fillColumns(rows: readonly Row[], first: number, columns: readonly Column[], bottom: number): number {
  let [before, widest] = [bottom, 0]
  for (let at = first; at < Math.min(rows.length, first + mostLines); at++) {
    const row = rows[at]
    if (!row || isBehind(row, before - row.y, at > first + 1 ? widest : Infinity, columns[0])) return at
    const fragments = segmentsOf(row.pieces, nearest)
      .flatMap((segment) => cutAt(columns, segment))
      .map((segment) => ({ segment, y: row.y }))
    const places = fragments.map(({ segment }) => columnOf(columns, segment))
    if (places.includes(null)) return at
    fragments.forEach((fragment, number) =>
      extend(places[number] ?? columns[0] ?? { left: 0, right: 0, fragments: [] }, fragment),
    )
    widest = Math.max(widest, before - row.y)
    before = row.y
  }
  return Math.min(rows.length, first + mostLines)
}

/** Whether the row is no longer part of the table, such as after a gap that is wider than those between its rows. */
function isBehind(row: Row, gap: number, widest: number, leftmost: Column | undefined): boolean {
  const [first, ...more] = row.segments
  if (!first || isOther(row) || gap > 6 * first.size) return true
  // The row continues a cell to the right of the first column: "Board of Secondary" above "Education".
  if (leftmost && first.x > leftmost.left + reach && gap < 1.4 * first.size) return false
  return more.length === 0 && (gap > 1.25 * widest || (isHeading(row) && gap > 0.9 * Math.min(widest, gap)))
}

/** Whether the row belongs to another table, or to a form right below this one: "Languages Known   : Hindi". */
const isOther = ({ fields, segments: [, ...others] }: Row): boolean =>
  fields !== undefined || others.some(({ text }) => /^\s*:\s*\S/.test(text))
