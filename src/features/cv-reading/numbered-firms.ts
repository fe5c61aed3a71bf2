import { namesSideBySide } from '#features/cv-words/name-spans.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isBegun } from '#features/cv-words/stated-job.ts'
import { beginsWithTime, isAtStart, timeIn } from '#features/cv-words/time-at-start.ts'
import { scoreOf } from '#features/cv-words/words.ts'

type Head = { readonly employer: string; readonly position: string }
type TimeAtStart = { readonly time: string; readonly role: string; readonly rest: string }

const number = /^\(?\d{1,2}\s?[:.)]\s*(?=\p{L})/u
const lengthOfTime =
  /\s*\(?\d{1,2}(?:\.\d)?\s?\+?\s*(?:years?|yrs?|months?)(?:\s*(?:and|&|,)?\s*\d{1,2}\s*months?)?\)?\s*(?:of\s+)?(?:work(?:ed|ing)?\s+(?:in|as)\s+(?:an?\s+)?)?/i
const longestHead = 140

/**
 * Reads "1: Rao Motors Pvt Ltd as a Fitter" above "June 2012 to May 2014, repair of engines" as one row: the number, and the text behind the time, hide
 * what the two lines are.
 */
export function withNumberedFirms(lines: readonly Paragraph[]): readonly Paragraph[] {
  if (!lines.some(({ text }) => number.test(text))) return lines
  const whole: Paragraph[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) break
    const row = next && !line.fields && !next.fields ? rowOf(line, next) : null
    whole.push(...(row ?? [line]))
    if (row) at++
  }
  return whole
}

function rowOf(line: Paragraph, next: Paragraph): Paragraph[] | null {
  const head = number.test(line.text) && line.text.length <= longestHead ? headIn(line.text.replace(number, '')) : null
  const timed = head && timeAtStart(next.text)
  return head && timed ? rowWith(head, timed, [line, next]) : null
}

function rowWith(head: Head, timed: TimeAtStart, [line, next]: readonly [Paragraph, Paragraph]): Paragraph[] | null {
  const position = head.position || timed.role
  if (position === '') return null
  const row: Paragraph = { ...line, isBullet: false, fields: { employer: head.employer, position, time: timed.time } }
  return timed.rest === '' ? [row] : [row, { ...next, text: timed.rest, isBullet: true }]
}

const roleBehind = /^([^\t]{3,90}?)[\s,]*(?:\t\s*(?:as\s+(?:an?\s+)?)?|(?<=[\s)])as\s+(?:an?\s+)?)(\S.{1,50})$/i

/** The employer, and the position behind "as" or right behind the employer. */
function headIn(text: string): Head | null {
  if (isBegun(text)) return null
  const bare = text.replace(lengthOfTime, ' \t').replace(/[\s.]+$/, '')
  const [, firm = '', behind = ''] = roleBehind.exec(bare) ?? []
  if (firm !== '' && scoreOf(firm) <= 0 && scoreOf(behind) > 0) return { employer: firm.trim(), position: behind }
  return sideBySide(bare) ?? (scoreOf(bare) < 0 ? { employer: bare.trim(), position: '' } : null)
}

function sideBySide(text: string): Head | null {
  const [position = '', employer = ''] = namesSideBySide(text) ?? []
  return employer !== '' && text.startsWith(employer) ? { employer, position } : null
}

/** The time that begins the line, the position behind it ("as a Fitter, …"), and what is said then. */
function timeAtStart(text: string): TimeAtStart | null {
  const start = text.slice(0, 300)
  const period = beginsWithTime(start) ? periodIn(start) : null
  if (!period || !isAtStart(start, period)) return null
  const [, role = '', said = ''] = /^as\s+(?:an?\s+)?([^,.;]{3,50})[,.;]?\s*(.*)$/i.exec(period.rest) ?? []
  const isRole = scoreOf(role) > 0
  const rest = isRole ? said : period.rest
  return { time: timeIn(period), role: isRole ? role : '', rest: rest === '' ? '' : rest + text.slice(300) }
}
