import type { Period } from './point-in-time.ts'

/** Whether the line begins with a year, a month or a day. */
export const beginsWithTime = (line: string): boolean => timeAtStart.test(line.slice(0, 60))
const timeAtStart =
  /^(?:from\s)?[^\p{L}\d]{0,3}(?:\p{L}{3,9}\.?[\s’',-]{0,3}\d{2}|\d{1,2}(?:st|nd|rd|th)?[\s./-]{1,2}(?:\p{L}{3,9}[\s.,’'-]{1,2}\d{2}|\d{1,2}[./-]\d{2})|\d{4}|\p{L}{3,9}\.?\s?[–-]\s?\p{L}{3,9}\.?\s\d{4})/iu

/** The text behind a time at the beginning: "From June 2012 to May 2014 – Rao Pvt. Ltd., as Senior Engineer". */
export function behindTime(line: string, period: Period | null): string {
  const rest = period?.rest.replace(/^[\s:–—-]+/, '') ?? ''
  const isBehind = rest.length > 10 && line.endsWith(rest) && beginsWithTime(line)
  return (isBehind ? rest : line).replace(/(?<=\bM\/s\.)(?=\p{Lu})|(?<=,)(?=as\s)/giu, ' ')
}

/** Whether the period stands before the rest of the line, and not within it. */
export const isAtStart = (line: string, { rest }: Period): boolean => rest === '' || line.slice(-rest.length - 3).includes(rest)

/** Writes a period in the form that `periodIn` reads. */
export const timeIn = ({ start, end, isNow }: Period): string => (start === '' ? '' : `${start} – ${isNow ? 'present' : end}`)
