import { shortPeriodIn } from './period.ts'
import type { Period } from './point-in-time.ts'
import { isPlace, isRoleAtEnd, scoreOf } from './words.ts'

const longest = 120
const between = /\s*\|\s*|,\s+|\s+[–—-]\s+|\s+at\s+|\s+as\s+(?:an?\s+)?/
/** "Clerk at Rao & Sons (till Nov 2020)" says only the end. */
const until = /\((?:till|until|up ?to)\s+(?=[^()]{4,20}\)$)/i

/**
 * A single time at the end of a line that names a position and an employer: "Clerk | Rao & Sons | Aug 2024". A year alone is one only between bars
 * or in brackets: elsewhere it is that of an award as often.
 */
export function singleTimeOfJob(line: string): Period | null {
  const text = withoutPlace(line).replace(until, '(')
  const period = text.length > longest || !/(?:19|20)\d{2}[)\]]?$/.test(text) ? null : shortPeriodIn(text)
  if (!period) return null
  const names = period.rest.replace(/[\s|,([–—-]+$/, '')
  const parts = names.split(between)
  const isClear = period.start.includes('-') || text.split('|').length > 2 || yearInBrackets.test(text)
  return text.startsWith(names) && areNames(parts) && isClear
    ? { ...period, ...(until.test(line) ? { start: '' } : {}), rest: parts.join('\t') }
    : null
}

/** "Rao Labs | Analyst⇥Dec 2020 | Pune" */
function withoutPlace(line: string): string {
  const at = line.length > longest ? -1 : line.lastIndexOf('|')
  return at > 0 && isPlace(line.slice(at + 1).trim()) ? line.slice(0, at).trim() : line
}

/** "Designer – Rao Studio [2024]" */
const yearInBrackets = /[\p{L})] [[(](?:19|20)\d{2}[\])]$/u

const areNames = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.length < 4 &&
  parts.every((part) => /^[\p{Lu}\d]/u.test(part) && part.split(' ').length <= 6) &&
  isPosition(parts[0] ?? '') !== isPosition(parts[1] ?? '')

const isPosition = (part: string): boolean => isRoleAtEnd(part) || scoreOf(part) > 0
