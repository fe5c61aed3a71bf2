import type { Piece } from './pdf-lines.ts'
import type { Band } from './ruled-tables.ts'

/** A cell of a table. `pieces` are the texts of the page that begin in it; `x` and `right` are the edges of its text. */
export type CellOfTable = { readonly text: string; readonly pieces: readonly Piece[]; readonly x: number; readonly right: number }
/** In characters: a longer text is not a cell of a table that is read. */
const longest = 300

type Part = { readonly piece: Piece; readonly text: string; readonly x: number; readonly right: number }
type Cell = { readonly left: number; readonly wall: number; readonly parts: Part[] }

/** The cells of a table row with their texts, from left to right. */
export function cellsOf(pieces: readonly Piece[], { top, bottom, walls }: Band): CellOfTable[] {
  const cells = walls.slice(1).map((wall, at): Cell => ({ left: walls[at] ?? 0, wall, parts: [] }))
  for (const piece of pieces) {
    const middle = piece.y + 0.3 * piece.size
    if (middle > top || middle < bottom) continue
    for (const part of cutAt({ ...piece, piece }, walls)) {
      const centre = (part.x + part.right) / 2
      cells.find(({ left, wall }) => centre >= left && centre < wall)?.parts.push(part)
    }
  }
  return cells.map(cellOf)
}

/**
 * Splits a text at the lines between the cells: PDF.js joins the texts of cells that are very close. The cut is at the space that is nearest to the
 * line.
 */
function cutAt({ piece, text, x, right }: Part, walls: readonly number[]): Part[] {
  const wall = walls.find((one) => one > x + 2 && one < right - 2)
  if (wall === undefined || text.length > longest) return [{ piece, text, x, right }]
  const sought = ((wall - x) / (right - x)) * text.length
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index)
  const at = spaces.toSorted((one, other) => Math.abs(one - sought) - Math.abs(other - sought))[0]
  const further = walls.filter((one) => one > wall)
  if (at === undefined || Math.abs(at - sought) > 5) return cutAt({ piece, text, x, right }, further)
  return [
    { piece, text: text.slice(0, at), x, right: Math.min(wall, right) },
    ...cutAt({ piece, text: text.slice(at + 1), x: wall, right }, further),
  ]
}

function cellOf({ left, wall, parts }: Cell): CellOfTable {
  const lines: Part[][] = []
  for (const part of parts.toSorted((one, other) => other.piece.y - one.piece.y || one.x - other.x)) {
    const before = lines.at(-1)?.at(-1)
    if (before && Math.abs(before.piece.y - part.piece.y) < 0.4 * part.piece.size) lines.at(-1)?.push(part)
    else lines.push([part])
  }
  let text = ''
  for (const [at, line] of lines.entries()) {
    const now = textOf(line)
    text += isCut(lines[at - 1], now, { left, wall }) ? now : ` ${now}`
  }
  return {
    text: text.trim().replace(/(?<=\d[–-]) (?=\d)/g, ''),
    pieces: parts.map(({ piece }) => piece),
    x: Math.min(...parts.map((part) => part.x)),
    right: Math.max(...parts.map((part) => part.right)),
  }
}

function textOf(line: readonly Part[]): string {
  return line
    .toSorted((one, other) => one.x - other.x)
    .map(({ text, x, piece: { size } }, at, all) => (at > 0 && x - (all[at - 1]?.right ?? 0) > 0.12 * size ? ` ${text}` : text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a word continues in the next line of its cell, because it is wider than the cell: "Matriculatio" above "n". */
function isCut(before: readonly Part[] | undefined, now: string, { left, wall }: Pick<Cell, 'left' | 'wall'>): boolean {
  const [only, ...more] = before ?? []
  if (!only || more.length > 0 || only.text.trim().includes(' ')) return false
  const letter = (only.right - only.x) / Math.max(1, only.text.length)
  const margin = only.x - left
  const isFull = margin < widestMargin && wall - margin - only.right < 1.3 * letter
  const goesOn = /\p{Ll}\s*$/u.test(only.text)
    ? /^\p{Ll}/u.test(now)
    : /\p{Lu}\s*$/u.test(only.text) && /^\p{Lu}{1,4}(?:\s|$)/u.test(now)
  return isFull && goesOn
}

/** In points. Text with a wider margin is centred in its cell. */
const widestMargin = 9
