import { firmIn } from './name-spans.ts'
import { roleIn } from './role-spans.ts'
import { isBeforeTown, isCommon, isIn, isNameWord, longestOfWords as longest, overlap, textOf, wordsOf } from './words-of-line.ts'
import type { Span, Word } from './words-of-line.ts'
import { periodIn } from './period.ts'
import type { Period } from './point-in-time.ts'
import { behindTime, timeIn } from './time-at-start.ts'
import { isPlace } from './words.ts'

const beginsAsWork =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:i\s+)?(?:(?:am|was|have|had|having|has|been|presently|present|currently|previously|now|also)\s+){0,3}(?:work(?:s|ed|ing)?|serv(?:ed|ing)|employed|joined|experience|(?:summer\s+|winter\s+)?(?:internship|apprenticeship)\s+(?:in|at|with|from))\b/i
const count = '(?:\\d{1,2}(?:\\.\\d)?(?:\\s?½)?\\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const lengthOfTime = new RegExp(`(?<![\\p{L}\\d.])${count}\\s?\\+?\\s*(?:years?|yrs?|months?)(?:['’]?s)?(?!\\p{L})`, 'iu')
const incorporated = /\b(?:pvt|private|ltd|limited|llp|llc|inc|w\.?l\.?l)\b/i

type Spans = { readonly role: Span | null; readonly firm: Span | null; readonly isStrong: boolean }
const beginsWithLength = new RegExp(
  `^(?:\\(?\\d{1,2}[.)]\\s+)?(?:(?:i\\s+)?(?:have|having)\\s+)?${count}\\s?\\+?\\s*(?:years?|yrs?|months?|weeks?)(?:['’]?s)?(?!\\p{L})`,
  'iu',
)

/** Signs that the line is a table row or a labelled value. */
const isOther = /[|\t]|^[^:]{0,20}:/
const workedAs = /^(?:i\s+)?(?:(?:have|had)\s+)?worked as\b/i

/**
 * Finds the position, the employer and the time in a sentence about a job, in any order and with any words between them. Returns them separated by
 * tabs, or null if the sentence says something else.
 */
export function jobByWords(line: string, isItem = false): string | null {
  if (line.length > longest) return null
  const period = periodIn(line)
  const text = isItem ? behindTime(line, period) : line
  return !isOther.test(text) && (isItem || beginsAsWork.test(text) || beginsWithLength.test(text))
    ? jobIn(text, period, isItem)
    : null
}

function jobIn(text: string, period: Period | null, isItem: boolean): string | null {
  const words = wordsOf(text)
  const found = namesAmong(words, isItem)
  const isTimed = period !== null || (!isItem && lengthOfTime.test(text))
  const signs = { isWork: beginsAsWork.test(text), isItem, isTimed }
  const isOne = isJob(text, words, found, signs) || isFirmWithTime(text, words, found, period)
  return isOne ? asParts(text, words, found, period) : null
}

const isOfTime = (period: Period | null): boolean => period !== null && period.start !== period.end
const ofWork = /\b(?:experience|work(?:ed|ing)?|department|dept|division)\b/i

/** A list item that begins with a firm and names the time of the work there: "Rao Pvt. Ltd. in Pune, 2 months experience". */
function isFirmWithTime(text: string, words: readonly Word[], found: Spans, period: Period | null): boolean {
  if (found.firm === null || !found.isStrong || found.firm.from > 1 || !incorporated.test(textOf(text, words, found.firm)))
    return false
  const isTimed = isOfTime(period) || lengthOfTime.test(text)
  return isTimed && ofWork.test(text) && words.length <= 20 && isCovered(words, found, 0.5)
}

function asParts(text: string, words: readonly Word[], { role, firm }: Spans, period: Period | null): string | null {
  const name = firm ? withoutTime(textOf(text, words, firm)) : ''
  if (name.length < 3 || isPlace(name)) return null
  return [role ? withoutTime(textOf(text, words, role)) : '', name, period ? timeIn(period) : ''].join('\t')
}

function namesAmong(words: readonly Word[], isItem: boolean): Spans {
  const [role, strong] = [roleIn(words), firmIn(words)]
  const isStrong = strong !== null && !overlap(role, strong)
  return { role, isStrong, firm: isStrong ? strong : isItem ? null : firmBeside(words, role) }
}

type Signs = { readonly isWork: boolean; readonly isItem: boolean; readonly isTimed: boolean }

function isJob(text: string, words: readonly Word[], found: Spans, { isWork, isItem, isTimed }: Signs): boolean {
  if (!isOpened(words, found)) return false
  if (isItem && !isWork) return isItemOfJob(words, found, isTimed)
  if (!isTimed && workedAs.test(text)) return false
  return (isWork && isClear(text, found, isTimed)) || isOfJob(words, found, isTimed)
}

/** Whether a list item names a job: "• Clerk in Rao Bank during May 2015 – June 2016". */
const isItemOfJob = (words: readonly Word[], found: Spans, isTimed: boolean): boolean =>
  found.role !== null && isTimed && isCovered(words, found, 0.3)

const isClear = (text: string, { role, isStrong }: Spans, isTimed: boolean): boolean =>
  isStrong && (role !== null || isTimed || incorporated.test(text))

function isOfJob(words: readonly Word[], found: Spans, isTimed: boolean): boolean {
  if (found.role !== null) return isCovered(words, found, found.isStrong ? 0.5 : 0.35)
  return isTimed && found.isStrong && isCovered(words, found, 0.4)
}

/** Whether the words before the employer introduce it: a preposition, a sign, the position or a time. Rules out "banks such as Rao Bank". */
function isOpened(words: readonly Word[], { role, firm }: Spans): boolean {
  if (!firm) return false
  const at = firm.from - 1
  const before = words[at]
  return !before || isIn(role, at) || opens.test(before.core) || /[,;:)(–—-]$/u.test(before.text) || /\d/.test(before.text)
}

/** Whether the line has few words besides those that name the job. `most` is the largest share of other words. */
function isCovered(words: readonly Word[], { role, firm }: Spans, most: number): boolean {
  const others = words.filter((word, at) => !isIn(role, at) && !isIn(firm, at) && !isCommon(word) && !isAside(word))
  return others.length <= most * words.length
}

/** Whether the word is a number, a month or a place. */
const isAside = ({ core, text }: Word): boolean =>
  /\d/.test(core) || core.length < 3 || periodIn(`since ${core} 2015`)?.rest === '' || isPlace(text.replace(/[.,;:()]+/g, ''))

const opens =
  /^(?:at|in|with|for|from|under|by|to|m\/s|details|joined|company|now|worked|working|experience|year|years|year’s|year's|yrs|month|months|present|date)$/

/** The employer, if no word of firms shows it: capitalised words after a preposition, or beside the position or the time. */
function firmBeside(words: readonly Word[], role: Span | null): Span | null {
  const runs: Span[] = []
  for (let at = 0; at < words.length; at++) {
    const to = endOfRun(words, at, role)
    if (to < at) continue
    runs.push({ from: at, to })
    at = to
  }
  const named = runs.filter(
    (run) =>
      !isPlace(
        words
          .slice(run.from, run.to + 1)
          .map(({ text }) => text.replace(/[.,;:()]+$/, ''))
          .join(' '),
      ),
  )
  return (
    named.find((run) => isBeforeTown(words, run, named)) ??
    named.find(({ from }) => /^(?:at|with|from|for)$/.test(words[from - 1]?.core ?? '')) ??
    named.find(({ from }) => from > 0 && (opens.test(words[from - 1]?.core ?? '') || isIn(role, from - 1))) ??
    (role ? (named.find(({ from }) => from === 0) ?? named[0] ?? null) : null)
  )
}

function endOfRun(words: readonly Word[], from: number, role: Span | null): number {
  let to = from - 1
  while (to + 1 < words.length && to + 1 - from < 6) {
    const word = words[to + 1]
    if (!word || isIn(role, to + 1) || !isNameWord(word, to + 1 > from)) break
    to++
    if (word.isEnd) break
  }
  return to
}

const withoutTime = (name: string): string => (periodIn(name)?.rest.split('\t')[0] ?? name).trim()
