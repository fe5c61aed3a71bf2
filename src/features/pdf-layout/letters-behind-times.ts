import { isNowAlone, isOnlyTime } from '#features/cv-words/period.ts'
import type { Segment } from './pdf-lines.ts'

const isTime = (text: string): boolean => text.length <= 40 && (isOnlyTime(text) || isNowAlone(text))

/**
 * The texts of the segments of a line. Behind a time at the left, a change of the letters separates the position from the employer, as it does at the
 * beginning of other lines (see `partsOfLine`).
 */
export function textsOf(segments: readonly Segment[]): string[] {
  const texts = segments.map(({ text }) => text)
  const [first, second] = segments
  if (!first || !second || second.lead === '' || !isTime(first.text.trim())) return texts
  const rest = second.text.slice(second.lead.length)
  const isSeam = /\p{L}{2}/u.test(second.lead) && /^[\s,|–—-]*["“‘'(]?[\p{Lu}\d]/u.test(rest) && rest.length > 2
  return isSeam && second.text.startsWith(second.lead) && !isMark(second.text)
    ? texts.with(1, `${second.lead}\t${rest.replace(/^[\s,|–—-]+/, '')}`)
    : texts
}

const isMark = (text: string): boolean => /^\s*[^\p{L}\p{N}"“(]/u.test(text)
