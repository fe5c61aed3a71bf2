import { momentIn, periodIn } from '#features/cv-words/period.ts'
import { isRealPlace } from '#features/cv-words/words.ts'

export const addressLabel =
  /^(?:(?:(?:present|current|permanent|postal|residential|correspondence|local|mailing) )?address|r\/o|location|residence|पता)\s*[:–-]\s*/i

/** Whether a part of a line is a postal address. A place in a line with a period is that of a job or a school. */
export function looksLikeAddress(part: string, line = part): boolean {
  if (part.length > 160 || /[@:+]/.test(part) || isOfTime(part, line)) return false
  if (/(?<![\d.-])\d{3}\s?\d{3}(?!\d)/.test(part) && /\p{L}/u.test(part)) return true
  const pieces = part.split(/,\s*/)
  return (
    isRealPlace(part) ||
    (pieces.length > 1 && pieces.some((piece) => isRealPlace(piece.replace(/[-–\s]*\d+$/, '')))) ||
    /^[\p{Script=Devanagari}\s\p{M}]+,[\p{Script=Devanagari}\p{M}\s,]+$/u.test(part)
  )
}

/** A single month with its year is a time too. A year alone may be the number of a house. */
const isOfTime = (part: string, line: string): boolean => periodIn(line) !== null || momentIn(part)?.at.includes('-') === true
