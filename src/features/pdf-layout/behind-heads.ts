import { momentIn, periodIn } from '#features/cv-words/period.ts'
import { isInstitution, isPlace, isRoleAtEnd, splitPlace } from '#features/cv-words/words.ts'
import type { PdfLine, Segment } from './pdf-lines.ts'

type Next = { readonly x: number; readonly isOtherLook: boolean; readonly text: string }

/** Names with a bar between them, in other letters than the text above, are the header of the next entry: "Clerk | Rao & Sons". */
const hasBar = /^\p{Lu}[^|]{2,60}\s\|\s\p{Lu}/u

/** Below the header of an entry, with a time or a name at its right, a text further to the left does not continue that time or name. */
export function isBehindHead(line: PdfLine, last: Segment, { x, isOtherLook, text }: Next): boolean {
  if (isOtherLook && hasBar.test(text)) return true
  if (line.segments.length < 2 || x > last.x - 8) return false
  const end = last.text.trim()
  return endsInTime(end) || (end.length <= 40 && (isOtherLook || isWholeName(end)))
}

const isWholeName = (text: string): boolean =>
  isPlace(text) || splitPlace(text).place !== '' || (/^\p{Lu}[^,.;:]+$/u.test(text) && (isInstitution(text) || isRoleAtEnd(text)))

const endsInTime = (text: string): boolean =>
  text.length <= 80 && /(?:\d{4}|present|now|date|current|ongoing)\)?$/i.test(text) && (periodIn(text) ?? momentIn(text)) !== null

/** Whether the text begins with a capital and ends with a period: "Clerk, Rao & Sons (June 2018 – till date)". */
export const endsWithTime = (text: string): boolean =>
  text.length <= 160 &&
  /^\p{Lu}/u.test(text) &&
  /(?:\d{2}|date|now|present)\)?\.?$/i.test(text) &&
  periodIn(text.slice(-40)) !== null
