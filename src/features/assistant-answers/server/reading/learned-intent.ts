/** Classifies questions by their similarity to examples, for questions whose words no phrase contains. */
import allExamples from '../../../../../content/assistant/examples.json' with { type: 'json' }
import { addressSigns } from '#features/offer-check/addresses.ts'
import { wordSigns } from '#features/offer-check/signs.ts'
import { type Classifier, type Example, learn } from './linear-classifier.ts'
import { type Phrase, phrases } from './phrases.ts'
import { featuresOf } from './question-features.ts'
import { readSlots, type Slots } from './read-slots.ts'
import { type Word, wordsOf } from './words.ts'

/** Example questions by intent, or by intent and topic: "articles/gratuity". */
export type Questions = Readonly<Record<string, readonly string[]>>
type Subject = {
  readonly message: string
  readonly words: readonly Word[]
  readonly slots: Slots
  readonly company: string | null
}
export type LearnedIntents = {
  readonly intents: Classifier
  /** One classifier of topics for each intent that has topics. */
  readonly topics: ReadonlyMap<string, Classifier>
}

export const exampleQuestions: Questions = allExamples

/** Phrases of less weight are single words, which are not useful as examples. */
const leastPhraseWeight = 2
/** The weight of a phrase as an example, relative to a whole question. */
const phraseShare = 0.6
const fewWords = 3
const manyWords = 14

export function featuresIn({ message, words, slots, company }: Subject): string[] {
  const facts = {
    trade: slots.hasTrade,
    place: slots.place !== '',
    sum: slots.pay !== null,
    years: slots.years !== null,
    'known company': company !== null,
    short: words.length <= fewWords,
    long: words.length > manyWords,
  }
  const signs = [...wordSigns(message), ...addressSigns(message, [])].map(({ sign }) => sign)
  return featuresOf(words, [...Object.entries(facts).flatMap(([name, isSo]) => (isSo ? [name] : [])), ...signs])
}

export function learnIntents(questions: Questions): LearnedIntents {
  const fromQuestions = Object.entries(questions).flatMap(([key, messages]) => messages.map((message) => exampleOf(key, message)))
  const fromPhrases = phrases.filter(({ weight }) => weight >= leastPhraseWeight).map(examplePhrase)
  const all = [...fromQuestions, ...fromPhrases]
  const withTopic = all.filter(({ label }) => label.includes('/'))
  const byIntent = Map.groupBy(withTopic, ({ label }) => intentOf(label))
  return {
    intents: learn(balanced(all.map((one) => ({ ...one, label: intentOf(one.label) })))),
    topics: new Map([...byIntent].map(([intent, examples]) => [intent, learn(examples)])),
  }
}

function intentOf(label: string): string {
  return label.split('/')[0] ?? label
}

function exampleOf(label: string, message: string): Example {
  const words = wordsOf(message)
  return { label, features: featuresIn({ message, words, slots: readSlots(message, words), company: null }), weight: 1 }
}

function examplePhrase({ intent, topic, written }: Phrase): Example {
  const label = topic === null ? intent : `${intent}/${topic}`
  return { label, features: featuresOf(wordsOf(written.replaceAll('*', '')), []), weight: phraseShare }
}

/** Reduces the weight of intents with many examples: the number of examples does not show how often people ask. */
function balanced(examples: readonly Example[]): Example[] {
  const groups = Map.groupBy(examples, ({ label }) => label)
  const mean = examples.length / groups.size
  return examples.map((one) => ({ ...one, weight: one.weight * Math.sqrt(mean / (groups.get(one.label)?.length ?? mean)) }))
}

/** The most likely topic of an intent. Null if the intent has no topics. */
export function likelyTopic({ topics }: LearnedIntents, intent: string, features: readonly string[]): string | null {
  const classifier = topics.get(intent)
  if (!classifier) return null
  const chances = classifier.chances(features)
  return classifier.labels[chances.indexOf(Math.max(...chances))]?.split('/')[1] ?? null
}
