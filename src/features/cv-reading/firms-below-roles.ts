import { isHeadLike, type Paragraph } from '#features/cv-words/paragraph.ts'
import { isOnlyTime, periodIn } from '#features/cv-words/period.ts'
import type { Period } from '#features/cv-words/point-in-time.ts'
import { isSentence } from '#features/cv-skills/skill-lines.ts'
import { timeIn } from '#features/cv-words/time-at-start.ts'
import { isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

/** A position beside its time. `isOpen`: it ends with a comma, so the employer follows. */
type Head = { readonly position: string; readonly period: Period; readonly isOpen: boolean }
type Pair = { readonly head: Head; readonly line: Paragraph; readonly next: Paragraph; readonly after: Paragraph | undefined }

const longest = 140

/**
 * Reads a position beside its time, and the employer in the line below, as one row: "Engineer - Housing⇥2013 – 2015" above "Rao Works". What stands
 * behind the dash would be the employer otherwise. A comma at the end of the position, the words of a firm below, or the same letters below several such
 * positions show that the employer stands there.
 */
export function withFirmsBelowRoles(lines: readonly Paragraph[]): readonly Paragraph[] {
  const pairs = new Map(
    lines.flatMap((line, at) => pairOf(line, lines.slice(at + 1, at + 3)) ?? []).map((pair) => [pair.line, pair]),
  )
  const open = [...pairs.values()].filter(({ head }) => !head.isOpen)
  const looks = Map.groupBy(open.filter(isSetApart), ({ next }) => next.look)
  const areAlike = looks.size === 1 && open.length > 1 && [...looks.values()].flat().length === open.length
  const read = [...pairs.values()].filter(({ head, next }) => head.isOpen || scoreOf(next.text) < 0 || areAlike)
  const rows = new Map(read.map((pair) => [pair.line, rowOf(pair)]))
  const taken = new Set(read.map(({ next }) => next))
  return rows.size === 0 ? lines : lines.flatMap((line) => (taken.has(line) ? [] : [rows.get(line) ?? line]))
}

function pairOf(line: Paragraph, [next, after]: readonly Paragraph[]): Pair | null {
  if (!next || line.fields || next.fields || line.isBullet || line.text.length > longest || !isEmployer(next)) return null
  const head = headOf(line.text)
  return head && (head.isOpen || !isSentence(next.text)) ? { head, line, next, after } : null
}

function headOf(text: string): Head | null {
  const cells = text.split('\t')
  const [first = '', second = '', ...more] = cells
  const times = more.length === 0 && second !== '' ? cells.map((cell) => (/\d{4}/.test(cell) ? periodIn(cell) : null)) : []
  const at = times.findIndex((period) => period !== null)
  const period = times[at]
  const whole = at === 0 ? second : first
  const position = whole.replace(/,$/, '')
  if (!period || !isCut(position) || position.split(/\s[–—-]\s/)[0]?.includes(',')) return null
  return { position, period, isOpen: whole.endsWith(',') }
}

/** Whether the text is a position that would be cut at its dash, or one without a dash and without a firm. */
function isCut(text: string): boolean {
  const parts = text.split(/\s[–—-]\s/)
  const isRole = parts.some((part) => isRoleAtEnd(part)) || scoreOf(parts[0] ?? '') > 0
  return isRole && parts.length <= 2 && parts.every((part) => scoreOf(part) >= 0 && !isPlace(part))
}

const isEmployer = (line: Paragraph): boolean =>
  isHeadLike({ ...line, text: line.text.replace(/\.$/, '') }) &&
  /^\p{Lu}/u.test(line.text) &&
  scoreOf(line.text) <= 0 &&
  line.text.split(' ').length <= 12 &&
  !isPlace(line.text) &&
  !isOnlyTime(line.text) &&
  periodIn(line.text) === null

/** Whether the line below differs in its letters from both lines around it. */
const isSetApart = ({ line, next, after }: Pair): boolean =>
  next.look !== undefined && next.look !== line.look && next.look !== after?.look

function rowOf({ head: { position, period }, line, next }: Pair): Paragraph {
  const employer = next.text.replace(/(?<=\p{L}{4})\.$/u, '')
  return { ...line, text: `${line.text}\t${next.text}`, fields: { position, employer, time: timeIn(period) } }
}
