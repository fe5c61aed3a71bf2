import type { AnswerLanguage } from '#features/assistant-tools/answer-contract.ts'
import { type CompanyNames, companyIn } from './company-names.ts'
import { languageOf } from './language.ts'
import { exampleQuestions, featuresIn, type LearnedIntents, learnIntents, likelyTopic } from './learned-intent.ts'
import { matchPhrases } from './match-phrases.ts'
import { type IntentName, intentNames } from './phrases.ts'
import { hasMeaning } from './question-features.ts'
import { readSlots, type Slots } from './read-slots.ts'
import { leastScore, scoreIntents, type Scores } from './score-intents.ts'
import { type Word, wordsOf } from './words.ts'

export type ChatPlace = 'cv_builder' | 'job_search' | 'career_advice'

/** The meaning of a message, and the phrases and features by which it was recognised. */
export type DetectedIntent = {
  readonly intent: IntentName | 'unknown'
  readonly topic: string | null
  readonly language: AnswerLanguage
  readonly slots: Slots
  /** The known company that the message names, or null. */
  readonly company: string | null
  readonly matched: readonly string[]
}

type Input = { readonly message: string; readonly context: ChatPlace; readonly companies: CompanyNames }
type DetectIntent = (input: Input) => DetectedIntent

const contextIntent = { cv_builder: 'cv', job_search: 'jobs', career_advice: null } as const
const contextWeight = 0.3
/** The weight of the score of phrases relative to the classifier, and the highest score that counts. */
const trustInPhrases = 0.6
const mostScore = 5
/** A phrase of this weight has only one meaning: "star method". */
const plainScore = 4.5
/** If no phrase matches, a guess of the classifier with a lower probability is rejected. */
const leastChance = 0.25
/** The classifier is not used for so few words if none of them has a known meaning. */
const tooFewWords = 3
/** Phrases that mean our website. They are removed because "site" is a word of trades too: "site engineer". */
const onThisSite =
  /\b(?:on|in|at) (?:this|your) (?:web)?(?:site|portal|app)\b|\bis (?:web)?(?:site|portal|app) (?:pe|par|me)\b/giu
/** Features of a question about work. Other features of a search do not show that it is about work. */
const signsOfWork = ['work', 'education', 'trade'] as const

export const detectIntent: DetectIntent = intentDetector(learnIntents(exampleQuestions))

export function intentDetector(learned: LearnedIntents): DetectIntent {
  return ({ message, context, companies }) => {
    const words = wordsOf(message.replaceAll(onThisSite, ' '))
    const matches = matchPhrases(words)
    const slots = readSlots(message, words)
    const company = companyIn(words, companies)
    const scores = scoreIntents({ message, words, matches, slots, company })
    const favoured = contextIntent[context]
    if (favoured && scores.has(favoured)) scores.set(favoured, (scores.get(favoured) ?? 0) + contextWeight)
    const features = featuresIn({ message, words, slots, company })
    const isBare = isSearchAlone(slots, words) || (words.length <= tooFewWords && !hasMeaning(features))
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

/** In words: a longer message about a walk-in is a question about its day. */
const mostOfWalkIn = 8

/** Whether the message is only a search: "Site engineer", "and in Nashik?", "walk in interview tomorrow in Chennai". */
function isSearchAlone({ hasTrade, role, place, walkIn }: Slots, words: readonly Word[]): boolean {
  if (walkIn && place !== '' && words.length <= mostOfWalkIn) return true
  const rest = words.length - role.split(' ').filter(Boolean).length
  return hasTrade ? rest === 0 : place !== '' && role === '' && rest <= tooFewWords + 1
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
      return { name, chance, score: Math.log(chance) + trustInPhrases * score }
    })
    .toSorted((a, b) => b.score - a.score)
  if (!best || best.name === 'unknown') return Math.max(...scores.values(), 0) >= plainScore ? byPhrases(scores) : 'unknown'
  const isSure = (scores.get(best.name) ?? 0) >= leastScore || best.chance >= leastChance
  if (!isSure || (best.name === 'jobs' && !isAboutWork(scores, features))) return 'unknown'
  return best.name
}

/** Whether a question with features of a search is about work, and not about the weather in a city or a recipe. */
function isAboutWork(scores: Scores, features: readonly string[]): boolean {
  return (
    (scores.get('jobs') ?? 0) >= leastScore ||
    signsOfWork.some((sign) => features.includes(`is ${sign}`) || features.includes(`means ${sign}`))
  )
}
