import { isOnlyTime, momentIn } from '#features/cv-reading/period.ts'
import type { Row } from './pdf-lines.ts'

const unended = /[–—-]$/
const isEnd = (text: string): boolean => isOnlyTime(text) || /^(?:present|till date|now|current|ongoing|today)$/i.test(text)

/** In a narrow column, a period goes on in the next line. */
export function withWholeDates(rows: readonly Row[]): Row[] {
  const done: Row[] = []
  for (const row of rows) {
    const before = done.at(-1)
    const open = before?.segments.find(({ text }) => unended.test(text.trim()) && momentIn(text)?.rest === '')
    const end = open && row.segments.find((one) => Math.abs(one.x - open.x) < 3 && isEnd(one.text.trim()))
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
