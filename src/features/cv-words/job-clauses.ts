import { type Clause, clausesAt } from './clauses.ts'
import { periodIn } from './period.ts'
import { timeIn } from './time-at-start.ts'
import { isPlace, scoreOf } from './words.ts'

const longest = 220
const marker = /(?<![\p{L}\d])(as|in|with|at|from|for|since|under)(?:[.,]\s*|\s+)(?=[^\s.,])/giu
const experienced = /^(?:\(?\d{1,2}[.)]\s*)?(?:i\s+)?(?:have|having|has|had|gained)\s+(?:work(?:ing)?\s+)?experience\s/i
const ongoing = /^(?:\(?\d{1,2}[.)]\s*)?(?:(?:i\s+am|presently|currently|now)\s+)?working\s+(?:as|in|at|with)\s/i
const work = /\b(?:exp(?:eri[ae]n?ces?)?|work(?:ed|ing)?)\b/i
const count = '(?:\\d{1,2}(?:\\.\\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const lengthOfTime = new RegExp(`(?<![\\p{L}\\d])${count}\\s?\\+?\\s*(?:years?|yrs?|months?)\\b`, 'iu')

/**
 * Finds position, employer and time of a job in a sentence by its prepositions: "Have 4 years experience as a clerk from Rao Ltd." Returns them
 * separated by tabs, or null. `isOfWork`: the sentence begins as one about work.
 */
export function jobInClauses(sentence: string, isOfWork: boolean): string | null {
  const start = sentence.slice(0, 60)
  const hasLength = work.test(start) && lengthOfTime.test(start)
  const isOne = sentence.length <= longest && (hasLength || isOfWork || experienced.test(start))
  return isOne ? namesAndTime(sentence, hasLength) : null
}

function namesAndTime(sentence: string, hasLength: boolean): string | null {
  const period = periodIn(sentence)
  const clauses = clausesOf(sentence)
  const [role, employer] = namesOf(clauses, hasLength)
  if (employer === '' || (role === '' && !(hasLength && (isNamed(clauses, employer) || scoreOf(employer) < 0)))) return null
  const isSure = hasLength || period !== null || isClear(sentence, employer)
  return isSure ? [role, employer, period ? timeIn(period) : ''].join('\t') : null
}

/** Without a time, the employer has to be a company by its legal form, or the work must be ongoing. */
const isClear = (sentence: string, employer: string): boolean =>
  incorporated.test(employer) || (ongoing.test(sentence) && scoreOf(employer) < 0)

/** The clauses without the quotation marks and brackets that open their text. */
const clausesOf = (sentence: string): Clause[] =>
  clausesAt(sentence, marker).map(({ word, text }) => ({ word, text: text.replace(/^[\s("“‘']+/, '') }))

const withoutArticle = /^(?:an?\s+|the\s+)?(?:(?:post|position)\s+of\s+)?/i

function namesOf(clauses: readonly Clause[], hasLength: boolean): readonly [role: string, employer: string] {
  const parts = clauses.filter(({ text }) => periodIn(`from ${text}`) === null || scoreOf(text) < 0)
  const asRole = parts.find(({ word, text }) => word === 'as' && (scoreOf(roleOf(text)) > 0 || abbreviation.test(roleOf(text))))
  const inRole = parts.find(
    ({ word, text }) => word !== 'as' && word !== 'with' && scoreOf(roleOf(text)) > 0 && text.length <= 50,
  )
  const role = asRole ?? inRole
  const others = parts.filter((part) => part !== role && part.word !== 'as')
  const firms = others.filter(({ word, text }) => isName(firmOf(text), hasLength && /^(?:at|from)$/.test(word)))
  const firm = firms.find(({ text }) => scoreOf(firmOf(text)) < 0) ?? firms.find(isFirmLike)
  return [role ? roleOf(role.text) : '', firm ? firmOf(firm.text) : firmBehind(role?.text ?? '')]
}

/** The employer after the position: "as a clerk, Rao & Sons, Pune." */
function firmBehind(role: string): string {
  const [, name = ''] = /^[^,]{2,60},\s*(\p{Lu}.{2,90})$/u.exec(role) ?? []
  return isPlace(name) || scoreOf(name) > 0 ? '' : firmOf(name)
}

/** Trades have short names: "as an O.E.T." */
const abbreviation = /^(?:\p{Lu}\.){2,5}$/u

const roleOf = (text: string): string =>
  (/^(?:[^,.;()]|(?<=\b\p{Lu})\.){2,60}/u.exec(text.replace(withoutArticle, ''))?.[0] ?? '').trim()

/** Removes the time, brackets and punctuation from an employer: "Rao Pvt. Ltd. (Unit 2), Pune." */
const firmOf = (text: string): string =>
  (periodIn(text)?.rest.split('\t')[0] ?? text)
    .replace(/\s*\([^()]{0,80}\)?.*$/, '')
    .replace(/[\s,.;:–-]+$/, '')
    .slice(0, 90)

/** A name begins with a capital, unless it has a legal form ("Rao motors pvt ltd") or the sentence leaves no doubt. */
const isName = (text: string, mayBeSmall: boolean): boolean =>
  /^\p{L}[^()]{2,}$/u.test(text) && !/^an?\s/.test(text) && (mayBeSmall || /^\p{Lu}/u.test(text) || incorporated.test(text))
const incorporated = /\b(?:pvt|private|ltd|limited|llp|inc)\b/i

const isFirmLike = ({ word, text }: Clause): boolean =>
  /^(?:in|at|with|from)$/.test(word) && !isPlace(firmOf(text)) && !lengthOfTime.test(text)

/** Whether the employer is named after "at", "with" or "from". After "in" it may be what the work was about: "in Auto CAD". */
const isNamed = (clauses: readonly Clause[], employer: string): boolean =>
  clauses.some(({ word, text }) => /^(?:at|with|from)$/.test(word) && text.startsWith(employer))
