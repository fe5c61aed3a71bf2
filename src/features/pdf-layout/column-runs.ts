import { headingIn } from '#features/cv-words/headings.ts'
import { hasSeamAt } from './close-columns.ts'
import type { Row, Segment } from './pdf-lines.ts'

const isAcross = (segments: readonly Segment[], x: number): boolean =>
  segments.some((segment) => segment.x < x - 2 && segment.right > x - 2)

/** The longest run of rows that the gutter at `x` divides. Gaps inside segments count only if few rows need them (at most 20 %). */
export function runAt(page: RowsOfPage, x: number): Run {
  const run = longestRun(page, x)
  const own = page.rows.slice(run.from, run.to)
  return own.filter(({ segments }) => isAcross(segments, x)).length > 0.2 * own.length
    ? longestRun({ ...page, seams: [] }, x)
    : run
}

/** `breaks`: rows that cannot be part of a column. `seams`: the positions of gaps inside the segments of each row. */
type RowsOfPage = {
  readonly rows: readonly Row[]
  readonly breaks: readonly boolean[]
  readonly seams: readonly ReadonlySet<number>[]
}

/**
 * Returns a test for headings in the middle of the page, which stand above all columns. A text is centred by chance if others begin at its left edge.
 */
export function centredOn(middle: number, most: number, segments: readonly Segment[]): (row: Row) => boolean {
  const starts = Map.groupBy(segments, ({ x }) => Math.round(x))
  const isAlone = ({ x }: Segment): boolean =>
    [-1, 0, 1].reduce((sum, away) => sum + (starts.get(Math.round(x) + away)?.length ?? 0), 0) < 2
  return ({ segments: [one, ...more] }) =>
    one !== undefined &&
    more.length === 0 &&
    Math.abs((one.x + one.right) / 2 - middle) <= most &&
    isAlone(one) &&
    headingIn(one.text)?.rest === ''
}

function longestRun({ rows, breaks, seams }: RowsOfPage, x: number): Run {
  let best = { from: 0, to: 0 }
  let from = 0
  rows.forEach(({ segments }, at) => {
    if (breaks[at] || (isAcross(segments, x) && !hasSeamAt(seams[at] ?? new Set(), x))) from = at + 1
    else if (at + 1 - from > best.to - best.from) best = { from, to: at + 1 }
  })
  return best
}

/** Consecutive rows, as indices: `from` is included, `to` is not. */
export type Run = { readonly from: number; readonly to: number }

const mostAbove = 3

/** Leaves out up to three rows above the first row with text in the right column: they stand above both columns, such as a heading. */
export function fromBothSides(rows: readonly Row[], { from, to }: Run, x: number): Run {
  const first = rows.slice(from, to).findIndex(({ segments }) => segments.some((segment) => segment.x >= x - 2))
  return { from: from > 0 && first > 0 && first <= mostAbove ? from + first : from, to }
}
