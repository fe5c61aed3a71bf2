import { firmInPhrase } from './firm-in-phrase.ts'
import { periodIn } from './period.ts'
import type { Period } from './point-in-time.ts'
import { timeIn } from './time-at-start.ts'
import { isPlace, scoreOf } from './words.ts'

const done =
  '(?:(?:i\\s+)?(?:have\\s+|had\\s+|has\\s+)?(?:successfully\\s+)?(?:completed|done|did|undergone|underwent|pursued)\\s+)?'
const length =
  "(?:(?:an?|my|the|\\d{1,2}|one|two|three|four|five|six|nine|twelve)\\s+)?(?:(?:days?|weeks?|months?|years?)[’'s]*\\s+(?:of\\s+)?)?(?:an?\\s+|my\\s+)?"
const kind =
  '(?:(?:summer|winter|industrial|in-?plant|clinical|compulsory)\\s+){0,2}(internship|apprenticeship|articleship|articled|training\\s+period)(?:\\s+(?:training|program(?:me)?|period))?'
const opening = new RegExp(`^(?:\\(?\\d{1,2}[.)]\\s*)?${done}${length}${kind}\\s+(in|with|at|from|under)\\s+`, 'iu')
const behindFirm =
  /,?\s+(?:for\s|from\s|since\s|during\s|in\s(?=\p{L}{3,9}\.?,?\s\d{4})|as\s|on\s|where\s|under\s|\()|[,;]\s|\.\s|\s[–—-]\s/iu

const roles: readonly (readonly [RegExp, string])[] = [
  [/^intern/i, 'Intern'],
  [/^apprentice/i, 'Apprentice'],
  [/^article/i, 'Article Assistant'],
  [/^training/i, 'Trainee'],
]

/**
 * Position, employer and time of "Completed two months internship with Rao Motors, Pune in June 2019", separated by tabs, or null. What the internship
 * was about may stand behind "in", so a firm needs a word of firms there.
 */
export function jobOfIntern(sentence: string): string | null {
  const [start, what = '', word = ''] = sentence.length > 220 ? [] : (opening.exec(sentence) ?? [])
  if (start === undefined) return null
  const behind = sentence.slice(start.length)
  const period = periodIn(behind)
  const firm = firmIn(behind)
  if (!isName(firm) || !isClear(firm, word, period)) return null
  return [roleIn(behind, what), firm, period ? timeIn(period) : ''].join('\t')
}

const isClear = (firm: string, word: string, period: Period | null): boolean =>
  scoreOf(firm) < 0 || (period !== null && !/^in$/i.test(word))

function firmIn(text: string): string {
  const end = text.search(behindFirm)
  const phrase = (end < 0 ? text : text.slice(0, end)).replace(/\.$/, '')
  return firmInPhrase(periodIn(phrase)?.rest.split('\t')[0] ?? phrase).trim()
}

const isName = (firm: string): boolean =>
  firm.length > 3 && firm.length <= 90 && /^(?:m\/s\.?\s*)?\p{Lu}/u.test(firm.replace(/^M\/s/i, 'm/s')) && !isPlace(firm)

function roleIn(text: string, what: string): string {
  const stated = /\bas\s+(?:an?\s+)?([^,.;()]{3,50})/i.exec(text)?.[1] ?? ''
  return scoreOf(stated) > 0 ? stated : (roles.find(([pattern]) => pattern.test(what))?.[1] ?? '')
}
