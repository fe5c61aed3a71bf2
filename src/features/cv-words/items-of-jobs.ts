import { periodIn } from './period.ts'
import type { Period } from './point-in-time.ts'
import { isPlace, isRoleAtEnd, scoreOf } from './words.ts'

/** "• Rao Bank (May 2015 till June 2017)", above its positions. */
export const isFirmWithTime = (text: string, { rest }: Period): boolean =>
  rest !== '' &&
  text.startsWith(`${rest} (`) &&
  scoreOf(rest) < 0 &&
  /^(?:(?:\p{Lu}\S*|of|and|for|the|&)(?: |$)){2,7}$/u.test(rest)

const longest = 110
const mostWords = 6

/** Whether a list item is nothing but two names, one of which is a position, and the time behind them: "• Rao Works / Clerk (Aug 2021 – Present)". */
export function isItemOfJob(text: string): boolean {
  const period = text.length <= longest && /\d{4}/.test(text) ? periodIn(text) : null
  if (period === null || period.start === period.end) return false
  const names = period.rest.replace(/[\s(,–—-]+$/, '')
  if (names === '' || !text.startsWith(names)) return false
  return areNames(names.split(names.includes(' | ') ? ' | ' : /\s[/–—-]\s/))
}

const areNames = (parts: readonly string[]): boolean =>
  parts.length === 2 &&
  parts.every((part) => /^\p{Lu}/u.test(part) && part.split(' ').length <= mostWords && !isPlace(part)) &&
  parts.filter(
    (part) => (isRoleAtEnd(part) || isRoleAtEnd(part.split(/\s[–—-]\s/)[0] ?? '')) && !/^\p{L}+(?:ed|ing)\s/u.test(part),
  ).length === 1
