import { lengthOfJob, timeOfJob } from './job-times.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import type { Period } from '#features/cv-words/point-in-time.ts'
import { presentAlone } from './present-alone.ts'
import { isRoleAtEnd } from '#features/cv-words/words.ts'
import { isWhole, untimedHead, untimedSentence } from './untimed-jobs.ts'

/** A line with the time of a job, or with a sentence that states a job. The lines of a job are grouped around its anchor. */
export type Anchor = { readonly at: number; readonly period: Period }

/** Removes the list marks if only list items name times. */
export function withoutMarks(lines: readonly Paragraph[]): readonly Paragraph[] {
  const bare = lines.map((line) => ({ ...line, isBullet: false }))
  return anchorsIn(lines).length === 0 || hasTimes(bare) ? bare : lines
}

export const hasTimes = (lines: readonly Paragraph[]): boolean => anchorsIn(lines).some(({ period }) => period.start !== '')

/** The anchors of a section. If no line names a time, lines with the duration of a job are anchors. */
export function timedIn(paragraphs: readonly Paragraph[]): Anchor[] {
  const dated = withPresent(anchorsIn(paragraphs), paragraphs)
  if (dated.length === 0) return anchorsIn(paragraphs, lengthOfJob)
  const isDated = dated.some(({ period }) => period.start !== '' || period.isNow)
  return isDated
    ? withLengths(withAlike(dated, paragraphs), paragraphs)
    : anchorsIn(paragraphs, (line) => timeOfJob(line) ?? untimedSentence(line))
}

/** Adds "Present" alone if no time stands near: there it would be the end of that time, or a title above it. */
function withPresent(dated: readonly Anchor[], paragraphs: readonly Paragraph[]): Anchor[] {
  const times = new Set(dated.map(({ at }) => at))
  const others = paragraphs.flatMap((line, at): Anchor[] => {
    const period = times.has(at) ? null : presentAlone(line)
    const near = period?.rest === '' ? [-1, 1, 2, 3] : [-1, 1]
    return period && !near.some((step) => times.has(at + step)) ? [{ at, period }] : []
  })
  return others.length === 0 ? [...dated] : [...dated, ...others].toSorted((one, other) => one.at - other.at)
}

/** Adds a header without a time, "Designer – Rao & Sons", in the letters that two or more headers of one line with their times have. */
function withAlike(dated: readonly Anchor[], paragraphs: readonly Paragraph[]): readonly Anchor[] {
  const looks = new Set(dated.map(({ at }) => paragraphs[at]?.look))
  const [look] = looks
  const areOne = dated.every(({ period }) => period.start !== '' && isWhole(period))
  if (dated.length < 2 || looks.size > 1 || look === undefined || !areOne) return dated
  const near = new Set(dated.flatMap(({ at }) => [at - 1, at, at + 1]))
  const others = paragraphs.flatMap((line, at): Anchor[] => {
    const period = line.look !== look || near.has(at) ? null : untimedHead(line)
    return period ? [{ at, period }] : []
  })
  return others.length > dated.length ? dated : [...dated, ...others].toSorted((one, other) => one.at - other.at)
}

/** Adds positions with only their duration, "Site Engineer (2 years)", if no time stands near: there it would be that of the same job. */
function withLengths(dated: readonly Anchor[], paragraphs: readonly Paragraph[]): Anchor[] {
  const near = new Set(dated.flatMap(({ at }) => [-2, -1, 0, 1, 2].map((step) => at + step)))
  const lengths = paragraphs.flatMap((line, at): Anchor[] => {
    const period = near.has(at) || line.text.length > 80 || !/\d/.test(line.text) ? null : lengthOfJob(line)
    return period && isRoleAtEnd(period.rest) ? [{ at, period }] : []
  })
  return lengths.length === 0 ? [...dated] : [...dated, ...lengths].toSorted((one, other) => one.at - other.at)
}

const anchorsIn = (paragraphs: readonly Paragraph[], timeOf = timeOfJob): Anchor[] => {
  const all = paragraphs.flatMap((paragraph, at): Anchor[] => {
    const period = timeOf(paragraph)
    return period ? [{ at, period }] : []
  })
  return all.filter((one, number) => !isBelowTime(one, all.slice(Math.max(0, number - 2), number), paragraphs[one.at]))
}

/** The sentence "Working with Rao & Sons" right below "Since June 2022" belongs to that time and is no anchor of its own. */
function isBelowTime({ at, period }: Anchor, above: readonly Anchor[], line: Paragraph | undefined): boolean {
  const [before, first] = above.toReversed()
  if (before?.at !== at - 1 || before.period.rest !== '' || before.period.start === '') return false
  // The time above may already belong to the sentence before it.
  const isTaken = first?.at === at - 2 && first.period.start === ''
  return !isTaken && period.start === '' && line?.fields === undefined
}
