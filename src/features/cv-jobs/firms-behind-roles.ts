import { department } from './names-in-one.ts'
import { isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

type NamedJob = { readonly names: readonly string[]; readonly isGuessed?: boolean }

const longest = 90
const mostWords = 5

/** What follows a position without being an employer: a level, a kind of work, a department. */
const noFirm =
  /^(?:i{1,3}|iv|v|\d{1,2}|(?:full|part)[- ]?time|remote|freelance|contract|backend|back-end|frontend|front-end|full-?stack|hr|it|sales|marketing|operations|finance|production|quality|accounts|projects?|training|qa|r&d|web|mobile|android|ios|cloud|data|ai|ml|machine learning|north|south|east|west|apac|emea|india)\b/i
/** Subjects and wards behind "TEACHER" and "NURSE". */
const subject =
  /^(?:math(?:s|ematics)?|physics|chemistry|biology|science|english|hindi|sanskrit|history|geography|computers?|commerce|economics|[np]?icu|ot|ward|opd)$/i

/**
 * Splits "CTO NADI LABS" at the end of the position: the longest beginning that ends with a word of titles. Null if there is none. In small letters the
 * words behind a position are far more often its department: "Manager Purchase".
 */
export function atEndOfRole(text: string): readonly [string, string] | null {
  const words = text.length > longest || /\p{Ll}/u.test(text) ? [] : text.split(' ')
  for (let at = Math.min(mostWords, words.length - 1); at > 0; at--) {
    const [role, firm] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (isRoleAtEnd(role)) return isFirmBehind(firm) ? [role, firm] : null
  }
  return null
}

const isFirmBehind = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) &&
  text.length > 2 &&
  scoreOf(text) <= 0 &&
  ![noFirm, department, subject].some((pattern) => pattern.test(text)) &&
  !isPlace(text)

/**
 * Positions with the employer behind them and no sign between, as some programs write them in one style: "CTO NADI LABS", "CLERK RAO BANK". Only if most
 * jobs without a second name have this form, with different employers.
 */
export function withFirmsBehindRoles<One extends NamedJob>(entries: readonly One[]): readonly One[] {
  const single = entries.filter(({ names }) => names.length === 1)
  const split = new Map(
    single.flatMap((entry) => {
      const parts = atEndOfRole(entry.names[0] ?? '')
      return parts ? [[entry, parts] as const] : []
    }),
  )
  const firms = new Set([...split.values()].map(([, firm]) => firm))
  if (firms.size < 2 || split.size < 0.7 * single.length) return entries
  return entries.map((entry) => {
    const parts = split.get(entry)
    return parts ? { ...entry, names: parts, isGuessed: true } : entry
  })
}
