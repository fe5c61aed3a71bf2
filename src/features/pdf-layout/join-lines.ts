import { headingIn } from '#features/cv-words/headings.ts'
import { beginsWithDegree } from '#features/cv-words/education-parts.ts'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { endsWithTime, isBehindHead } from './behind-heads.ts'
import { startsBesideTimes } from './entries-below.ts'
import { isHanging } from './hanging-items.ts'
import { isOwnLabel, type Line, lookOf, none, partedBehind, withoutLabel } from './labelled-lines.ts'
import { textsOf } from './letters-behind-times.ts'
import type { PdfLine, Segment } from './pdf-lines.ts'
import { around, placeOf } from './text-places.ts'
import { isTimeCut } from './whole-dates.ts'
import { withWholeTitles } from './side-titles.ts'
import { isLabelled, titlesApart } from './titles-apart.ts'

/** Joins lines to paragraphs. A line is continued by the next one if the first word of the next one had no room in it. */
export function joined(lines: readonly PdfLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let before: Line | null = null
  for (const { line, isIndented } of indented(withWholeTitles(lines).flatMap(titlesApart))) {
    const now = lineOf(line, isIndented)
    const last = paragraphs.at(-1)
    if (before && last && goesOn(before, now, last)) paragraphs[paragraphs.length - 1] = extended(last, partedBehind(before, now))
    else if (now.paragraph.text) paragraphs.push(isIndented ? { ...now.paragraph, isBullet: true } : now.paragraph)
    before = now
  }
  return paragraphs.map((one) => (one.text.includes(divider) ? { ...one, text: one.text.replaceAll(divider, '-') } : one))
}

type IndentedLine = { readonly line: PdfLine; readonly isIndented: boolean }

/** Marks indented lines as list items: some files draw the list markers instead of writing them as text. */
function indented(lines: readonly PdfLine[]): IndentedLine[] {
  const parts: PdfLine[][] = []
  for (const line of lines) {
    const before = parts.at(-1)?.at(-1)
    if (!before || before.column !== line.column || headingIn(line.segments[0]?.text ?? '')) parts.push([line])
    else parts.at(-1)?.push(line)
  }
  return parts.flatMap(([head, ...part]) => {
    const [base, beside] = [Math.min(...part.map(startOf)), startsBesideTimes(part)]
    const isIn = (line: PdfLine): boolean =>
      !line.fields &&
      !beside.has(Math.round(startOf(line))) &&
      !isLabelled(line) &&
      startOf(line) > base + 8 &&
      startOf(line) < base + 60 &&
      line.segments.length === 1
    const isPart = head !== undefined && headingIn(head.segments[0]?.text ?? '') !== null
    return [
      ...(head ? [{ line: head, isIndented: false }] : []),
      ...part.map((line) => ({ line, isIndented: isPart && isIn(line) })),
    ]
  })
}

const startOf = ({ segments: [first] }: PdfLine): number => first?.x ?? 0

function lineOf(line: PdfLine, isIndented: boolean): Line {
  const size = Math.max(0, ...line.segments.map((segment) => segment.size))
  const texts = textsOf(line.segments)
  const [first, second, ...more] = texts
  // In some files, a wide gap separates the list marker from its text.
  const isMark = first !== undefined && second !== undefined && /^\s*[^\p{L}\p{N}]\s*$/u.test(first)
  const text = isMark ? [`${first} ${second}`, ...more].join('\t') : texts.join('\t')
  const lead = paragraphOf(line.segments[isMark ? 1 : 0]?.lead ?? '').text
  const paragraph = {
    ...paragraphOf(hyphened(text), size),
    look: lookOf(line),
    place: placeOf(line, size),
    ...(lead ? { lead } : {}),
    ...(line.fields ? { fields: line.fields } : {}),
  }
  return { paragraph, line, isIndented, last: line.segments.at(-1) ?? none }
}

/** Some LaTeX fonts have only soft hyphens. One at the end of a line divides a word; any other one becomes a normal hyphen. */
const hyphened = (text: string): string => text.replace(/\u00AD(?!\s*$)/g, '-').replace(/\u00AD\s*$/, divider)
const divider = '\u2027'

/** The first parts of compounds, which keep the hyphen if a line ends after it. */
const compound =
  /(?:^|\s)(?:high|low|self|well|non|multi|cross|full|part|real|long|short|co|semi|end|on|off|in|third|open|user|client|data|time|cost|e|start|large|small|hands|problem|decision|cloud|object|test|state|front|back|first|second|year)-$/i

function extended(last: Paragraph, next: Paragraph): Paragraph {
  const isDivided = last.text.endsWith(divider) || (/\p{L}-$/u.test(last.text) && /^\p{Ll}/u.test(next.text))
  const seam = isDivided ? '' : ' '
  const before =
    isDivided && !compound.test(last.text.replace(divider, '-')) ? last.text.slice(0, -1) : last.text.replace(divider, '-')
  return {
    ...last,
    text: `${before}${seam}${next.text}`,
    ...(last.place && next.place ? { place: around(last.place, next.place) } : {}),
  }
}

function goesOn(before: Line, now: Line, whole: Paragraph): boolean {
  const [first, ...more] = now.line.segments
  if (!first || more.length > 0 || !mayGoOn(before, now)) return false
  if (isTimeCut(before.paragraph, now.paragraph)) return true
  return hasNoRoom(before, first) && (isWordy(withoutLabel(before), now.paragraph) || isHanging(whole, now.paragraph, first.x))
}

function mayGoOn(before: Line, now: Line): boolean {
  if (now.paragraph.isBullet || isLabelled(now.line) || !isOfOnePart(before) || !isOfOnePart(now)) return false
  return (
    isBelow(before, now) &&
    !isNewItem(before, now) &&
    !isBehindHead(before.line, before.last, {
      x: startOf(now.line),
      isOtherLook: now.paragraph.look !== lookOf(before.line),
      text: now.paragraph.text,
    })
  )
}

/** Whether the line is neither a heading nor a row of a table. */
const isOfOnePart = ({ line, paragraph }: Line): boolean => line.fields === undefined && headingIn(paragraph.text) === null

/** Whether the line is the next one below in the same column, with the same font size. */
function isBelow(before: Line, now: Line): boolean {
  const gap = before.line.y - now.line.y
  const { size } = before.line.isLabelled ? before.last : before.paragraph
  const isAlike = Math.abs(size - now.paragraph.size) <= 0.6
  return before.line.column === now.line.column && isAlike && gap >= 0 && gap <= 2 * now.paragraph.size
}

/** Whether the line is a new item: both lines are numbered, name degrees or end with a period, or a new sentence begins in another indentation or style. */
function isNewItem(before: Line, now: Line): boolean {
  const isNumbered = [before, now].every(({ paragraph }) => /^\(?\d{1,2}[.)]\s/.test(paragraph.text))
  if (isNumbered) return true
  const texts = [before, now].map(({ paragraph }) => paragraph.text)
  if (texts.every(beginsWithDegree) || texts.every(endsWithTime)) return true
  if (isOwnLabel(now.paragraph)) return true
  const isApart = now.isIndented || startOf(now.line) < startOf(before.line) - 8 || now.paragraph.look !== before.paragraph.look
  return isApart && /[.!?।]$/u.test(before.paragraph.text) && !/^\p{Ll}/u.test(now.paragraph.text)
}

function hasNoRoom({ line, last }: Line, next: Segment): boolean {
  const letter = (next.right - next.x) / Math.max(1, next.text.length)
  const word = next.text.split(/\s/)[0] ?? ''
  return last.right + (word.length + 1) * letter > line.edge
}

function isWordy(before: Paragraph, now: Paragraph): boolean {
  const isOtherBelow = before.lead === undefined && before.text.length < 100 && now.look !== before.look
  if ((before.text.length < 60 || isOtherBelow) && periodIn(before.text)) return false
  return before.text.length >= 45 || /^[\p{Ll}&(]/u.test(now.text) || /(?:[,&-]|\s(?:of|and|for|the))$/i.test(before.text)
}
