import { columnsOf, fieldsOf, isHeadWords } from '#features/cv-words/column-heads.ts'
import type { Piece, Row, Segment } from './pdf-lines.ts'
import type { RuledLine } from './ruled-lines.ts'
import { type CellOfTable, cellsOf } from './ruled-cells.ts'

/** One row of a table, between two lines: `walls` are the places of the upright ones. */
export type Band = { readonly top: number; readonly bottom: number; readonly walls: readonly number[] }

type Kinds = NonNullable<ReturnType<typeof columnsOf>>

/** In points: how far lines that meet may be apart. */
const reach = 3
const mostOfOneKind = 300
const lowestRow = 6
const mostWalls = 15
/** In letters: a longer cell belongs to no head. */
const longestHead = 80

/** Whether it is worth to look for lines: a head of a table is made of words that others seldom stand alone. */
export function mayHoldTables(pieces: readonly Piece[]): boolean {
  return pieces.filter(({ text }) => text.length <= 60 && isHeadWords(text.trim())).length > 2
}

/** The rows of tables about jobs or courses, and the text of the page without them. */
export function ruledRows(
  pieces: readonly Piece[],
  lines: readonly RuledLine[],
): { readonly rows: readonly Row[]; readonly rest: readonly Piece[] } {
  let rest = pieces
  const rows: Row[] = []
  for (const bands of tablesIn(lines)) {
    const filled = bands.map((band) => cellsOf(rest, band))
    const kinds = filled.slice(0, 3).map(kindsOf)
    const at = kinds.findIndex((some) => some !== null)
    const columns = kinds[at]
    if (!columns) continue
    const known = filled.slice(at).filter((cells) => cells.length === columns.length)
    const used = new Set(known.flatMap((cells) => cells.flatMap((cell) => cell.pieces)))
    rest = rest.filter((piece) => !used.has(piece))
    rows.push(...known.slice(1).flatMap((cells) => rowOf(cells, columns)))
  }
  return { rows, rest }
}

const kindsOf = (cells: readonly CellOfTable[]): Kinds | null =>
  cells.every(({ text }) => text.length <= longestHead) ? columnsOf(cells.map(({ text }) => text)) : null

function rowOf(cells: readonly CellOfTable[], kinds: Kinds): Row[] {
  const segments = cells.flatMap(({ text, pieces: [first], x, right }): Segment[] =>
    first ? [{ text, x, right, size: first.size, font: first.font, lead: '' }] : [],
  )
  const y = Math.max(...cells.flatMap(({ pieces }) => pieces.map((piece) => piece.y)))
  const fields = fieldsOf(
    kinds,
    cells.map(({ text }) => text),
  )
  return segments.length > 0 ? [{ y, segments, pieces: [], fields }] : []
}

/** The tables with three columns or more that lines frame, as rows from the top. */
function tablesIn(lines: readonly RuledLine[]): Band[][] {
  const across = lines.filter((line) => line.isAcross).slice(0, mostOfOneKind)
  const upright = lines.filter((line) => !line.isAcross).slice(0, mostOfOneKind)
  let groups: readonly { readonly across: readonly RuledLine[]; readonly upright: ReadonlySet<RuledLine> }[] = []
  for (const line of across) {
    const walls = upright.filter((wall) => meet(line, wall))
    const near = groups.filter((group) => walls.some((wall) => group.upright.has(wall)))
    const whole = {
      across: [line, ...near.flatMap((group) => group.across)],
      upright: new Set([...walls, ...near.flatMap((group) => [...group.upright])]),
    }
    groups = [...groups.filter((group) => !near.includes(group)), whole]
  }
  return groups.map((group) => bandsOf(group.across, [...group.upright])).filter((bands) => bands.length > 1)
}

const meet = (line: RuledLine, wall: RuledLine): boolean =>
  wall.at > line.from - reach && wall.at < line.to + reach && line.at > wall.from - reach && line.at < wall.to + reach

function bandsOf(across: readonly RuledLine[], upright: readonly RuledLine[]): Band[] {
  const width = Math.max(...across.map(({ to }) => to)) - Math.min(...across.map(({ from }) => from))
  const heights = distinct(across.map(({ at }) => at)).filter((height) => lengthAt(across, height) > 0.6 * width)
  return heights.toReversed().flatMap((top, at, all): Band[] => {
    const bottom = all[at + 1]
    if (bottom === undefined || top - bottom < lowestRow) return []
    const middle = (top + bottom) / 2
    const walls = distinct(upright.filter(({ from, to }) => from < middle && middle < to).map((wall) => wall.at))
    return walls.length > 3 && walls.length <= mostWalls ? [{ top, bottom, walls }] : []
  })
}

const lengthAt = (lines: readonly RuledLine[], height: number): number =>
  lines.filter(({ at }) => Math.abs(at - height) < reach).reduce((sum, { from, to }) => sum + to - from, 0)

/** In order, without those that are nearly the same. */
function distinct(places: readonly number[]): number[] {
  const some: number[] = []
  for (const place of places.toSorted((a, b) => a - b)) if (place - (some.at(-1) ?? -Infinity) > reach) some.push(place)
  return some
}
