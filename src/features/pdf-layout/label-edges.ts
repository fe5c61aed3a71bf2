import type { Piece, Row } from './pdf-lines.ts'

/** In em: the narrowest gap between a margin label and the text beside it. */
const narrowest = 0.5
/** In em: a wider gap ends a segment. */
const widest = 1.6
/** In em: a narrower gap stands inside a word, whose letters were drawn apart. */
const narrowestSpace = 0.15
/** In spaces of the same line. A space behind a full stop may be a third wider than the others, so a gap has to be wider than that. */
const widerThanSpaces = 1.4
/** Two edges may meet once or twice by chance. */
const fewest = 3
const mostTexts = 16

/** A gap in a row between a margin label and the text beside it. `at` counts the texts before it. */
type Cut = { readonly at: number; readonly right: number; readonly left: number; readonly label: string }

export const sortedPieces = ({ pieces }: Row): Piece[] => pieces.toSorted((a, b) => a.x - b.x)

const gapOf = (last: Piece | undefined, next: Piece): number => (last ? (next.x - last.right) / next.size : 0)

/** The texts of a row up to the next wide gap, with the number of texts before them. */
function runsOf(pieces: readonly Piece[]): { readonly from: number; readonly run: readonly Piece[] }[] {
  const starts = pieces.flatMap((piece, at) => (at === 0 || gapOf(pieces[at - 1], piece) > widest ? [at] : []))
  return starts.map((from, at) => ({ from, run: pieces.slice(from, starts[at + 1]) }))
}

/** Whether a gap is wider than the spaces beside it. */
function isWide(gaps: readonly number[], at: number): boolean {
  const gap = gaps[at] ?? 0
  const spaces = gap < narrowest ? [] : gaps.filter((other, number) => number !== at && other > narrowestSpace)
  return gap >= narrowest && (spaces.length === 0 || gap > widerThanSpaces * Math.min(...spaces))
}

/** The narrow gaps of a row that stand behind a few words and are wider than the spaces beside them. */
const cutsIn = (row: Row): readonly Cut[] =>
  row.fields
    ? []
    : runsOf(sortedPieces(row).slice(0, mostTexts)).flatMap(({ from, run }) => {
        const gaps = run.slice(1).map((next, before) => gapOf(run[before], next))
        return gaps.flatMap((_, before): Cut[] => {
          const [last, next] = run.slice(before, before + 2)
          if (!last || !next || !isWide(gaps, before)) return []
          const label = textOf(run.slice(0, before + 1))
          return isMarginLabel(label) && /[\p{L}\p{N}]/u.test(next.text)
            ? [{ at: from + before + 1, right: last.right, left: next.x, label }]
            : []
        })
      })

/** Whether the texts are words or a year, and not a list mark, a number or the label of a form. */
const isMarginLabel = (text: string): boolean => text.length <= 40 && /\p{L}{2}|\d{4}/u.test(text) && !/:$|^[•*–-]/u.test(text)

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .trim()

/** Edges that differ by less than a point have a key in common. */
const keysOf = ({ right, left }: Cut): string[] =>
  [Math.floor(right), Math.ceil(right)].flatMap((end) => [`${end} ${Math.floor(left)}`, `${end} ${Math.ceil(left)}`])

const mostCompared = 20
const mostEdges = 60

/**
 * A margin label stands at the left of a text and names its time or its kind: "Languages" beside "C, Perl". This finds the gaps of a page between margin
 * labels, which end at one edge, and the texts beside them, which begin at another one. Two edges that come again do not happen by chance, so the gap may
 * be narrow.
 */
export function labelCuts(rows: readonly Row[]): ReadonlyMap<Row, readonly Cut[]> {
  const all = rows.map((row) => [row, cutsIn(row)] as const)
  const edges = new Map<string, Cut[]>()
  for (const cut of all.flatMap(([, cuts]) => cuts))
    for (const key of keysOf(cut)) edges.set(key, [...(edges.get(key) ?? []).slice(-mostCompared), cut])
  // The same words at the same place have the same edges.
  const known = [...edges.values()]
    .filter((cuts) => new Set(cuts.map(({ label }) => label)).size >= fewest)
    .flatMap(([cut]) => cut ?? [])
  if (known.length === 0 || known.length > mostEdges) return new Map()
  const isHere = (cut: Cut): boolean =>
    known.some(({ right, left }) => Math.abs(cut.right - right) <= 1 && Math.abs(cut.left - left) <= 1)
  return new Map(all.map(([row, cuts]) => [row, cuts.filter(isHere)] as const).filter(([, cuts]) => cuts.length > 0))
}
