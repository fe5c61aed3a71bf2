/** The phrases by which intents are recognised. They are data files, so that a phrase can be added without a change of code. */
import intents from '../../../../../content/assistant/intents.json' with { type: 'json' }
import topics from '../../../../../content/assistant/topics.json' with { type: 'json' }
import { productAnswers } from '#features/assistant-tools/server/public.ts'
import { plainWord } from './words.ts'

export const intentNames = [
  'offer',
  'product',
  'applications',
  'alerts',
  'wishes',
  'interview',
  'cv',
  'salary',
  'articles',
  'company',
  'jobs',
  'help',
  'thanks',
  'greeting',
] as const
export type IntentName = (typeof intentNames)[number]

/** A word of a phrase. With `isPrefix`, written as a `*` at its end, it matches all words that begin with it. */
type PhraseWord = { readonly text: string; readonly isPrefix: boolean }

/** `topic` selects one of the answers of an intent that has several. */
export type Phrase = {
  readonly intent: IntentName
  readonly topic: string | null
  readonly written: string
  readonly words: readonly PhraseWord[]
  readonly weight: number
}

/**
 * Parses a line such as "notice period=3.6": words that may stand in any order near each other, and a weight. The default weight is the number of
 * words.
 */
function phraseOf(intent: IntentName, topic: string | null, line: string): Phrase {
  const [written = '', weight] = line.split('=')
  const words = written.split(/[\s-]+/).map((one) => ({ text: plainWord(one.replace('*', '')), isPrefix: one.endsWith('*') }))
  return { intent, topic, written, words, weight: weight === undefined ? words.length : Number(weight) }
}

const isIntent = (name: string): name is IntentName => (intentNames as readonly string[]).includes(name)

export const phrases: readonly Phrase[] = [
  ...Object.entries(intents).flatMap(([name, lines]) => (isIntent(name) ? lines.map((line) => phraseOf(name, null, line)) : [])),
  ...topics.flatMap(({ id, phrases: lines }) => lines.map((line) => phraseOf('articles', id, line))),
  ...productAnswers.flatMap(({ id, phrases: lines }) => lines.map((line) => phraseOf('product', id, line))),
]

/** The query for the search in the articles, for a topic of the data file. */
export function articleQuery(topic: string): string {
  return topics.find(({ id }) => id === topic)?.query ?? topic
}
