import type { Piece, Row } from './pdf-lines.ts'

/** In em: the narrowest gap between a hint and the text beside it. */
const narrowest = 0.3
/** In em: a wider gap ends a segment. */
const widest = 1.6
const fewest = 3
const mostGaps = 12

/** A gap in a row between a hint and the text beside it, in whole points. `at` counts the texts before it. */
type Cut = { readonly at: number; readonly right: number; readonly left: number; readonly hint: string }

export const sortedPieces = ({ pieces }: Row): Piece[] => pieces.toSorted((a, b) => a.x - b.x)

const gapOf = (last: Piece | undefined, next: Piece): number => (last ? (next.x - last.right) / next.size : 0)

/** The narrow gaps of a row that stand behind a few words. */
function cutsIn(row: Row): readonly Cut[] {
  const pieces = row.fields ? [] : sortedPieces(row)
  let from = 0
  return pieces.slice(1, mostGaps).flatMap((next, before): Cut[] => {
    const last = pieces[before]
    const gap = gapOf(last, next)
    const hint = textOf(pieces.slice(from, before + 1))
    if (gap > widest) from = before + 1
    const isCut = last !== undefined && gap >= narrowest && gap <= widest && isHint(hint) && /[\p{L}\p{N}]/u.test(next.text)
    return isCut ? [{ at: before + 1, right: Math.round(last.right), left: Math.round(next.x), hint }] : []
  })
}

/** Whether the texts are words or a year, and not a list mark, a number or the label of a form. */
const isHint = (text: string): boolean => text.length <= 40 && /\p{L}{2}|\d{4}/u.test(text) && !/:$|^[•*–-]/u.test(text)

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .trim()

/**
 * Finds the gaps of a page between hints, which end at one edge, and the texts beside them, which begin at another one: "Languages C, Perl" below
 * "Web Apache". Two edges that come again do not happen by chance, so the gap may be narrow.
 */
export function hintCuts(rows: readonly Row[]): ReadonlyMap<Row, readonly Cut[]> {
  const all = rows.map((row) => [row, cutsIn(row)] as const)
  const edges = Map.groupBy(
    all.flatMap(([, cuts]) => cuts),
    ({ right, left }) => `${right} ${left}`,
  )
  // The same words at the same place have the same edges.
  const known = [...edges.values()].filter((cuts) => new Set(cuts.map(({ hint }) => hint)).size >= fewest).flatMap(([cut]) => cut ?? [])
  if (known.length === 0 || known.length > mostGaps) return new Map()
  const isHere = (cut: Cut): boolean =>
    known.some(({ right, left }) => Math.abs(cut.right - right) <= 1 && Math.abs(cut.left - left) <= 1)
  return new Map(all.map(([row, cuts]) => [row, cuts.filter(isHere)] as const).filter(([, cuts]) => cuts.length > 0))
}
