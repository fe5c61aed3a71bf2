/** The features of a question, by which it is compared with examples. */
import concepts from '../../../../../content/assistant/concepts.json' with { type: 'json' }
import { isTradeWord } from './lexicon.ts'
import { soundKey } from './sound-key.ts'
import { type Word, wordsOf } from './words.ts'

/** Shorter sound keys are shared by too many different words. */
const shortestKey = 3
/** Only the beginning of a long text is used, so that the cost does not grow with its length. */
const mostWords = 60
const mostConcepts = 10
const pieceLength = 4

const conceptLines = Object.entries(concepts).flatMap(([concept, line]) => wordsOf(line).map(({ plain }) => ({ concept, plain })))
const byWord = Map.groupBy(conceptLines, ({ plain }) => plain)
const byKey = Map.groupBy(conceptLines, ({ plain }) => soundKey(plain))

function conceptsOf(plain: string, key: string): string[] {
  const found = byWord.get(plain) ?? (key.length < shortestKey || isTradeWord(plain) ? [] : byKey.get(key)) ?? []
  return [...new Set(found.map(({ concept }) => concept))]
}

/**
 * The features of a question: its words, their sounds, their concepts, and which concepts occur together. `facts` are further known facts, such as
 * that a place is named.
 */
export function featuresOf(words: readonly Word[], facts: readonly string[]): string[] {
  const features = new Set<string>(facts.map((fact) => `is ${fact}`))
  const found = new Set<string>(facts)
  let last = 'start'
  for (const { plain } of words.slice(0, mostWords)) {
    const key = soundKey(plain)
    const meant = conceptsOf(plain, key)
    features.add(`word ${plain}`).add(`sound ${key}`)
    for (const concept of meant) {
      features.add(`means ${concept}`)
      if (found.size < mostConcepts) found.add(concept)
    }
    const now = meant[0] ?? key
    features.add(`then ${last} ${now}`)
    last = now
    for (let at = 0; at + pieceLength <= key.length; at++) features.add(`part ${key.slice(at, at + pieceLength)}`)
  }
  for (const one of found) for (const other of found) if (one < other) features.add(`both ${one} ${other}`)
  return [...features]
}

/** Whether at least one word of the question has a known concept. */
export function hasMeaning(features: readonly string[]): boolean {
  return features.some((feature) => feature.startsWith('means '))
}
