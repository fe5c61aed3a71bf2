import { headingIn } from '#features/cv-words/headings.ts'
import { isNowAlone, periodIn } from '#features/cv-words/period.ts'
import { hintCuts, sortedPieces } from './hint-edges.ts'
import type { Row, Segment } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

/** Splits off the hints of a column (see `hintCuts`), and joins times that go on in the hints below. */
export function withHints(rows: readonly Row[]): readonly Row[] {
  const cuts = hintCuts(rows)
  if (cuts.size === 0) return rows
  const edges = new Set([...cuts.values()].flatMap((own) => own.map(({ right }) => Math.round(right))))
  const split = new Map([...cuts].map(([row, own]) => [row, splitAt(row, own)]))
  const isLabel = labelTest([...split.values()], titlesAlone(rows, edges))
  return withWholeTimes(
    rows.map((row) => {
      const one = split.get(row) ?? row
      return split.has(row) && isLabel(one) ? { ...one, isHinted: true } : one
    }),
    edges,
  )
}

const hintOf = ({ segments: [first] }: Row): string => first?.text.trim() ?? ''
const isTitle = (text: string): boolean => headingIn(text)?.rest === ''
const isCapital = (text: string): boolean => text === text.toUpperCase()

/** The titles of sections that stand alone above the hints. */
const titlesAlone = (rows: readonly Row[], edges: ReadonlySet<number>): string[] =>
  rows
    .filter(({ segments: [first, ...more] }) => first !== undefined && more.length === 0 && isAtEdge(first, edges))
    .map(hintOf)
    .filter(isTitle)

/** A title among hints is a label, such as "Languages" beside "Python, C", if it is one of few and does not look like the titles alone. */
function labelTest(rows: readonly Row[], alone: readonly string[]): (row: Row) => boolean {
  const areLabels = 2 * rows.filter((row) => isTitle(hintOf(row))).length < rows.length
  return (row) => areLabels && !(isTitle(hintOf(row)) && alone.some((title) => isCapital(title) === isCapital(hintOf(row))))
}

/** Splits the segments that go on over a hint. Other segments stay as they are: a time in them may have been joined already. */
function splitAt(row: Row, cuts: readonly { readonly at: number }[]): Row {
  const pieces = sortedPieces(row)
  const starts = cuts.flatMap(({ at }) => pieces[at]?.x ?? [])
  const isInside = row.segments.some(({ x, right }) => starts.some((start) => start > x + 0.5 && start < right))
  if (!isInside) return row
  const from = [0, ...cuts.map(({ at }) => at)]
  return { ...row, segments: from.flatMap((start, number) => segmentsOf(pieces.slice(start, from[number + 1]))) }
}

const mostRows = 4

/** Joins a time that goes on in the hints of the next rows: "September", "2017 –", "December", "2018". */
function withWholeTimes(rows: readonly Row[], edges: ReadonlySet<number>): readonly Row[] {
  const done: Row[] = []
  for (let at = 0; at < rows.length;) {
    const run = runFrom(rows.slice(at, at + mostRows), edges)
    const count = Math.max(1, countOfTime(run))
    const [first, ...below] = rows.slice(at, at + count)
    const [start] = run
    if (first && start && count > 1) {
      const whole = { ...start, text: textOf(run.slice(0, count)), lead: '' }
      done.push({ ...first, segments: [whole, ...first.segments.slice(1)] }, ...below.flatMap(withoutHint))
    } else if (first) done.push(first)
    at += count
  }
  return done
}

const withoutHint = ({ segments, ...row }: Row): Row[] =>
  segments.length > 1 ? [{ ...row, segments: segments.slice(1), isHinted: false }] : []

const textOf = (hints: readonly Segment[]): string => hints.map(({ text }) => text.trim()).join(' ')

/** The hints of a row and of those right below it. */
function runFrom(rows: readonly Row[], edges: ReadonlySet<number>): Segment[] {
  const run: Segment[] = []
  for (const [at, { segments, y, fields }] of rows.entries()) {
    const [first] = segments
    const above = rows[at - 1]
    const isNext = above === undefined || (first !== undefined && above.y - y <= 1.7 * first.size)
    if (!first || fields || !isNext || first.text.length > 24 || !isAtEdge(first, edges)) break
    run.push(first)
  }
  return run
}

const isAtEdge = ({ right }: Segment, edges: ReadonlySet<number>): boolean =>
  [-2, -1, 0, 1, 2].some((away) => edges.has(Math.round(right) + away))

/** How many of the hints are one time. */
function countOfTime(run: readonly Segment[]): number {
  const [first] = run
  if (!first || run.length < 2 || isNowAlone(first.text.trim()) || !run.some(({ text }) => /\d{4}/.test(text))) return 0
  for (let count = run.length; count > 1; count--) if (isOneTime(run.slice(0, count))) return count
  return 0
}

/** "May 2017" above "May 2019" are the dates of two entries. One time has a dash, or a hint of words alone: a month above its year, or "Present". */
function isOneTime(hints: readonly Segment[]): boolean {
  const text = textOf(hints)
  if (!/[–—-]/u.test(text) && hints.every((hint) => /\d/.test(hint.text))) return false
  const period = periodIn(text)
  return period?.rest === '' && (period.isNow || !isBefore(period.end, period.start))
}

/** A year alone is not before a month of it. */
const isBefore = (one: string, other: string): boolean => one < other.slice(0, one.length)
