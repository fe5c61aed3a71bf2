import type { Paragraph } from '#features/cv-words/paragraph.ts'
import type { Period } from '#features/cv-words/point-in-time.ts'
import { scoreOf } from '#features/cv-words/words.ts'

const present = /^(?:at\s)?(?:present|till\s?(?:date|now)|to\s?date|ongoing)\s*[:–-]?$/i
const apart = /^\p{L}(?: \p{L}){3,}$/u
const longest = 120

const isPresent = (cell: string): boolean => present.test(apart.test(cell) ? cell.replaceAll(' ', '') : cell)

/** The time of a job that goes on, in a line that does not say since when: "Present⇥Clerk", or "Till date" above the position. */
export function presentAlone({ text, fields, isBullet }: Paragraph): Period | null {
  if (fields || isBullet || text.length > longest) return null
  const cells = text.split('\t').map((cell) => cell.trim())
  const at = [0, cells.length - 1].find((one) => isPresent(cells[one] ?? ''))
  const rest = at === undefined ? '' : cells.toSpliced(at, 1).join('\t')
  // "Present⇥Address of the office" is a row of a form.
  return at === undefined || (rest !== '' && !namesWork(rest)) ? null : { start: '', end: '', isNow: true, rest }
}

const namesWork = (text: string): boolean => text.split(/\t|,\s|\s[–—-]\s/).some((part) => scoreOf(part) !== 0)
