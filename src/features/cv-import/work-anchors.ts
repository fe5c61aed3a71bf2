import { isHeadLike, type Paragraph, partsOfLine } from './paragraph.ts'
import { momentIn, type Period, periodIn, shortPeriodIn } from './period.ts'
import { statedJob } from './stated-job.ts'
import { namesIn } from './work-heads.ts'

/** Jobs may stand in groups. */
const kindOfJobs =
  /^(?:vocational|miscellaneous|professional|academic|industrial|industry|teaching|research|clinical|relevant|others?)(?: (?:experience|work|positions|roles))?$/i

/** One job: the lines that name it, its time, and what is written about it. */
export type WorkEntry = {
  readonly heads: readonly string[]
  readonly period: Period
  readonly body: readonly Paragraph[]
  readonly from: readonly Paragraph[]
}

type Anchor = { readonly at: number; readonly period: Period }

const mostHeads = 3
const headOfTable =
  /^(?:(?:organi[sz]ation|company|employer|designation|position|role|job title|from|to|duration|period|dates?|year|location|s\.?\s?no\.?|sr\.?\s?no\.?|responsibilit(?:y|ies)|name of (?:the )?(?:company|organi[sz]ation|employer))[\s\t/|&]*)+$/i

/** A job begins where a period is named. The first job shows how many lines its head has, and in which letters. */
export function workEntries(all: readonly Paragraph[]): {
  readonly entries: readonly WorkEntry[]
  readonly before: readonly Paragraph[]
} {
  const paragraphs = all.filter(({ text }) => !headOfTable.test(text) && !kindOfJobs.test(text))
  const anchors = paragraphs.flatMap((paragraph, at): Anchor[] => {
    const period = anchorIn(paragraph)
    return period ? [{ at, period }] : []
  })
  const most = Math.min(mostHeads, headsBefore(paragraphs, anchors[0]?.at ?? 0, 0, { most: mostHeads }))
  const first = anchors[0]?.at ?? 0
  const looks = new Set(paragraphs.slice(first - most, first + 1).flatMap((one) => lettersOf(one) ?? []))
  const opening = lettersOf(paragraphs[first - most])
  const starts = anchors.map(
    ({ at }, number) => at - headsBefore(paragraphs, at, (anchors[number - 1]?.at ?? -1) + 1, { most, looks, opening }),
  )
  const spans = anchors.map((anchor, number): Span => {
    const start = starts[number] ?? anchor.at
    const end = Math.max(anchor.at + 1, starts[number + 1] ?? paragraphs.length)
    const heads = [...paragraphs.slice(start, anchor.at).map(partsOfLine), anchor.period.rest].filter(Boolean)
    return { ...anchor, heads, from: paragraphs.slice(start, end), rest: paragraphs.slice(anchor.at + 1, end) }
  })
  const below = usual(spans.map(({ rest, heads }) => headsBelow(rest, heads).length))
  return {
    entries: spans.map((span) => entryOf(span, below)),
    before: paragraphs.slice(0, starts[0] ?? paragraphs.length),
  }
}

type Span = Anchor & {
  readonly heads: readonly string[]
  readonly from: readonly Paragraph[]
  readonly rest: readonly Paragraph[]
}

function entryOf({ heads, rest, period, from }: Span, most: number): WorkEntry {
  const below = headsBelow(rest, heads).slice(0, most)
  return { heads: [...heads, ...below], period, body: rest.slice(below.length), from }
}

/** What most entries have. */
function usual(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const ended = /^(?:till\s+date|to\s+date|(?:the\s+)?present|current(?:ly)?|now|today|ongoing)$/i
const label = /^(?:dates?|duration|period|tenure|from)\s*[:–-]\s*/i

function anchorIn(paragraph: Paragraph): Period | null {
  const { isBullet, text } = paragraph
  if (text.length > 160) return null
  const stated = statedJob(text)
  if (stated !== null) return periodIn(stated)
  if (isBullet) return null
  const period = periodIn(partsOfLine(paragraph))
  if (period)
    return isProse(period.rest)
      ? null
      : { ...period, rest: period.rest.replace(/(?:^|\t)(?:dates?|duration|period|tenure)\s*(?=\t|$)/gi, '') }
  return inCells(text.split('\t')) ?? alone(text.split('\t'))
}

/** "Posted vouchers from 2015 to 2017 in all branches." */
const isProse = (rest: string): boolean =>
  /[a-z]\.$/.test(rest) && !/\b(?:ltd|inc|co|pvt|corp)\.$/i.test(rest) && rest.split(/\s+/).length > 12

const isMoment = (part: string): boolean => momentIn(part.replace(label, ''))?.rest === ''

/** The beginning and the end in two cells of a table. */
function inCells(cells: readonly string[]): Period | null {
  const at = cells.findIndex(
    (cell, number) => isMoment(cell) && (isMoment(cells[number + 1] ?? '') || ended.test(cells[number + 1] ?? '')),
  )
  const period = at < 0 ? null : periodIn(`${cells[at]} – ${cells[at + 1]}`)
  return period && { ...period, rest: cells.filter((_, number) => number !== at && number !== at + 1).join('\t') }
}

/** "Summer 2015", with nothing else in its part of the line. */
function alone(parts: readonly string[]): Period | null {
  const at = parts.findIndex(isMoment)
  const period = at < 0 ? null : shortPeriodIn(parts[at] ?? '')
  return period && { ...period, rest: parts.filter((_, number) => number !== at).join('\t') }
}

type Shape = { readonly most: number; readonly looks?: ReadonlySet<string>; readonly opening?: string | undefined }

/** The number of lines above the period that belong to it. A line in the letters in which the first job begins always does. */
function headsBefore(paragraphs: readonly Paragraph[], anchor: number, from: number, shape: Shape): number {
  const above = paragraphs.slice(Math.max(from, anchor - mostHeads), anchor).toReversed()
  const end = above.findIndex((line) => !isHeadLike(line) || isOtherLook(line, shape))
  const usable = end < 0 ? above : above.slice(0, end)
  const opening = usable.findIndex((line) => lettersOf(line) !== undefined && lettersOf(line) === shape.opening)
  const isDeeper = lettersOf(paragraphs[anchor]) !== shape.opening && opening === shape.most
  return isDeeper ? opening + 1 : Math.min(shape.most, usable.length)
}

/** An employer may be a word in capitals, such as TCS. */
const lettersOf = (line: Paragraph | undefined): string | undefined => line?.look?.replace(/ capital$/, '')

function isOtherLook(line: Paragraph, { looks }: Shape): boolean {
  const letters = lettersOf(line)
  return looks !== undefined && letters !== undefined && !looks.has(letters)
}

/** The lines after the period that are still needed for a company and a title, or name the place. */
function headsBelow(rest: readonly Paragraph[], heads: readonly string[]): string[] {
  const below: string[] = []
  for (const paragraph of rest.slice(0, 3)) {
    if (!isHeadLike(paragraph)) break
    const line = partsOfLine(paragraph)
    const { names } = namesIn([...heads, ...below])
    if (names.length >= 2 && namesIn([line]).names.length > 0) break
    below.push(line)
  }
  return below
}
