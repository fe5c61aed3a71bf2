import { cleanAnswer, wordsOf } from '#features/interview-scoring/clean-answer.ts'
import { type Flag, scoreAnswer } from '#features/interview-scoring/score-answer.ts'
import { isAboutOwnCase, type MockKit } from './mock-kit.ts'

export type MockScore = {
  readonly score: number | null
  /** Why there is no score. */
  readonly notAssessed: string | null
  readonly justification: string
  /** Sentences of the answer, word for word. */
  readonly quotes: readonly string[]
  readonly advice: readonly string[]
}
type SpokenAnswer = { readonly text: string; readonly confidence: number | null }

/**
 * A question about own experience is scored by the checklist of real interviews. A knowledge question is compared with the words of the expected
 * answer, which does not recognise synonyms. Motives have no right answer, so they are not scored.
 */
export function scoreMockAnswer(question: MockKit['questions'][number], answer: SpokenAnswer): MockScore {
  const checked = scoreAnswer({ ...answer, expectsMetrics: question.expectsMetrics })
  if (!checked.isAssessed) return unscored(checked.reason, adviceAbout[checked.reason] ?? '')
  if (question.category === 'cultural_fit')
    return unscored('no_right_answer', 'There is no one right answer. Compare yours with the expected answer.')
  if (!isAboutOwnCase(question)) return scoreByWords(answer.text, question.expectedAnswer)
  const { score, justification, quotes, flags } = checked
  const advice = flags.flatMap((flag) => adviceOn[flag] ?? [])
  return { score, notAssessed: null, justification, quotes, advice: advice.length > 0 ? advice : [practiseAloud] }
}

const practiseAloud = 'All parts are there. Practise it aloud until it takes two minutes.'

const adviceOn: Readonly<Partial<Record<Flag, string>>> = {
  no_own_action: 'Say what you did yourself: “I listed…”, “I called…”, “I changed…”.',
  no_result: 'End with what came of it.',
  missing_metrics: 'Give figures: how many, how long, how much, before and after.',
  short: 'Say more: the situation, your task, what you did, the result.',
  repetitive: 'Say each thing once.',
}
const adviceAbout: Readonly<Record<string, string>> = {
  too_little: 'This was too little to score. Use three or four sentences at least.',
  low_confidence: 'The dictation was not certain enough. Speak closer to the microphone, or type.',
  no_sentences: 'Answer in whole sentences.',
  other_language: 'The scoring reads English, Hindi and a mix of both.',
  no_evidence: 'No words of the expected answer were found. Read it, and answer again in your own words.',
}

const unscored = (reason: string, advice: string): MockScore => ({
  score: null,
  notAssessed: reason,
  justification: '',
  quotes: [],
  advice: [advice],
})

const highest = 8
/** The share of the expected words that is enough, because nobody says all of them. */
const enoughShare = 0.4
const mostNamed = 6
const mostQuotes = 3

/** Words that may occur in any answer. */
const common = new Set(
  `about after again all also always and another any are because been before being best between both but can case cases could did does don each either else ever every example explain first for from gave get give given gives good great had has have having here how into its itself just keep keeps knows know less like look made make makes many may mean means mention more most much must name named names never new not now often once one only other others our out over own part people per point points put say says see should show shows simple small some someone something still such take takes tell than that the their them then there these they thing things this those through too two under until upon use used uses using very was way well were what when where which while who why will with within without would yes yet you your yours`.split(
    ' ',
  ),
)

/** The stem of a word, so that "locks", "locked" and "locking" are equal. */
const stemOf = (word: string): string => word.replace(/(?:ings?|edly|ed|es|ly|s)$/u, '').slice(0, 8)
const isTelling = (word: string): boolean => (word.length > 3 || /\d|^[a-z]{2,3}$/.test(word)) && !common.has(word)

/** The distinctive words, each once, by stem. */
function tellingWords(text: string): ReadonlyMap<string, string> {
  const words = wordsOf(text).filter((word) => word.length > 2 && isTelling(word))
  return new Map(words.toReversed().map((word) => [stemOf(word), word]))
}

function scoreByWords(text: string, expectedAnswer: string): MockScore {
  const { sentences } = cleanAnswer(text)
  const [given, expected] = [tellingWords(sentences.join(' ')), tellingWords(expectedAnswer)]
  const found = [...expected.keys()].filter((stem) => given.has(stem))
  if (found.length === 0) return unscored('no_evidence', adviceAbout['no_evidence'] ?? '')
  const share = Math.min(1, found.length / expected.size / enoughShare)
  const missing = [...expected].filter(([stem]) => !given.has(stem)).map(([, word]) => word)
  return {
    score: Math.max(1, Math.round(highest * share)),
    notAssessed: null,
    justification: `${found.length} of ${expected.size} telling words of the expected answer are in yours. Other words for the same are not recognised.`,
    quotes: quotesWith(found, sentences),
    advice:
      share < 1
        ? [`Not in your answer: ${missing.toReversed().slice(0, mostNamed).join(', ')}. Read the expected answer.`]
        : [practiseAloud],
  }
}

/** The sentences with most of these words, in their order. */
function quotesWith(stems: readonly string[], sentences: readonly string[]): readonly string[] {
  const weighed = sentences.map((sentence, at) => {
    const own = tellingWords(sentence)
    return { sentence, at, hits: stems.filter((stem) => own.has(stem)).length }
  })
  return weighed
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, mostQuotes)
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence.slice(0, 300))
}
