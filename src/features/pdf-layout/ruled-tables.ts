import { fieldsOf } from '#features/cv-words/cells-of-row.ts'
import { columnsOf, isHeadWords } from '#features/cv-words/column-heads.ts'
import type { Piece, Row, Segment } from './pdf-lines.ts'
import { onTheirLines } from './raised-letters.ts'
import type { RuledLine } from './ruled-lines.ts'
import { type CellOfTable, cellsOf } from './ruled-cells.ts'

/** A row of a table, between two horizontal lines. `walls` are the x positions of the vertical lines. */
export type Band = { readonly top: number; readonly bottom: number; readonly walls: readonly number[] }

type Kinds = NonNullable<ReturnType<typeof columnsOf>>

/** In points: the largest gap between lines that count as touching. */
const reach = 3
const mostOfOneKind = 300
const lowestRow = 6
const mostWalls = 15
/** In characters: a longer cell cannot be a column head. */
const longestHead = 80

/** Whether drawn lines are worth reading: the page has at least three short texts that consist of words of column heads. */
export function mayHoldTables(pieces: readonly Piece[]): boolean {
  return pieces.filter(({ text }) => text.length <= 60 && isHeadWords(text.trim())).length > 2
}

/** The rows of framed tables about jobs or courses, and the remaining texts of the page. */
export function ruledRows(
  pieces: readonly Piece[],
  lines: readonly RuledLine[],
): { readonly rows: readonly Row[]; readonly rest: readonly Piece[] } {
  let rest = onTheirLines(pieces)
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

/** The framed tables with at least three columns and two rows, as rows from top to bottom. */
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
  return groups.map((group) => bandsIn(group.across, [...group.upright])).filter((bands) => bands.length > 1)
}

/** Backgrounds of cells count only where no lines frame the cells: they are often smaller than the cells. */
function bandsIn(across: readonly RuledLine[], upright: readonly RuledLine[]): Band[] {
  const [rows, walls] = [across, upright].map((lines) => lines.filter(({ isEdge }) => !isEdge))
  const framed = rows && walls && rows.length > 2 ? bandsOf(rows, walls) : []
  return framed.length > 1 ? framed : bandsOf(across, upright)
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

/** The positions in ascending order, without those that are almost equal. */
function distinct(places: readonly number[]): number[] {
  const some: number[] = []
  for (const place of places.toSorted((a, b) => a - b)) if (place - (some.at(-1) ?? -Infinity) > reach) some.push(place)
  return some
}
