import { emailIn, phoneIn } from '#features/cv-words/contact-details.ts'
import { parted } from './list-parts.ts'
import type { Paragraph, TextPlace } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { groupTitlesIn, isGroupName, labelsBeside, withoutOtherGroups } from './skill-groups.ts'
import { withBoxes } from './skill-boxes.ts'
import { firstCells, secondCells } from './skill-tables.ts'
import { scoreOf } from '#features/cv-words/words.ts'

/** `isCut`: text that is no list stood among the lines. `behindProse`: below sentences. */
export type SkillLines = {
  readonly lines: readonly Paragraph[]
  readonly other: readonly Paragraph[]
  readonly isCut: boolean
  readonly behindProse: ReadonlySet<Paragraph>
}

/** The lines of a part that list skills, without the names of groups. A part without a heading that we know, beside or below them, is left over. */
export function skillLines(all: readonly Paragraph[]): SkillLines {
  const paragraphs = all.map(withBoxes)
  const runs = runsOf(paragraphs)
  let isOver = false
  const own = runs.flatMap((run) => {
    const lastProse = run.findLastIndex(isProse)
    const at = run.findIndex((line, number) => isForeign(line, number < lastProse))
    isOver ||= at >= 0
    if (isOver && isBeside(run, runs[0] ?? [])) return []
    return at < 0 ? run : run.slice(0, at - headsBefore(run, at))
  })
  const listed = withoutProse(own)
  const lines = withoutOtherGroups(listed)
  const kept = new Set(lines)
  const other = paragraphs.filter((one) => !kept.has(one))
  const titles = new Set([...groupTitlesIn(listed), ...labelsBeside(listed)])
  const items = secondCells(firstCells(lines)).filter((line, at) => !titles.has(line) && !isGroupName(line, lines[at + 1]))
  // One sentence may tell about a skill.
  const [, second] = own.filter((line) => !listed.includes(line))
  const isCut = own.length < paragraphs.length || other.length > 0.5 * paragraphs.length
  return { lines: unwrapped(items), other, isCut, behindProse: new Set(second ? own.slice(own.indexOf(second)) : []) }
}

/** Lines of the same column after each other. */
function runsOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const runs: Paragraph[][] = []
  for (const paragraph of paragraphs) {
    const last = runs.at(-1)
    if (last && last[0]?.place?.column === paragraph.place?.column) last.push(paragraph)
    else runs.push([paragraph])
  }
  return runs
}

function isBeside(run: readonly Paragraph[], first: readonly Paragraph[]): boolean {
  if (run === first) return false
  const [from, to] = edgesOf(run)
  const [start, end] = edgesOf(first)
  return from > end || to < start
}

function edgesOf(run: readonly Paragraph[]): readonly [number, number] {
  const boxes = run.flatMap(({ place }) => place?.box ?? [])
  return [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))]
}

/** Contact details, or the time of a job. Some name the years of a skill. */
function isForeign({ text }: Paragraph, isBeforeProse: boolean): boolean {
  if (text.length > 160) return false
  if (/https?:\/\//.test(text) || emailIn(text) !== null || phoneIn(text) !== null) return true
  const period = periodIn(text)
  return period !== null && (scoreOf(period.rest) !== 0 || isBeforeProse)
}

/** The lines above the time of a job stand in other letters than the skills. */
function headsBefore(run: readonly Paragraph[], at: number): number {
  const above = run.slice(Math.max(1, at - 3), at).toReversed()
  const end = above.findIndex(({ look }) => look === run[0]?.look)
  return end < 0 ? above.length : end
}

const stated = /\b(?:I|I['’]m|I['’]ve|me|my|we|our|is|are|was|were|has|have|had|been|am|will|which|that|who|whose|this|these)\b/
const amount = /\b(?:by|than)\s+(?:over\s+)?[₹$€]?\d/i
const adjectives =
  /^(?:advanced|applied|distributed|embedded|automated|supervised|unsupervised|structured|unstructured|integrated|shared|paid|detailed|fixed|mixed|limited|certified)\b/i
const beginsWithVerb = /^(?:\p{L}{2,}ed|led|built|wrote|made|ran|won|grew|drew|kept)\s/iu

/** A sentence, or a part of one. */
export function isSentence(text: string): boolean {
  const count = text.split(' ').length
  if (count < 3) return false
  if (count > 9 || stated.test(text)) return true
  if (count < 4) return false
  return amount.test(text) || (beginsWithVerb.test(text) && !adjectives.test(text)) || /[.!?]\s+\p{Lu}\p{Ll}+\s/u.test(text)
}

/** A line in small letters goes on with the sentence above it. */
function withoutProse(lines: readonly Paragraph[]): Paragraph[] {
  let isOpen = false
  return lines.filter((line) => {
    isOpen = isProse(line) || (isOpen && !line.isBullet && /^\p{Ll}/u.test(line.text))
    return !isOpen
  })
}

/** More than half of the words stand in sentences. */
function isProse({ text }: Paragraph): boolean {
  const parts = parted(text)
  return lengthOf(parts.filter(isSentence)) > 0.5 * lengthOf(parts)
}

const lengthOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + part.length, 0)

/** A line of a list that had no room for its last item goes on in the next. */
function unwrapped(lines: readonly Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && isWrapped(last, line, lines))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}`, ...(line.place ? { place: line.place } : {}) }
    else joined.push(line)
  }
  return joined
}

type Box = TextPlace['box']
const startsWith = (one: Box, other: Box): boolean => Math.abs(one.x - other.x) < 2

function isWrapped(last: Paragraph, line: Paragraph, lines: readonly Paragraph[]): boolean {
  const [before, now] = [last.place, line.place]
  if (!before || !now || before.column !== now.column || !mayGoOn(last, line) || !startsWith(before.box, now.box)) return false
  const isNext = now.box.y - (before.box.y + before.box.height) < 0.8 * last.size
  return isNext && !hasRoom(before, line, lines)
}

/** Both are lists in the same letters, and no sign ends the first. */
function mayGoOn(last: Paragraph, { text, isBullet, look, lead }: Paragraph): boolean {
  if (isBullet || lead || look !== last.look || !last.text.includes(',') || !text.includes(',')) return false
  return /[\p{L}\p{N})]/u.test(last.text.slice(-1)) && !/[\t:]|^[^,;]{2,30} [–—-] /.test(text)
}

/** For the first word of the next line, where the longest line that begins at the same place ends. */
function hasRoom({ box, column }: TextPlace, { text, place }: Paragraph, lines: readonly Paragraph[]): boolean {
  const beside = lines.flatMap((line) =>
    line.place?.column === column && startsWith(line.place.box, box) ? [line.place.box] : [],
  )
  const edge = Math.max(...beside.map(({ x, width }) => x + width))
  const word = text.split(' ')[0] ?? ''
  return box.x + box.width + ((word.length + 1) * (place?.box.width ?? 0)) / text.length <= edge
}
