import commonWords from '../../../../../content/assistant/common-words.json' with { type: 'json' }
import { isTradeWord } from './lexicon.ts'
import { type Phrase, phrases } from './phrases.ts'
import { openSpelling } from './spelling.ts'
import type { Word } from './words.ts'

export type PhraseMatch = { readonly phrase: Phrase; readonly at: readonly number[] }

/** The largest distance between the first word of a phrase and its other words, in words. */
const reach = 7
const mostPlaces = 8

const allWords = phrases.flatMap(({ words }) => words)
const vocabulary: ReadonlySet<string> = new Set(allWords.filter(({ isPrefix }) => !isPrefix).map(({ text }) => text))
const prefixes: ReadonlySet<string> = new Set(allWords.filter(({ isPrefix }) => isPrefix).map(({ text }) => text))
const common: ReadonlySet<string> = new Set(commonWords)
const correct = openSpelling([...vocabulary].filter((text) => /^[a-z]+$/.test(text)))

const byFirstWord = Map.groupBy(phrases, ({ words: [first] }) => keyOf(first ?? { text: '', isPrefix: false }))

function keyOf({ text, isPrefix }: { readonly text: string; readonly isPrefix: boolean }): string {
  return isPrefix ? `${text}*` : text
}

/** Whether a word is correct as it is, and not a typing error. */
export function isOwnWord(plain: string): boolean {
  return vocabulary.has(plain) || common.has(plain)
}

/** Finds the phrases in a message. A misspelt word counts as the word that it means, unless it is itself a known word. */
export function matchPhrases(words: readonly Word[]): PhraseMatch[] {
  const places = new Map<string, number[]>()
  for (const [at, { plain }] of words.entries()) {
    for (const key of keysOf(plain)) {
      const known = places.get(key) ?? []
      if (known.length < mostPlaces) places.set(key, [...known, at])
    }
  }
  return [...places.keys()].flatMap((key) => (byFirstWord.get(key) ?? []).flatMap((phrase) => matchOf(phrase, places) ?? []))
}

/** The word of a phrase that a misspelt word means. Other words are returned unchanged. */
export function meantWord(plain: string): string {
  return isOwnWord(plain) || isTradeWord(plain) ? plain : (correct(plain) ?? plain)
}

function keysOf(plain: string): string[] {
  const meant = meantWord(plain)
  const begins = Array.from({ length: meant.length }, (_, cut) => meant.slice(0, cut + 1)).filter((text) => prefixes.has(text))
  return [meant, ...begins.map((text) => `${text}*`)]
}

function matchOf(phrase: Phrase, places: ReadonlyMap<string, readonly number[]>): PhraseMatch | null {
  const [first, ...others] = phrase.words.map((word) => places.get(keyOf(word)) ?? [])
  for (const at of first ?? []) {
    const rest = others.map((list) => list.find((other) => other !== at && Math.abs(other - at) <= reach))
    if (rest.every((other) => other !== undefined)) return { phrase, at: [at, ...rest] }
  }
  return null
}
