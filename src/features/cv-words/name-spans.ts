import {
  isCommon,
  isFirmTail,
  isJoint,
  isNameWord,
  isSmall,
  isTail,
  isTimeWord,
  longestOfWords,
  type Span,
  textOf,
  type Word,
  wordsOf,
} from './words-of-line.ts'
import { roleIn } from './role-spans.ts'
import { isFirmWord, isPlace, isTitleWord } from './words.ts'

/** The first word of the firm whose legal form or type is at `at`: goes back while the words have capitals. */
function firmBefore(words: readonly Word[], at: number): number {
  let from = at
  while (from > 0 && at - from < 7) {
    const before = words[from - 1]
    if (!before || before.isEnd || isTitleEnd(words, from - 1)) break
    if (!mayBeOfFirm(before) && !isSmallInside(words, from - 1)) break
    from--
  }
  // A leading "of", "and" or "&" does not belong to the name.
  while (from < at && isJoint(words[from])) from++
  return from
}

const mayBeOfFirm = (word: Word): boolean =>
  isJoint(word) || (/^["“‘(]?[\p{Lu}&]/u.test(word.text) && !isCommon(word) && !isTimeWord(word))

const isSmallName = (word: Word): boolean => !isCommon(word) && /^\p{Ll}{3,}$/u.test(word.text)

/** Whether a word in lower case is inside the name: "More board Plywood Ltd", "Rao life sciences Ltd". */
function isSmallInside(words: readonly Word[], at: number, isSecond = false): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (!word || !before || !isSmallName(word)) return false
  const isAfterSmall = !isSecond && isTail(words[at + 1] ?? word) && isSmallInside(words, at - 1, true)
  return isAfterSmall || isFirstOfName(before)
}

const isFirstOfName = (word: Word): boolean => !word.isEnd && isNameWord(word, false) && !isTitleWord(word.core)

/** Whether the word ends a position before the name. Words such as "Lead" may belong to the name after a preposition: "in Lead Ads Ltd". */
function isTitleEnd(words: readonly Word[], at: number): boolean {
  const core = words[at]?.core ?? ''
  if (!isTitleWord(core) || isJoint(words[at + 1])) return false
  return !ofNames.test(core) || !isSmall(words[at - 1])
}
const ofNames = /^(?:lead|head|partner|member|student|master|agent|title|associate)$/

/** The longest span of words that names an employer: the words before a word of firms, and the legal form after it. */
export function firmIn(words: readonly Word[]): Span | null {
  const all = words.flatMap((_, at) => firmAt(words, at) ?? [])
  return all.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? null
}

function firmAt(words: readonly Word[], at: number): Span | null {
  if (!isOfFirm(words[at]) || isOfTitle(words[at + 1])) return null
  const from = firmBefore(words, at)
  if (isAside(words, from) || (from === at && !isInstitutionStart(words, at))) return null
  let to = at
  while (isFirmAfter(words, to)) to++
  return { from, to: extended(words, to) }
}

const isOfFirm = (word: Word | undefined): boolean => word !== undefined && isFirmWord(word.core)
const isOfTitle = (word: Word | undefined): boolean => word !== undefined && isTitleWord(word.core)

const isFirmAfter = (words: readonly Word[], at: number): boolean =>
  words[at]?.isEnd !== true && (isFirmTail(words[at + 1]) || isTailBehind(words, at))

/** A firm in brackets or after "unit of" is not the employer but related to it. */
const isAside = (words: readonly Word[], from: number): boolean =>
  words.slice(Math.max(0, from - 3), from + 1).some(({ core }) => isPart.test(core)) || /^\(./.test(words[from]?.text ?? '(a')

/** Words before a related firm: "(A unit of Rao Motors Ltd)". */
const isPart = /^(?:unit|division|clients?)$/

/** Whether a word in lower case and a legal form follow: "Rao trading fiji Ltd". */
const isTailBehind = (words: readonly Word[], to: number): boolean => {
  const [next, tail] = [words[to + 1], words[to + 2]]
  return next !== undefined && tail !== undefined && isTail(tail) && !next.isEnd && !isCommon(next) && !isTimeWord(next)
}

/** Whether "of" and a capitalised word follow a type of institution: "Institute of Technology, Pune". */
function isInstitutionStart(words: readonly Word[], at: number): boolean {
  return words[at + 1]?.core === 'of' && /^\p{Lu}/u.test(words[at + 2]?.text ?? '')
}

function extended(words: readonly Word[], end: number): number {
  let to = end
  while (to + 2 < words.length && !words[to]?.isEnd && isJoint(words[to + 1]) && /^\p{Lu}/u.test(words[to + 2]?.text ?? ''))
    to += 2
  return to
}

/** Splits a position and an employer without a separator: "Associate Professor Nadi Institute of Engineering". */
export function namesSideBySide(text: string): readonly [role: string, firm: string] | null {
  if (text.length > longestOfWords) return null
  const words = wordsOf(text)
  const firm = firmIn(words)
  if (!firm) return null
  const before = roleIn(words.slice(0, firm.from))
  const behind = before ? null : roleIn(words.slice(firm.to + 1))
  const role = before ?? (behind && { from: behind.from + firm.to + 1, to: behind.to + firm.to + 1 })
  if (!role) return null
  const [own, other] = [textOf(text, words, role), textOf(text, words, firm)]
  return own.length < 3 || other.length < 3 || isPlace(other) ? null : [own, other]
}
