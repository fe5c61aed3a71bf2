import type { AnswerLanguage } from '#features/assistant-tools/answer-contract.ts'
import { type CompanyNames, companyIn } from './company-names.ts'
import { languageOf } from './language.ts'
import { exampleQuestions, featuresIn, type LearnedIntents, learnIntents, likelyTopic } from './learned-intent.ts'
import { matchPhrases } from './match-phrases.ts'
import { type IntentName, intentNames } from './phrases.ts'
import { hasMeaning } from './question-features.ts'
import { readSlots, type Slots } from './read-slots.ts'
import { leastScore, scoreIntents, type Scores } from './score-intents.ts'
import { wordsOf } from './words.ts'

export type ChatPlace = 'cv_builder' | 'job_search' | 'career_advice'

/** What a message means, and by which phrases and features that was recognised. */
export type DetectedIntent = {
  readonly intent: IntentName | 'unknown'
  readonly topic: string | null
  readonly language: AnswerLanguage
  readonly slots: Slots
  /** The known company that is named. */
  readonly company: string | null
  readonly matched: readonly string[]
}

type Input = { readonly message: string; readonly context: ChatPlace; readonly companies: CompanyNames }
type DetectIntent = (input: Input) => DetectedIntent

const contextIntent = { cv_builder: 'cv', job_search: 'jobs', career_advice: null } as const
const contextWeight = 0.3
/** What the phrases say counts this much beside what the examples say, and more than this many points of theirs add nothing. */
const trustInPhrases = 0.5
const mostScore = 5
/** Of so few words without a meaning that is known, examples can say nothing. */
const tooFewWords = 3
/** The words of a search that are no sign of work by themselves. */
const signsOfWork = ['work', 'education', 'trade'] as const

export const detectIntent: DetectIntent = intentDetector(learnIntents(exampleQuestions))

export function intentDetector(learned: LearnedIntents): DetectIntent {
  return ({ message, context, companies }) => {
    const words = wordsOf(message)
    const matches = matchPhrases(words)
    const slots = readSlots(message, words)
    const company = companyIn(words, companies)
    const scores = scoreIntents({ message, words, matches, slots, company })
    const favoured = contextIntent[context]
    if (favoured && scores.has(favoured)) scores.set(favoured, (scores.get(favoured) ?? 0) + contextWeight)
    const features = featuresIn({ message, words, slots, company })
    const isTradeAlone = slots.hasTrade && slots.role.split(' ').length === words.length
    const isBare = isTradeAlone || (words.length <= tooFewWords && !hasMeaning(features))
    const intent = isBare ? byPhrases(scores) : byBoth(scores, features, learned)
    const own = matches.filter(({ phrase }) => phrase.intent === intent).toSorted((a, b) => b.phrase.weight - a.phrase.weight)
    return {
      intent,
      topic: own[0]?.phrase.topic ?? likelyTopic(learned, intent, features),
      language: languageOf(message, words),
      slots,
      company,
      matched: [...own.map(({ phrase }) => phrase.written), ...learned.intents.reasons(features, intent)],
    }
  }
}

function byPhrases(scores: Scores): DetectedIntent['intent'] {
  const [best] = intentNames.map((name) => ({ name, score: scores.get(name) ?? 0 })).toSorted((a, b) => b.score - a.score)
  return best && best.score >= leastScore ? best.name : 'unknown'
}

function byBoth(scores: Scores, features: readonly string[], { intents }: LearnedIntents): DetectedIntent['intent'] {
  const chances = intents.chances(features)
  const [best] = ([...intentNames, 'unknown'] as const)
    .map((name) => {
      const chance = Math.max(chances[intents.labels.indexOf(name)] ?? 0, Number.EPSILON)
      const score = name === 'unknown' ? leastScore : Math.min(scores.get(name) ?? 0, mostScore)
      return { name, score: Math.log(chance) + trustInPhrases * score }
    })
    .toSorted((a, b) => b.score - a.score)
  if (best?.name === 'jobs' && !isAboutWork(scores, features)) return 'unknown'
  return best?.name ?? 'unknown'
}

/** Neither the weather in a city nor a recipe is a search for work. */
function isAboutWork(scores: Scores, features: readonly string[]): boolean {
  return (
    (scores.get('jobs') ?? 0) >= leastScore ||
    signsOfWork.some((sign) => features.includes(`is ${sign}`) || features.includes(`means ${sign}`))
  )
}
