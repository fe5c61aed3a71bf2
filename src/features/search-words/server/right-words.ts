/** Corrects typing errors and splits joined words by the known words, without the database: "nigght shift", "officeboy", "driver nagpr". */
import { editDistance } from '#platform/contract/edit-distance.ts'
import { rightSpelling } from './misspellings.ts'
import { meansEachWord } from './normalise-words.ts'
import { isRightAsTyped, isTypedWord, leastLetters, lettersOf, typedWordsByLength } from './typed-words.ts'

/**
 * Longer texts are titles and longer words are not typed by hand, so neither is corrected. Words joined by a sign count too: each one is compared with
 * thousands of words.
 */
const mostWords = 8
const mostLetters = 24
/** Two errors are allowed only in long words: a short word with two errors may be any other word. */
const mostErrors = (word: string): number => (word.length < 7 ? 1 : 2)

function bitsIn(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

type Guess = { readonly text: string; readonly cost: number }

const commonness = 0.12
/** Words of four letters have many neighbours, so a correction to one must be a common word. */
const leastUses = (word: string): number => (word.length > leastLetters ? 1 : 5)
/** Added to the cost of a correction that changes the first letter, because people rarely mistype it. */
const otherFirstLetter = 0.4

function nearest(typed: string): Guess | null {
  const most = mostErrors(typed)
  const letters = lettersOf(typed)
  const guesses = Array.from({ length: 2 * most + 1 }, (_, i) => typedWordsByLength.get(typed.length - most + i) ?? [])
    .flat()
    // Each error changes at most two of the letter bits. Comparing these excludes most of the thousands of words cheaply.
    .filter((known) => known.uses >= leastUses(typed) && bitsIn(known.letters ^ letters) <= 2 * most)
    .flatMap(({ word, uses: times }): Guess[] => {
      const errors = editDistance(typed, word)
      const isSameFirst = word[0] === typed[0]
      if (errors > most || (errors > 1 && !isSameFirst)) return []
      return [{ text: word, cost: errors + (isSameFirst ? 0 : otherFirstLetter) - commonness * Math.log(times) }]
    })
  return leastOf(guesses)
}

const leastOf = (guesses: readonly Guess[]): Guess | null => guesses.toSorted((a, b) => a.cost - b.cost)[0] ?? null

const splitCost = 0.5
const shortPartCost = 0.5
const leastBesideShort = 6
const shortParts: ReadonlySet<string> = new Set([
  'hr',
  'it',
  'ac',
  'qa',
  'bi',
  'in',
  'for',
  'no',
  'and',
  'boy',
  'job',
  'jobs',
  'work',
])

/** Splits a word into two known words, of which one may be short: "officeboy". */
function split(typed: string): Guess | null {
  const guesses = Array.from({ length: typed.length - 3 }, (_, i): Guess[] => {
    const parts = [typed.slice(0, i + 2), typed.slice(i + 2)]
    const short = parts.filter(({ length }) => length < leastLetters)
    const isPair = parts.every((part) => (part.length < leastLetters ? shortParts.has(part) : isTypedWord(part)))
    const isLongBeside = short.length === 0 || typed.length > leastBesideShort
    return isPair && short.length < 2 && isLongBeside
      ? [{ text: parts.join(' '), cost: splitCost + short.length * shortPartCost }]
      : []
  })
  return leastOf(guesses.flat())
}

function rightly(word: string): string {
  const key = word.toLowerCase()
  if (key.length < leastLetters || key.length > mostLetters || isRightAsTyped(key)) return word
  const customary = rightSpelling(key)
  if (customary !== undefined) return customary
  return leastOf([nearest(key), split(key)].filter((guess) => guess !== null))?.text ?? word
}

/** A word in capitals within a text in lower case is an abbreviation and is not corrected. */
const abbreviation = /^\p{Lu}{2,5}$/u

/** Returns the corrected text, or null if nothing was changed. */
export function rightWords(typed: string): string | null {
  const words = typed.trim().split(/\s+/)
  if (meansEachWord(typed) || typed.split(/[\s,/-]+/).filter(Boolean).length > mostWords) return null
  const mayAbbreviate = /\p{Ll}/u.test(typed)
  const rightPart = (part: string): string => (mayAbbreviate && abbreviation.test(part) ? part : rightly(part))
  const right = words.map((word) => word.replace(/(?<![^\s,/-])[a-z]+(?![^\s,/-])/gi, rightPart))
  return right.every((word, at) => word === words[at]) ? null : right.join(' ')
}
