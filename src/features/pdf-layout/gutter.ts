import { headingIn } from '#features/cv-words/headings.ts'
import { isOnlyTime } from '#features/cv-words/period.ts'
import { isPlace } from '#features/cv-words/words.ts'
import { partedAt, seamsOf } from './close-columns.ts'
import { centredOn, fromBothSides, runAt } from './column-runs.ts'
import { isShortTime, withoutEntriesBelow } from './entries-below.ts'
import { labelCuts } from './label-edges.ts'
import type { Row, Segment } from './pdf-lines.ts'
import { isForm, type Sides, texts } from './side-forms.ts'

type Gutter = { readonly x: number; readonly from: number; readonly to: number }

/** Finds the gutter between two columns: the x at which most lines begin to the right of others, and which few lines cross. Null for one column. */
export function gutterIn(rows: readonly Row[]): Gutter | null {
  const segments = rows.flatMap((row) => row.segments)
  const [left, right] = [Math.min(...segments.map(({ x }) => x)), Math.max(...segments.map((segment) => segment.right))]
  const places = new Set(
    segments.map(({ x }) => Math.round(x)).filter((x) => x > left + 0.15 * (right - left) && x < left + 0.85 * (right - left)),
  )
  const scoreOf = scores()
  const seams = rows.map(seamsOf)
  for (const cut of [...labelCuts(rows).values()].flat())
    for (const away of [-2, -1, 0, 1, 2]) places.delete(Math.round(cut.left) + away)
  const isCentred = centredOn((left + right) / 2, 0.02 * (right - left), segments)
  const breaks = rows.map((row) => row.fields !== undefined || isCentred(row))
  const found = [...places].slice(0, 400).flatMap((x) => {
    const { from, to } = fromBothSides(rows, runAt({ rows, breaks, seams }, x), x)
    const own = rows.slice(from, to).map((row) => partedAt(row, x))
    const score = scoreOf(own, x, `${from} ${to}`)
    return score > 0 ? [{ x, from, to, score }] : []
  })
  const most = Math.max(...found.map(({ score }) => score))
  const [best] = found
    .filter(({ score }) => score === most)
    .map((gutter) => ({ ...gutter, titles: titlesAt(rows, gutter) }))
    .toSorted((a, b) => b.titles - a.titles || a.x - b.x)
  return best ? { x: best.x, ...withoutEntriesBelow(rows, best, best.x) } : null
}

/** Returns a cached score function: positions that divide the segments in the same way have the same score. */
function scores(): (rows: readonly Row[], x: number, run: string) => number {
  const isTime = timeTest()
  const known = new Map<string, number>()
  return (rows, x, run) => {
    const isLeft = (one: Segment): boolean => one.x < x - 2
    const parts = `${run} ${rows.reduce((sum, { segments }) => sum + segments.filter(isLeft).length, 0)}`
    const score = known.get(parts) ?? worth(rows, x, isTime)
    known.set(parts, score)
    return score
  }
}

/** The number of headings at the left edge of the right column. Columns begin with headings, but lists side by side have none. */
const titlesAt = (rows: readonly Row[], { x, from, to }: Gutter): number =>
  rows.slice(from, to).filter(({ segments }) => segments.some((one) => Math.abs(one.x - x) <= 2 && headingIn(one.text))).length

/** Whether the texts are mostly periods, or periods and places: then they belong to the lines beside them. */
function tellsOnly(all: readonly string[], isTime: TimeTest): boolean {
  // The titles of sections may stand in the same column.
  const some = all.filter((text) => text.length > 50 || headingIn(text)?.rest !== '')
  const times = some.filter(isTime).length
  if (times > 0.4 * some.length || times < 0.25 * some.length) return times > 0.4 * some.length
  return times + some.filter((text) => text.length < 40 && isPlaceOfWork(text)).length > 0.75 * some.length
}

const isPlaceOfWork = (text: string): boolean =>
  isPlace(text) || /^(?:remote|hybrid|\p{Lu}[\p{L}. ]{2,20}, \p{Lu}{2})$/iu.test(text.trim())

type TimeTest = (text: string) => boolean

/** A cached test, because each candidate position of the gutter examines the same texts. */
function timeTest(): TimeTest {
  const known = new Map<string, boolean>()
  return (text) => {
    const isTime = known.get(text) ?? isShortTime(text)
    known.set(text, isTime)
    return isTime
  }
}

/** Whether the left side only labels the right one, with periods or names of groups. Then headings stand above both, so the right side has none. */
function isLabelled(sides: readonly Sides[]): boolean {
  const labels = sides.filter(({ left }) => left.length > 0 && !headingIn(texts(left)))
  const beside = labels.filter(({ right }) => right.length > 0)
  return beside.length > 0.9 * labels.length && !sides.some(({ right }) => headingIn(texts(right)))
}

/** Whether the two sides are cells of a table: most rows have both, and the right side has no headings. */
function isTable(sides: readonly Sides[]): boolean {
  const right = sides.filter((side) => side.right.length > 0)
  const both = right.filter(({ left }) => left.length > 0)
  return both.length > 0.8 * right.length && !right.some((side) => headingIn(texts(side.right)))
}

/** The number of lines that are headings, or parts of one that wraps: "RESEARCH" above "EXPERIENCE" in a margin. */
function titlesIn(sides: readonly Sides[]): number {
  const lines = sides.map(({ left }) => texts(left).trim())
  const isTitle = lines.map((text) => text !== '' && headingIn(text) !== null)
  for (const [at, text] of lines.entries()) {
    const next = lines[at + 1] ?? ''
    if (text === '' || next === '' || text.length + next.length > 50 || (isTitle[at] && isTitle[at + 1])) continue
    if (headingIn(`${text} ${next}`)?.rest === '') isTitle.fill(true, at, at + 2)
  }
  return isTitle.filter(Boolean).length
}

/** The score of a gutter: the number of lines on the shorter side. 0 if one side only labels the other, or is too short for a column. */
function worth(rows: readonly Row[], x: number, isTime: TimeTest): number {
  const sides = rows.map(({ segments }) => ({
    left: segments.filter((segment) => segment.x < x - 2),
    right: segments.filter((segment) => segment.x >= x - 2),
  }))
  const left = sides.map((side) => side.left).filter((side) => side.length > 0)
  const right = sides.map((side) => side.right).filter((side) => side.length > 0)
  const both = sides.filter((side) => side.left.length > 0 && side.right.length > 0)
  const fewest = Math.min(left.length, right.length)
  if (fewest < 5 || (both.length > 0.8 * Math.max(left.length, right.length) && rows.length < 14)) return 0
  if (tellsOnly(right.map(texts), isTime) || tellsOnly(left.map(texts), isTime)) return 0
  if (isTable(sides) || isForm(sides) || isLabelled(sides)) return 0
  const titles = titlesIn(sides)
  // A time at the right end of a line belongs to that line, not to a column.
  const times = both.filter((side) => isOnlyTime(side.right[0]?.text ?? '')).length
  return titles > 0.5 * left.length ? 0 : fewest - 2 * times
}
