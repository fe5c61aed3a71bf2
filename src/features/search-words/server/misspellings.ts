/** Common misspellings that differ too much from the word for an edit distance: "elektrishan". */
import misspellings from '../words/misspellings.json' with { type: 'json' }
import { meansEachWord } from './normalise-words.ts'

const rightWords: ReadonlyMap<string, string> = new Map(
  Object.entries(misspellings).flatMap(([word, list]) => list.split(' ').map((wrong) => [wrong, word] as const)),
)

export const rightSpelling = (word: string): string | undefined => rightWords.get(word)

/** "Support Engineer Level 3" is more often written "L3". */
const level = /(?<![\p{L}\p{M}])level[\s-]*([1-9])(?!\d)/giu

/** Replaces common misspellings, unless the text uses search operators (quotes, minus, "or"). */
export const rightlySpelled = (words: string): string =>
  meansEachWord(words)
    ? words
    : words.replace(level, 'L$1').replace(/[\p{L}\p{M}]+/gu, (word) => rightSpelling(word.toLowerCase()) ?? word)
