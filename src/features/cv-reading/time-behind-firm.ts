import { momentIn, periodIn } from '#features/cv-words/period.ts'
import { timeIn } from '#features/cv-words/time-at-start.ts'
import { scoreOf } from '#features/cv-words/words.ts'

const number = /^\(?\d{1,2}[.)]\s*/
const behind = /^(.{3,90}\S)(?:\t|\s?[,(|]\s?|\s[–—-]\s?|\s(?=\())\(?([^\t,(|]{4,24})\)?\.?$/u

/** A firm with its time and nothing else: "Rao Motors Works, Pune - June 2024". Null if the line names a position, or is no firm by its words. */
export function timeBehindFirm(text: string): { readonly firm: string; readonly time: string } | null {
  const [before, time] = /^[\p{Lu}\d(]/u.test(text) && text.length <= 120 ? partsOf(text) : ['', '']
  const firm = before.replace(number, '').replace(/[\s,(–—-]+$/, '')
  const isWhole = time !== '' && text.replace(number, '').startsWith(firm)
  return isWhole && isFirm(firm) ? { firm, time } : null
}

/** The text before the time, and the time. Both are empty if there is none. */
function partsOf(text: string): readonly [string, string] {
  const period = periodIn(text)
  if (period) return [period.rest, timeIn(period)]
  const [, before = '', time = ''] = behind.exec(text) ?? []
  return momentIn(time)?.rest === '' ? [before, time] : ['', '']
}

const plant = /\b(?:factory|workshop|plant|mills?|depot|railways?)\b/i

/** Each part of the name: a position may stand behind a comma or a dash. */
const isFirm = (text: string): boolean => {
  const parts = text.split(/\t|,\s*|\s[–—-]\s|\s\|\s/)
  const first = scoreOf(parts[0] ?? '')
  return (first < 0 || (first === 0 && plant.test(parts[0] ?? ''))) && parts.every((part) => scoreOf(part) <= 0)
}
