/** Common misspellings that differ too much from the word for an edit distance: "elektrishan". */
import misspellings from '../words/misspellings.json' with { type: 'json' }
import skills from '../words/skills.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { meansEachWord } from './normalise-words.ts'

const rightWords: ReadonlyMap<string, string> = new Map(
  Object.entries(misspellings).flatMap(([word, list]) => list.split(' ').map((wrong) => [wrong, word] as const)),
)

export const rightSpelling = (word: string): string | undefined => rightWords.get(word)

/** "Support Engineer Level 3" is more often written "L3". */
const level = /(?<![\p{L}\p{M}])level[\s-]*([1-9])(?!\d)/giu

/** Names of one word that people write as two, where both halves are no other work together: a sales force is no Salesforce. */
const leastJoined = 5
const otherTogether: ReadonlySet<string> = new Set(['salesforce', 'workday', 'express', 'unity'])
const joinedNames: ReadonlySet<string> = new Set(
  [...skills, ...spareWords.companies.split(' ')].filter((name) => name.length >= leastJoined && !otherTogether.has(name)),
)
/** "photo shop" is Photoshop, and "d mart" is DMart. */
const withNamesJoined = (words: string): string =>
  words.replace(/(?<![\p{L}\p{M}\p{N}])([a-z]+) (?=([a-z]+)(?![\p{L}\p{M}\p{N}]))/giu, (typed, first: string, next: string) =>
    joinedNames.has(`${first}${next}`.toLowerCase()) ? first : typed,
  )

/** Replaces common misspellings, unless the text uses search operators (quotes, minus, "or"). */
export const rightlySpelled = (words: string): string =>
  meansEachWord(words)
    ? words
    : withNamesJoined(words)
        .replace(level, 'L$1')
        .replace(/[\p{L}\p{M}]+/gu, (word) => rightSpelling(word.toLowerCase()) ?? word)
