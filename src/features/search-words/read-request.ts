/**
 * Removes the phrases around a request in English: "I am looking for catering work near me" searches for "catering work". Words of other languages
 * are removed one by one as stop words.
 */
import { deniedShiftIn } from './read-shift.ts'
import { isStopWord } from '#features/search-places/stop-words.ts'
import requests from './words/requests.json' with { type: 'json' }

const wordsOf = (text: string): readonly string[] => text.split(' ')
const setOf = (lists: readonly (readonly string[])[]): ReadonlySet<string> => new Set(lists.flat())

const begins = setOf([wordsOf(requests.greetings), requests.who, requests.wants, requests.asks])
/** Phrases that are removed only after one for a person ("I can …"); elsewhere they begin a name of work. */
const followsWho = setOf([requests.can])
const follows = setOf([requests.things])
const who = setOf([requests.who])
const ends = setOf([requests.ends])
/**
 * Phrases for places near the person's home: "mere gaon ke paas". Phrases without a possessive are excluded where they say where the work is done
 * ("ghar me").
 */
const nearHome = wordsOf(requests.nearPlaces).flatMap((place) =>
  requests.nearMine.flatMap((mine) => [
    ...requests.nearBy.map((by) => `${mine} ${place} ${by}`.trim()),
    ...(mine === '' ? [] : requests.nearIn.map((inside) => `${mine} ${place} ${inside}`)),
  ]),
)
const near = setOf([requests.near, nearHome])
const phrasesOf = (before: readonly string[], things: string, behind: readonly string[]): readonly string[] =>
  before.flatMap((first) => wordsOf(things).flatMap((thing) => behind.map((last) => `${first} ${thing} ${last}`.trim())))
/** What no job states: how the work is got ("bina exam"), and how often it is paid ("weekly payment"). */
const howGot = setOf([phrasesOf(wordsOf(requests.processWithout), requests.processThings, requests.processAfter)])
const payEvery = setOf([phrasesOf(requests.payEvery, requests.payThings, requests.payAfter)])
/** Pay without a sum: "stable income". */
const paySaid = setOf([phrasesOf(wordsOf(requests.paySaid), requests.paySaidOf, requests.paySaidAfter)])
/** "Highest paying", "good salary": the jobs with the best pay are wanted first. */
const bestPaid = setOf([phrasesOf(wordsOf(requests.paySaidBest), requests.paySaidOf, requests.paySaidAfter)])
/** What kind of employer it is: "mnc", "badi company". */
const employerSaid = setOf([['mnc', 'mncs'], phrasesOf(wordsOf(requests.employerSaid), requests.employerThings, [''])])
const unstated = [howGot, payEvery, paySaid, bestPaid, employerSaid]
const nearMy = setOf([requests.nearMy])
const anyWork: ReadonlySet<string> = new Set(wordsOf(`${requests.saysNothing} ${requests.anyWork}`))
const mine: ReadonlySet<string> = new Set(wordsOf(requests.mine))
const saysNothing: ReadonlySet<string> = new Set(wordsOf(requests.saysNothing))

const mostWords = 5
/** Longer texts were not typed as a search and are returned unchanged. */
const mostTyped = 40

/**
 * Punctuation at the end of a sentence. The dots of abbreviations are excluded: they come after at most two letters, or have a letter after them
 * ("Sr. Cook", "B.Tech").
 */
const sentenceEnds = /[?!।]+|(?<=[\p{L}\p{M}]{3})\.+(?=\s|$)/gu

/** How old the person is, which jobs do not say: "45 years old", "40 saal ki", "age 50". A number of years alone is experience. */
const person = '(?:boys?|girls?|m[ae]n|wom[ae]n|lad(?:y|ies)|males?|females?|people|persons?|mahila)'
const years = '(?:years?|yrs?|saal|sal)'
const ages = [
  String.raw`(?:my )?aged? (?:is |of )?\d{2}(?: ${years})?(?: old)?`,
  String.raw`(?:above |over )?\d{2}\+?[ -]?${years}(?:[ -](?:old|age|ki umar|k[aei](?=\s))|(?= ${person}(?:\s|$)))`,
  String.raw`(?<=${person} )(?:above|over) (?:age )?\d{2}(?: ${years})?`,
]
const age = new RegExp(String.raw`(?<=^|\s)(?:${ages.join('|')})(?![\p{L}\p{N}])`, 'giu')

/** Returns the text without the request; empty if there is nothing else, because "I need work" asks for any work. */
export function withoutRequest(typed: string): string {
  const text = typed.replace(sentenceEnds, ' ').replace(age, ' ').trim()
  const words = text.split(/\s+/)
  if (words.length > mostTyped) return typed
  const [ofPay = ''] = phrasesIn(words, [payEvery])
  const { rest, isRequest } = withoutBeginning(words)
  const kept = withoutNear(withoutEnd(rest))
  const isAll = (isRequest || kept.length < rest.length) && kept.every((word) => saysNothing.has(keyOf(word)))
  // How often it is paid says what work is meant, if nothing else does: that of a helper.
  return isAll ? ofPay : kept.length === words.length ? text : kept.join(' ')
}

const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[,;:.]+$/, '')

/** The length of the longest phrase that begins at the word `at`, or 0. */
function phraseAt(words: readonly string[], at: number, phrases: readonly ReadonlySet<string>[]): number {
  const keys = words.slice(at, at + mostWords).map(keyOf)
  for (let length = keys.length; length > 0; length -= 1) {
    const phrase = keys.slice(0, length).join(' ')
    if (phrases.some((each) => each.has(phrase))) return length
  }
  return 0
}

function withoutBeginning(words: readonly string[]): { readonly rest: readonly string[]; readonly isRequest: boolean } {
  let at = 0
  let isWho = false
  for (;;) {
    const length = phraseAt(words, at, [begins, ...(at > 0 ? [follows] : []), ...(isWho ? [followsWho] : [])])
    if (length === 0) return { rest: words.slice(at), isRequest: at > 0 }
    isWho ||= who.has(
      words
        .slice(at, at + length)
        .map(keyOf)
        .join(' '),
    )
    at += length
  }
}

/** The year of a recruitment: "peon recruitment 2026". */
const year = /^20[2-4]\d$/

/** Repeated, because several phrases may follow each other: "for me please". */
function withoutEnd(words: readonly string[]): readonly string[] {
  if (words.length > 1 && year.test(words.at(-1) ?? '')) return withoutEnd(words.slice(0, -1))
  for (const length of [3, 2, 1])
    if (words.length > length && phraseAt(words, words.length - length, [ends]) === length)
      return withoutEnd(words.slice(0, -length))
  return words
}

/** True if the words name no work, such as the rest of "private jobs for freshers in Noida" without its place and filters. */
export const asksForAnyWork = (words: string): boolean =>
  words.split(/\s+/).every((word) => anyWork.has(keyOf(word)) || isStopWord(word))

/** Removes what no job states, and "near me" and the like, because a search does not know where the person is. */
function withoutNear(words: readonly string[]): readonly string[] {
  for (const at of words.keys()) {
    const length = phraseAt(words, at, [near, ...unstated])
    if (length > 0) return withoutNear(words.toSpliced(at, length))
    const ofMine = phraseAt(words, at, [nearMy])
    if (ofMine > 0 && mine.has(keyOf(words[at + ofMine] ?? ''))) return withoutNear(words.toSpliced(at, ofMine + 1))
  }
  return words
}

/** Returns the phrases for what no job states and no filter excludes, so that the answer can name what was not searched. */
export function unstatedIn(typed: string): string[] {
  const words = typed.trim().split(/\s+/)
  return words.length > mostTyped ? [] : [...phrasesIn(words, unstated), ...deniedShiftIn(typed)]
}

/** The phrases that ask for the best paid jobs. */
export const bestPaidIn = (typed: string): string[] => phrasesIn(typed.trim().split(/\s+/, mostTyped), [bestPaid])

const phrasesIn = (words: readonly string[], phrases: readonly ReadonlySet<string>[]): string[] =>
  [...words.keys()].flatMap((at) => words.slice(at, at + phraseAt(words, at, phrases)).join(' ') || [])
