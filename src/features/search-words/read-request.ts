/** What frames a request in English: "I am looking for catering work near me" asks for catering work. Words of other languages are left out one by one. */
import requests from './words/requests.json' with { type: 'json' }

const wordsOf = (text: string): readonly string[] => text.split(' ')
const setOf = (lists: readonly (readonly string[])[]): ReadonlySet<string> => new Set(lists.flat())

const begins = setOf([wordsOf(requests.greetings), requests.who, requests.wants, requests.asks])
/** Of other texts these begin the name of work. */
const followsWho = setOf([requests.can])
const follows = setOf([requests.things])
const who = setOf([requests.who])
const ends = setOf([requests.ends])
/** "Mere gaon ke paas"; "ghar me" says where the work itself is done, so only what is somebody's own is near in that way. */
const nearHome = wordsOf(requests.nearPlaces).flatMap((place) =>
  requests.nearMine.flatMap((mine) => [
    ...requests.nearBy.map((by) => `${mine} ${place} ${by}`.trim()),
    ...(mine === '' ? [] : requests.nearIn.map((inside) => `${mine} ${place} ${inside}`)),
  ]),
)
const near = setOf([requests.near, nearHome])
const nearMy = setOf([requests.nearMy])
const anyWork: ReadonlySet<string> = new Set(wordsOf(`${requests.saysNothing} ${requests.anyWork}`))
const mine: ReadonlySet<string> = new Set(wordsOf(requests.mine))
const saysNothing: ReadonlySet<string> = new Set(wordsOf(requests.saysNothing))

const mostWords = 5
/** A longer text is no search that was typed. */
const mostTyped = 40

/** Ends of sentences. What they end is no abbreviation: those have at most two letters or a letter behind them, as "Sr. Cook" and "B.Tech" do. */
const sentenceEnds = /[?!।]+|(?<=[\p{L}\p{M}]{3})\.+(?=\s|$)/gu

/** All of it may be the frame: "I need work" asks for any. */
export function withoutRequest(typed: string): string {
  const text = typed.replace(sentenceEnds, ' ').trim()
  const words = text.split(/\s+/)
  if (words.length > mostTyped) return typed
  const { rest, isRequest } = withoutBeginning(words)
  const kept = withoutNear(withoutEnd(rest))
  const isAll = (isRequest || kept.length < rest.length) && kept.every((word) => saysNothing.has(keyOf(word)))
  return isAll ? '' : kept.length === words.length ? text : kept.join(' ')
}

const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[,;:.]+$/, '')

/** How many words from `at` on are one of the phrases, the most first. */
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

/** "Please" may stand behind "for me". */
function withoutEnd(words: readonly string[]): readonly string[] {
  for (const length of [3, 2, 1])
    if (words.length > length && phraseAt(words, words.length - length, [ends]) === length)
      return withoutEnd(words.slice(0, -length))
  return words
}

/** What is left beside a place and filters: "private jobs for freshers in Noida" names no work. */
export const asksForAnyWork = (words: string): boolean => words.split(/\s+/).every((word) => anyWork.has(keyOf(word)))

/** No search knows where somebody is. */
function withoutNear(words: readonly string[]): readonly string[] {
  for (const at of words.keys()) {
    const length = phraseAt(words, at, [near])
    if (length > 0) return words.toSpliced(at, length)
    const ofMine = phraseAt(words, at, [nearMy])
    if (ofMine > 0 && mine.has(keyOf(words[at + ofMine] ?? ''))) return words.toSpliced(at, ofMine + 1)
  }
  return words
}
