import type { EntryFields } from '#features/cv-words/column-heads.ts'
import { type Anchor, hasTimes, timedIn, withoutMarks } from './job-anchors.ts'
import { clearest, type Entries } from './clearest.ts'
import { isHeadLine } from '#features/cv-words/duties.ts'
import { linesOfJobs } from './projects-of-jobs.ts'
import { namesStated } from './job-times.ts'
import { isLikeFirm, isListOfTools, isMissingRole, isRoleLine, itemAsName, untyped, wholeNames } from './head-lines.ts'
import { lettersAbove, lettersOf, lettersOfFirst } from './head-letters.ts'
import { isHeadLike, type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import type { Period } from '#features/cv-words/point-in-time.ts'
import { firmsIn, positionsIn } from './untimed-jobs.ts'
import { namesIn } from './work-heads.ts'
import { withNameInBody } from './name-in-body.ts'
import { statedJob } from '#features/cv-words/stated-job.ts'

/** One job: its header lines, its labelled fields, its time and its description. */
export type WorkEntry = {
  readonly heads: readonly string[]
  readonly named: EntryFields
  readonly period: Period
  readonly body: readonly Paragraph[]
  readonly from: readonly Paragraph[]
}

const mostHeads = 3
/** A job begins where a line names a period. The first job shows how many header lines stand above the period, and in which text styles. */
export function workEntries(all: readonly Paragraph[]): {
  readonly entries: readonly WorkEntry[]
  readonly before: readonly Paragraph[]
} {
  const lines = linesOfJobs(all)
  const paragraphs = hasTimes(lines) ? lines : withoutMarks(lines)
  const timed = timedIn(paragraphs)
  const named = timed.length > 0 ? timed : positionsIn(lines)
  const anchors = named.length > 0 ? named : firmsIn(lines) // a line further up may belong to the previous job
  const mostAbove = timed.length > 0 ? mostHeads : 1
  const usualMost = Math.min(mostAbove, headsBefore(paragraphs, anchors[0]?.at ?? 0, 0, { most: mostAbove }))
  const own = entriesWith(paragraphs, anchors, usualMost)
  if (anchors.length === 0 || anchors.length > mostCompared) return own
  const others = Array.from({ length: mostAbove + 1 }, (_, most) => most)
    .filter((most) => most !== usualMost)
    .map((most) => entriesWith(paragraphs, anchors, most))
  return clearest(own, others)
}

const mostCompared = 40

function entriesWith(paragraphs: readonly Paragraph[], anchors: readonly Anchor[], most: number): Entries {
  const first = anchors[0]?.at ?? 0
  const looks = new Set([...lettersOfFirst(paragraphs, first, most), ...lettersAbove(paragraphs, anchors, most)])
  const opening = lettersOf(paragraphs[first - most])
  const starts = anchors.map(
    ({ at }, number) => at - headsBefore(paragraphs, at, (anchors[number - 1]?.at ?? -1) + 1, { most, looks, opening }),
  )
  const spans = anchors.map((anchor, number): Span => {
    const start = starts[number] ?? anchor.at
    const above = paragraphs.slice(start, anchor.at + 1)
    const end = Math.max(anchor.at + 1, starts[number + 1] ?? paragraphs.length)
    const stated = above.length === 1 ? namesStated(above[0]) : null
    const heads = wholeNames([...untyped(above.slice(0, -1)), stated ? '' : anchor.period.rest].filter(Boolean))
    return {
      ...anchor,
      heads,
      named: { ...fieldsIn(above), ...stated },
      from: paragraphs.slice(start, end),
      rest: paragraphs.slice(anchor.at + 1, end),
    }
  })
  const below = usual(spans.filter(isOpen).map(({ rest, heads, named }) => headsBelow(rest, heads, named).length))
  return {
    entries: spans.map((span) => entryOf(span, below)),
    before: paragraphs.slice(0, starts[0] ?? paragraphs.length),
  }
}

type Span = Anchor & {
  readonly heads: readonly string[]
  readonly named: EntryFields
  readonly from: readonly Paragraph[]
  readonly rest: readonly Paragraph[]
}

function entryOf({ heads, named, rest, period, from }: Span, most: number): WorkEntry {
  const found = headsBelow(rest, heads, named)
  const own = heads.length === 1 && isRoleLine(found[0]) ? 1 : 0
  const below = found.slice(0, Math.max(most, own, found.findLastIndex(({ fields }) => fields) + 1))
  return withNameInBody({
    heads: [...heads, ...untyped(below)],
    named: { ...named, ...fieldsIn(below) },
    period,
    body: rest.slice(below.length),
    from,
  })
}

const fieldsIn = (lines: readonly Paragraph[]): EntryFields => Object.assign({}, ...lines.map(({ fields }) => fields))
const isComplete = ({ employer, institution, position }: EntryFields): boolean =>
  (employer ?? institution) !== undefined && position !== undefined

/** Rows of tables name everything, so they need no lines below. */
const isOpen = ({ named }: Span): boolean => !isComplete(named)

/** The median, which is the number that most entries have. */
function usual(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Whether a table row or a sentence names the whole job. */
const isWhole = ({ fields, text }: Paragraph): boolean => isComplete(fields ?? {}) || statedJob(text) !== null

type Shape = { readonly most: number; readonly looks?: ReadonlySet<string>; readonly opening?: string | undefined }

/** The number of header lines above the period. One more line belongs to them if it has the style in which the first job begins. */
function headsBefore(paragraphs: readonly Paragraph[], anchor: number, from: number, shape: Shape): number {
  const own = paragraphs[anchor]
  if (own && isWhole(own)) return 0
  const above = paragraphs.slice(Math.max(from, anchor - mostHeads), anchor).toReversed()
  const end = above.findIndex((line) => !isHeadLine(line) || isOtherLook(line, shape))
  const usable = end < 0 ? above : above.slice(0, end)
  const opening = (end < 0 || isHeadLike(above[end] ?? { text: '', isBullet: true, size: 0 }) ? above : usable).findIndex(
    (line) => lettersOf(line) !== undefined && lettersOf(line) === shape.opening,
  )
  const isDeeper = lettersOf(paragraphs[anchor]) !== shape.opening && opening === shape.most
  return isDeeper ? opening + 1 : Math.min(shape.most, usable.length)
}

function isOtherLook(line: Paragraph, { looks }: Shape): boolean {
  const letters = lettersOf(line)
  return looks !== undefined && letters !== undefined && !looks.has(letters)
}

/** The lines after the period that are still needed to name the employer and the position, or that name the place. */
function headsBelow(rest: readonly Paragraph[], heads: readonly string[], named: EntryFields): Paragraph[] {
  const below: Paragraph[] = []
  if (isComplete(named)) return below
  for (const [at, one] of rest.slice(0, 3).entries()) {
    const paragraph = itemAsName(one, at, heads)
    if (!isHeadLine(paragraph) || isListOfTools(paragraph, heads)) break
    const { names } = namesIn([...heads, ...untyped(below)], isLikeFirm(paragraph))
    const { employer, institution, position } = { ...named, ...fieldsIn(below) }
    const count = [...names, employer ?? institution, position].filter((name) => name !== undefined).length
    const isFull = count >= 2 && !paragraph.fields && namesIn([partsOfLine(paragraph)]).names.length > 0
    if (isFull && !isMissingRole(names, paragraph)) break
    below.push(paragraph)
  }
  return below
}
