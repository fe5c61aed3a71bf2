import { headingIn } from '#features/cv-words/headings.ts'
import { isNowAlone, periodIn } from '#features/cv-words/period.ts'
import { labelCuts, sortedPieces } from './label-edges.ts'
import type { Row, Segment } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

/** Splits off the margin labels of a column (see `labelCuts`), and joins times that go on in the labels below. */
export function withMarginLabels(rows: readonly Row[]): readonly Row[] {
  const cuts = labelCuts(rows)
  if (cuts.size === 0) return rows
  const edges = new Set([...cuts.values()].flatMap((own) => own.map(({ right }) => Math.round(right))))
  const split = new Map([...cuts].map(([row, own]) => [row, splitAt(row, own)]))
  const isLabel = labelTest([...split.values()], titlesAlone(rows, edges))
  return withWholeTimes(
    rows.map((row) => {
      const one = split.get(row) ?? row
      return split.has(row) && isLabel(one) ? { ...one, isLabelled: true } : one
    }),
    edges,
  )
}

const labelOf = ({ segments: [first] }: Row): string => first?.text.trim() ?? ''
const isTitle = (text: string): boolean => headingIn(text)?.rest === ''
const isCapital = (text: string): boolean => text === text.toUpperCase()

/** The titles of sections that stand alone above the margin labels. */
const titlesAlone = (rows: readonly Row[], edges: ReadonlySet<number>): string[] =>
  rows
    .filter(({ segments: [first, ...more] }) => first !== undefined && more.length === 0 && isAtEdge(first, edges))
    .map(labelOf)
    .filter(isTitle)

/** A title among margin labels is a label, such as "Languages" beside "Python, C", if it is one of few and does not look like the titles alone. */
function labelTest(rows: readonly Row[], alone: readonly string[]): (row: Row) => boolean {
  const areLabels = 2 * rows.filter((row) => isTitle(labelOf(row))).length < rows.length
  return (row) => areLabels && !(isTitle(labelOf(row)) && alone.some((title) => isCapital(title) === isCapital(labelOf(row))))
}

/** Splits the segments that go on over a margin label. Other segments stay as they are: a time in them may have been joined already. */
function splitAt(row: Row, cuts: readonly { readonly at: number }[]): Row {
  const pieces = sortedPieces(row)
  const starts = cuts.flatMap(({ at }) => pieces[at]?.x ?? [])
  const isInside = row.segments.some(({ x, right }) => starts.some((start) => start > x + 0.5 && start < right))
  if (!isInside) return row
  const from = [0, ...cuts.map(({ at }) => at)]
  return { ...row, segments: from.flatMap((start, number) => segmentsOf(pieces.slice(start, from[number + 1]))) }
}

/** A time has at most a month, a year, a month and a year. */
const mostRows = 4
/** In font sizes: lines with a spacing of up to one and a half. Text further below belongs to another entry. */
const nextLine = 1.7
/** In characters: longer labels are no part of a time. */
const longestPart = 24

/** Joins a time that goes on in the margin labels of the next rows: "September", "2017 –", "December", "2018". */
function withWholeTimes(rows: readonly Row[], edges: ReadonlySet<number>): readonly Row[] {
  const done: Row[] = []
  for (let at = 0; at < rows.length;) {
    const run = runFrom(rows.slice(at, at + mostRows), edges)
    const count = Math.max(1, countOfTime(run))
    const [first, ...below] = rows.slice(at, at + count)
    const [start] = run
    if (first && start && count > 1) {
      const whole = { ...start, text: textOf(run.slice(0, count)), lead: '' }
      done.push({ ...first, segments: [whole, ...first.segments.slice(1)] }, ...below.flatMap(withoutLabel))
    } else if (first) done.push(first)
    at += count
  }
  return done
}

const withoutLabel = ({ segments, ...row }: Row): Row[] =>
  segments.length > 1 ? [{ ...row, segments: segments.slice(1), isLabelled: false }] : []

const textOf = (labels: readonly Segment[]): string => labels.map(({ text }) => text.trim()).join(' ')

/** The margin labels of a row and of those right below it. */
function runFrom(rows: readonly Row[], edges: ReadonlySet<number>): Segment[] {
  const run: Segment[] = []
  for (const [at, { segments, y, fields }] of rows.entries()) {
    const [first] = segments
    const above = rows[at - 1]
    const isNext = above === undefined || (first !== undefined && above.y - y <= nextLine * first.size)
    if (!first || fields || !isNext || first.text.length > longestPart || !isAtEdge(first, edges)) break
    run.push(first)
  }
  return run
}

const isAtEdge = ({ right }: Segment, edges: ReadonlySet<number>): boolean =>
  [-2, -1, 0, 1, 2].some((away) => edges.has(Math.round(right) + away))

/** How many of the margin labels are one time. */
function countOfTime(run: readonly Segment[]): number {
  const [first] = run
  if (!first || run.length < 2 || isNowAlone(first.text.trim()) || !run.some(({ text }) => /\d{4}/.test(text))) return 0
  for (let count = run.length; count > 1; count--) if (isOneTime(run.slice(0, count))) return count
  return 0
}

/** "May 2017" above "May 2019" are the dates of two entries. One time has a dash, or a label of words alone: a month above its year, or "Present". */
function isOneTime(labels: readonly Segment[]): boolean {
  const text = textOf(labels)
  if (!/[–—-]/u.test(text) && labels.every((label) => /\d/.test(label.text))) return false
  const period = periodIn(text)
  return period?.rest === '' && (period.isNow || !isBefore(period.end, period.start))
}

/** A year alone is not before a month of it. */
const isBefore = (one: string, other: string): boolean => one < other.slice(0, one.length)
