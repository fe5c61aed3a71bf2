import { emailIn, phoneIn } from '#features/cv-words/contact-details.ts'
import { withOpenBrackets } from './bracketed-skills.ts'
import { parted } from './list-parts.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { groupTitlesIn, isGroupName, labelsBeside, withoutOtherGroups } from './skill-groups.ts'
import { firstCells, isHeadOfLanguages, secondCells, withBoxes } from './skill-tables.ts'
import { unwrapped } from './wrapped-lines.ts'
import { scoreOf } from '#features/cv-words/words.ts'

/** `isCut`: text of another kind was removed from the section, or is most of it. `behindProse`: the lines from the second sentence on. */
export type SkillLines = {
  readonly lines: readonly Paragraph[]
  readonly other: readonly Paragraph[]
  readonly isCut: boolean
  readonly behindProse: ReadonlySet<Paragraph>
}

/** The lines that list skills, without the names of groups. Text of other sections beside or below them is left over. */
export function skillLines(all: readonly Paragraph[]): SkillLines {
  const works = worksIn(all)
  const paragraphs = all.filter((one) => !isHeadOfLanguages(one.text) && !works.has(one)).map(withBoxes)
  const runs = runsOf(paragraphs)
  let isOver = false
  const own = runs.flatMap((run) => {
    const lastProse = run.findLastIndex(isProse)
    const at = run.findIndex((line, number) => isForeign(line, number < lastProse))
    isOver ||= at >= 0
    if (isOver && isBeside(run, runs[0] ?? [])) return []
    return at < 0 ? run : run.slice(0, at - headsBefore(run, at))
  })
  const listed = withoutProse(beforeClosing(own))
  const lines = withoutOtherGroups(listed)
  const kept = new Set(lines)
  const other = paragraphs.filter((one) => !kept.has(one))
  const titles = new Set([...groupTitlesIn(listed), ...labelsBeside(listed)])
  const items = secondCells(firstCells(lines)).filter((line, at) => !titles.has(line) && !isGroupName(line, lines[at + 1]))
  // A single sentence may describe a skill.
  const [, second] = own.filter((line) => !listed.includes(line))
  const isCut = own.length < paragraphs.length || other.length > 0.5 * paragraphs.length
  return {
    lines: unwrapped(items),
    other: [...other, ...works],
    isCut,
    behindProse: new Set(second ? own.slice(own.indexOf(second)) : []),
  }
}

/** Titles in words that no list of titles has. "Managing projects" is a skill. */
const ofWorks =
  /^(?!\p{L}+ing\s)(?:\p{L}+\s){0,2}projects(?:\s(?:undertaken|done|handled|completed|details))?\s?:?$|^(?:research (?:work|papers?)|publications?)\s?:?$/iu

/** The lines from such a title on, to the end of its column. */
function worksIn(lines: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const at = lines.findIndex(({ text, isBullet }) => !isBullet && text.length <= 40 && ofWorks.test(text))
  const rest = at < 0 ? [] : lines.slice(at)
  const end = rest.findIndex(({ place }) => place?.column !== rest[0]?.place?.column)
  return new Set(end < 0 ? rest : rest.slice(0, end))
}

const closing = /^(?:(?:date|place)\s*:|signature$|yours?\s(?:sincerely|faithfully|truly)\b)/i

/** Removes the place, the date and the name at the end of a declaration, whose heading may stand in another column. */
function beforeClosing(lines: readonly Paragraph[]): readonly Paragraph[] {
  const at = lines.findIndex(({ text }) => closing.test(text))
  return at < 0 || lines.length - at > 4 ? lines : lines.slice(0, at)
}

/** Consecutive lines of the same column. */
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

/** Whether the line has contact details or the time of a job. Other times may be the years of experience with a skill. */
function isForeign({ text }: Paragraph, isBeforeProse: boolean): boolean {
  if (text.length > 160) return false
  if (/https?:\/\//.test(text) || emailIn(text) !== null || phoneIn(text) !== null) return true
  const period = periodIn(text)
  return period !== null && (scoreOf(period.rest) !== 0 || isBeforeProse)
}

/** The number of lines above the time of a job that belong to its header: they have another style than the skills. */
function headsBefore(run: readonly Paragraph[], at: number): number {
  const above = run.slice(Math.max(1, at - 3), at).toReversed()
  const end = above.findIndex(({ look }) => look === run[0]?.look)
  return end < 0 ? above.length : end
}

const stated = /\b(?:I|I['’]m|I['’]ve|me|my|we|our|is|are|was|were|has|have|had|been|am|will|which|that|who|whose|this|these)\b/
const amount = /\b(?:by|than)\s+(?:over\s+)?[₹$€]?\d/i
const adjectives =
  /^(?:skilled|experienced|versed|advanced|applied|distributed|embedded|automated|supervised|unsupervised|structured|unstructured|integrated|shared|paid|detailed|fixed|mixed|limited|certified)\b/i
const beginsWithVerb = /^(?:\p{L}{2,}ed|led|built|wrote|made|ran|won|grew|drew|kept)\s/iu

/** Whether the text is a sentence or a part of one. */
export function isSentence(text: string): boolean {
  const count = text.split(' ').length
  if (count < 3) return false
  if (count > 9 || stated.test(text)) return true
  if (count < 4) return false
  return (
    amount.test(text) ||
    (beginsWithVerb.test(text) && !adjectives.test(text)) ||
    /(?<![\s.]\p{Lu}|^\p{Lu})[.!?]\s+\p{Lu}\p{Ll}+\s/u.test(text)
  )
}

/** Removes sentences. A line that begins in lower case continues the sentence above it. */
function withoutProse(lines: readonly Paragraph[]): Paragraph[] {
  let isOpen = false
  return lines.filter((line) => {
    isOpen = isProse(line) || (isOpen && !line.isBullet && /^\p{Ll}/u.test(line.text))
    return !isOpen
  })
}

/** Whether more than half of the text consists of sentences. */
function isProse({ text }: Paragraph): boolean {
  const parts = withOpenBrackets(parted(text))
  return lengthOf(parts.filter(isSentence)) > 0.5 * lengthOf(parts)
}

const lengthOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + part.length, 0)
