import { type Clause, clausesAt } from './clauses.ts'
import { firmInPhrase } from './firm-in-phrase.ts'
import { periodIn, shortPeriodIn } from './period.ts'
import type { Period } from './point-in-time.ts'
import { beginsWithTime, isAtStart, timeIn } from './time-at-start.ts'
import { isPlace, scoreOf } from './words.ts'

const longest = 300
const work =
  /^(?:i\s+)?(?:(?:am|was|have|had|been|presently|currently)\s+){0,3}(?:work(?:ed|ing)|serv(?:ed|ing)|employed|engaged)\s+(?=(?:as|an?|with|at|in|for)\s)/i
const marker = /(?<![\p{L}\d])(as|in|with|at|for|under)\s+(?=\S)/giu
const person = /^(?:mr|mrs|ms|miss|dr|rev|er|prof)\.?\s/i

/**
 * Position, employer and time of a sentence that begins with its time: "June 2019 – May 2021: worked as an intern with the district office in the
 * department of health". Returns them separated by tabs, or null.
 */
export function jobBehindTime(sentence: string): string | null {
  const start = sentence.slice(0, longest)
  if (!beginsWithTime(start)) return null
  const period = timeAtBegin(start)
  const text = period && start.slice(start.indexOf(period.rest)).replace(/^[\s.,:–—-]+/, '')
  if (!text || !work.test(text)) return null
  const clauses = clausesAt(firstSentence(text.replace(work, '').replace(/^(?=an?\s)/i, 'as ')), marker)
  const role = roleOf(clauses)
  const firm = role === '' ? '' : firmOf(clauses)
  return firm === '' ? null : [role, firm, timeIn(period)].join('\t')
}

/** The time before the sentence. A time within it says something else. */
function timeAtBegin(text: string): Period | null {
  const period = periodIn(text) ?? shortPeriodIn(text)
  return period && period.rest.length > 20 && isAtStart(text, period) ? period : null
}

const firstSentence = (text: string): string =>
  /^.*?[\p{L}\d)]{4}(?<!corp|engg|dept|govt)\.(?=\s|$)/iu.exec(text)?.[0].slice(0, -1) ?? text

const bare = (text: string): string =>
  (/^[^,;()]{2,90}/.exec(text.replace(/^(?:an?|the)\s+/i, ''))?.[0] ?? '')
    .replace(/(?<=\b(?:ltd|limited|llp|inc)\b).*$/i, '')
    .replace(/\s(?:performing|doing|handling|where|which|who|an?)\s.*$/i, '')
    .replace(/[\s.–-]+$/, '')
    .replace(/^["“](.*)["”]$/, '$1')

function roleOf(clauses: readonly Clause[]): string {
  const role = bare(clauses.find(({ word }) => word === 'as')?.text ?? '')
  return scoreOf(role) > 0 || (clauses[0]?.word === 'as' && role.split(' ').length <= 4) ? role : ''
}

/** The employer stands behind "with", "at" or "for", named or with a word of firms, else behind "in". */
function firmOf(clauses: readonly Clause[]): string {
  const named = clauses
    .filter(({ word, text }) => word !== 'as' && !person.test(text))
    .map(({ word, text }) => ({
      isAt: /^(?:with|at|for)$/.test(word),
      isIn: word === 'in',
      text,
      name: firmInPhrase(bare(text)),
    }))
    .filter(({ name }) => name.length > 2 && !isPlace(name) && scoreOf(name) <= 0)
  const near = named.filter(({ isAt }) => isAt)
  const within = named.filter(({ isIn }) => isIn)
  const found =
    near.find(({ name }) => scoreOf(name) < 0) ??
    near.find(({ text }) => /^(?:the\s|\p{Lu})/u.test(text)) ??
    within.find(({ name }) => scoreOf(name) < 0) ??
    within.find(({ text }) => /^(?:the\s+)?\p{Lu}/u.test(text))
  return found?.name ?? ''
}
