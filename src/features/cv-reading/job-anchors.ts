import { lengthOfJob, timeOfJob } from './job-times.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import type { Period } from '#features/cv-words/period.ts'
import { untimedSentence } from './untimed-jobs.ts'

/** A line with the time of a job, or with a sentence that states one. */
export type Anchor = { readonly at: number; readonly period: Period }

/** Where no other line names a time, but items do. */
export function withoutMarks(lines: readonly Paragraph[]): readonly Paragraph[] {
  const bare = lines.map((line) => ({ ...line, isBullet: false }))
  return anchorsIn(lines).length === 0 || hasTimes(bare) ? bare : lines
}

export const hasTimes = (lines: readonly Paragraph[]): boolean => anchorsIn(lines).some(({ period }) => period.start !== '')

/** Without a time, how long a job was shows where it stands. */
export function timedIn(paragraphs: readonly Paragraph[]): Anchor[] {
  const dated = anchorsIn(paragraphs)
  if (dated.length === 0) return anchorsIn(paragraphs, lengthOfJob)
  const isDated = dated.some(({ period }) => period.start !== '' || period.isNow)
  return isDated ? dated : anchorsIn(paragraphs, (line) => timeOfJob(line) ?? untimedSentence(line))
}

const anchorsIn = (paragraphs: readonly Paragraph[], timeOf = timeOfJob): Anchor[] => {
  const all = paragraphs.flatMap((paragraph, at): Anchor[] => {
    const period = timeOf(paragraph)
    return period ? [{ at, period }] : []
  })
  return all.filter((one, number) => !isBelowTime(one, all.slice(Math.max(0, number - 2), number), paragraphs[one.at]))
}

/** "Since June 2022" above "Working with Rao & Sons" */
function isBelowTime({ at, period }: Anchor, above: readonly Anchor[], line: Paragraph | undefined): boolean {
  const [before, first] = above.toReversed()
  if (before?.at !== at - 1 || before.period.rest !== '' || before.period.start === '') return false
  // It is the time of the sentence above it.
  const isTaken = first?.at === at - 2 && first.period.start === ''
  return !isTaken && period.start === '' && line?.fields === undefined
}
