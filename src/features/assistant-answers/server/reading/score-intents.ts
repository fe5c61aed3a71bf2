/** Scores each intent by its phrases and by other evidence in the message. */
import { addressSigns } from '#features/offer-check/addresses.ts'
import { wordSigns } from '#features/offer-check/signs.ts'
import type { OfferSign } from '#features/offer-check/check-offer.ts'
import type { PhraseMatch } from './match-phrases.ts'
import { type IntentName, intentNames } from './phrases.ts'
import type { Slots } from './read-slots.ts'
import type { Word } from './words.ts'

export type Scores = Map<IntentName, number>
type Evidence = {
  readonly message: string
  readonly words: readonly Word[]
  readonly matches: readonly PhraseMatch[]
  readonly slots: Slots
  readonly company: string | null
}

/** With a lower score, no intent was recognised. */
export const leastScore = 0.9
/** The share of the other phrases of an intent that is added to its best phrase. */
const shareOfOthers = 0.2

export function scoreIntents({ message, words, matches, slots, company }: Evidence): Scores {
  const scores = scoresOf(matches)
  addSubject(scores, slots, company)
  addSigns(scores, message)
  leaveCourtesies(scores, words)
  return scores
}

function add(scores: Scores, intent: IntentName, weight: number): void {
  scores.set(intent, (scores.get(intent) ?? 0) + weight)
}

/** The score of an intent is its best phrase and a share of the others. If the intent has topics, only the best topic counts. */
function scoresOf(matches: readonly PhraseMatch[]): Scores {
  const scores: Scores = new Map()
  for (const group of Map.groupBy(matches, ({ phrase: { intent, topic } }) => `${intent} ${topic}`).values()) {
    const weights = group.map(({ phrase }) => phrase.weight).toSorted((a, b) => b - a)
    const [first = 0, ...others] = weights
    const score = first + shareOfOthers * others.reduce((sum, weight) => sum + weight, 0)
    const intent = group[0]?.phrase.intent
    if (intent) scores.set(intent, Math.max(scores.get(intent) ?? 0, score))
  }
  return scores
}

/** A trade or a place alone is a job search. If jobs and a sum of money are mentioned, the sum is a filter of the search. */
function addSubject(scores: Scores, slots: Slots, company: string | null): void {
  const wantsJobs = (scores.get('jobs') ?? 0) >= 1
  const subject = subjectWeight(slots)
  const hasWords = scores.has('jobs')
  if (scores.has('salary')) add(scores, 'salary', subject * 1.2)
  if (company) add(scores, 'company', wantsJobs ? 0.5 : 2.4)
  if (wantsJobs) add(scores, 'jobs', payWeight(slots))
  if (slots.walkIn) add(scores, 'jobs', walkInWeight(slots))
  if (subject > 0) add(scores, 'jobs', hasWords ? subject : subject + 0.4)
}

const payWeight = ({ pay, bestPaid }: Slots): number => (pay === null && bestPaid === '' ? 0 : 2)
/** Without a place, a walk-in is more often the subject of a question about its day. */
const walkInWeight = ({ walkIn, place }: Slots): number => (walkIn && place !== '' ? 4 : 0)

function subjectWeight({ hasTrade, place }: Slots): number {
  return (hasTrade ? 0.7 : 0) + (place === '' ? 0 : 0.5)
}

const signWeights: Readonly<Partial<Record<OfferSign, number>>> = {
  fee: 2.2,
  tasks: 2.4,
  lookalike: 2,
  'free-mail': 2,
  'similar-name': 1,
  papers: 0.8,
  messenger: 0.8,
  secrets: 0.8,
  'no-interview': 1,
  urgency: 0.3,
}
/** In characters. A longer message was probably pasted. */
const pasted = 180
const pastedWeight = 2

function addSigns(scores: Scores, message: string): void {
  const signs = [...wordSigns(message), ...addressSigns(message, [])]
  for (const { sign } of signs) add(scores, 'offer', signWeights[sign] ?? 0)
  if (message.length > pasted && signs.length > 0) add(scores, 'offer', pastedWeight)
}

const mostCourtesy = 5

/** Removes courtesies if the message says something else too: "Hello, I need a job" is not a greeting. */
function leaveCourtesies(scores: Scores, words: readonly Word[]): void {
  const others = intentNames.filter((name) => !['greeting', 'thanks', 'help'].includes(name))
  const isOther = others.some((name) => (scores.get(name) ?? 0) >= leastScore)
  if (!isOther && words.length <= mostCourtesy + 3) return
  scores.delete('greeting')
  if (isOther || words.length > mostCourtesy + 7) scores.delete('thanks')
}
