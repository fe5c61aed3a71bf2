import { isOnlyTime, momentIn, periodIn } from '#features/cv-reading/period.ts'
import type { Row, Segment } from './pdf-lines.ts'

const isUnended = (text: string): boolean => /[–—-]$/.test(text) && momentIn(text)?.rest === ''
const isUnendedMonth = (text: string): boolean => /\d\s*[–—-]\s*\p{L}{3,9}\.?$/u.test(text)
const isEnd = (text: string): boolean => isOnlyTime(text) || /^(?:present|till date|now|current|ongoing|today)$/i.test(text)

/** "Apr 2019 –" above "Present", or "Sept 2015 – Jan" above "2019". */
const endsPeriod = (text: string, next: string): boolean =>
  (isUnended(text) && isEnd(next)) || (isUnendedMonth(text) && /^\d{4}$/.test(next) && periodIn(`${text} ${next}`)?.rest === '')

/** Both begin or both end at one place. */
const isInLine = (one: Segment, other: Segment): boolean => Math.abs(one.x - other.x) < 3 || Math.abs(one.right - other.right) < 3

/** In a narrow column, a period goes on in the next line. */
export function withWholeDates(rows: readonly Row[]): Row[] {
  const done: Row[] = []
  for (const row of rows) {
    const before = done.at(-1)
    const open = before?.segments.find(({ text }) => isUnended(text.trim()) || isUnendedMonth(text.trim()))
    const end = open && row.segments.find((one) => isInLine(one, open) && endsPeriod(open.text.trim(), one.text.trim()))
    if (!before || !open || !end) done.push(row)
    else {
      const whole = { ...open, text: `${open.text} ${end.text}`, right: Math.max(open.right, end.right) }
      done[done.length - 1] = { ...before, segments: before.segments.map((one) => (one === open ? whole : one)) }
      const rest = row.segments.filter((one) => one !== end)
      if (rest.length > 0) done.push({ ...row, segments: rest })
    }
  }
  return done
}
