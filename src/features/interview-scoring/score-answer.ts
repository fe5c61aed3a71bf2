import { cleanAnswer, withoutFillers, wordsOf } from './clean-answer.ts'
import { longestAnswer } from './methods.ts'
import { quotesOf } from './quotes.ts'
import { actionsIn, figuresIn, hasOutcome, hasScene, hasTask } from './signs.ts'

/** The checklist cannot give more, because that needs a reader who understands the content. */
export const practiceMaximum = 8
/** The maximum if the question expects figures and the answer has none. */
export const metricsCap = 6
/** Below this confidence the transcript may be wrong, so it is not scored. */
const leastConfidence = 0.5

export type AnswerToScore = {
  readonly text: string
  readonly expectsMetrics: boolean
  /** The confidence of the transcript, from 0 to 1; null for typed text. */
  readonly confidence: number | null
}

export type Flag = 'missing_metrics' | 'no_own_action' | 'no_result' | 'short' | 'repetitive' | 'instruction_like_text'
type NotAssessedReason = 'too_little' | 'low_confidence' | 'no_sentences' | 'other_language'

export type AnswerScore =
  | {
      readonly isAssessed: true
      readonly score: number
      readonly justification: string
      readonly flags: readonly Flag[]
      /** Sentences of the answer, word for word. */
      readonly quotes: readonly string[]
    }
  | { readonly isAssessed: false; readonly reason: NotAssessedReason; readonly flags: readonly Flag[] }

const fewestWords = 8

/**
 * Scores an answer by a checklist of features of the text. It cannot judge truth, depth or a person, and the same answer always gets the same score.
 */
export function scoreAnswer({ text, expectsMetrics, confidence }: AnswerToScore): AnswerScore {
  const { sentences, hasInstructions } = cleanAnswer(text.slice(0, longestAnswer))
  const flags: Flag[] = hasInstructions ? ['instruction_like_text'] : []
  const spoken = withoutFillers(sentences.join(' '))
  const reason = whyNotAssessed(spoken, confidence)
  if (reason) return { isAssessed: false, reason, flags }
  const parts = partsOf(sentences, spoken)
  const limits = limitsOf(parts, expectsMetrics)
  const points = Math.round(pointsOf(parts))
  const limit = limits.reduce((lowest, one) => (one.at < lowest.at ? one : lowest))
  const score = Math.max(1, Math.min(points, limit.at))
  const found = limits.flatMap(({ flag }) => flag ?? [])
  return {
    isAssessed: true,
    score,
    justification: justificationOf(parts, points > limit.at ? limit : null),
    flags: [...flags, ...found, ...(parts.hasResult ? [] : ['no_result' as const])],
    quotes: quotesOf(sentences),
  }
}

const stopWords = new Set(
  `a an the and or but of to in on at for with from by as is are was were be been do did does have has had you your i we our my me they it this that so then not if there their his her she he them us its than who which when what how why all no
  main maine mai humne hum mera meri mere mujhe ka ki ke ko se mein me par pe aur ya lekin toh to tha thi the hai hain ho kar karke kiya gaya gayi nahi nahin jo yeh ye woh wo us is ek bhi phir
  मैं मैंने हम हमने मेरा मेरी मेरे मुझे का की के को से में पर और या लेकिन तो था थी थे है हैं हो कर गया गई नहीं जो यह वह उस इस एक भी फिर`.split(/\s+/),
)

function whyNotAssessed(spoken: string, confidence: number | null): NotAssessedReason | null {
  if (confidence !== null && confidence < leastConfidence) return 'low_confidence'
  const words = wordsOf(spoken)
  if (words.length < fewestWords) return 'too_little'
  const readable = words.filter((word) => /[\p{Script=Latin}\p{Script=Devanagari}\d]/u.test(word)).length
  if (readable / words.length < 0.6) return 'other_language'
  return words.filter((word) => stopWords.has(word)).length / words.length < 0.15 ? 'no_sentences' : null
}

type Parts = {
  readonly words: number
  readonly isRepetitive: boolean
  readonly hasScene: boolean
  readonly hasTask: boolean
  readonly actions: readonly string[]
  readonly hasResult: boolean
  readonly figures: readonly string[]
}

function partsOf(sentences: readonly string[], spoken: string): Parts {
  const words = wordsOf(spoken)
  const actions = [...new Set(actionsIn(spoken))]
  const distinct = new Set(sentences.map((sentence) => wordsOf(sentence).join(' '))).size
  return {
    words: words.length,
    isRepetitive: words.length >= 30 && (new Set(words).size / words.length < 0.35 || distinct / sentences.length < 0.6),
    hasScene: hasScene(spoken.slice(0, Math.ceil(spoken.length * 0.6))),
    hasTask: hasTask(spoken),
    actions,
    hasResult: actions.length > 0 && hasOutcome(spoken.slice(Math.floor(spoken.length / 2))),
    figures: figuresIn(spoken),
  }
}

function pointsOf({ words, hasScene: isSet, hasTask: hasAim, actions, hasResult, figures }: Parts): number {
  const length = words < 30 ? 1 : 2
  const scene = isSet && actions.length > 0 ? 1 : 0
  const metrics = figures.length > 1 && actions.length > 0 ? 2 : 1.5
  return (
    1 +
    length +
    scene +
    (hasAim ? 0.5 : 0) +
    Math.min(2, actions.length * 0.75) +
    (hasResult ? 1 : 0) +
    (figures.length ? metrics : 0)
  )
}

type Limit = { readonly at: number; readonly why: string; readonly flag?: Flag }

function limitsOf({ words, isRepetitive, actions, figures }: Parts, expectsMetrics: boolean): readonly Limit[] {
  const limits: Limit[] = [{ at: practiceMaximum, why: 'the most of practice scoring' }]
  if (words < 15) limits.push({ at: 3, why: 'the answer is short', flag: 'short' })
  if (isRepetitive) limits.push({ at: 3, why: 'it repeats itself', flag: 'repetitive' })
  if (actions.length === 0) limits.push({ at: 4, why: 'no own action is described', flag: 'no_own_action' })
  if (expectsMetrics && figures.length === 0)
    limits.push({ at: metricsCap, why: 'the figures that the question expects are missing', flag: 'missing_metrics' })
  return limits
}

function justificationOf({ hasScene: isSet, hasTask: hasAim, actions, hasResult, figures }: Parts, limit: Limit | null): string {
  const found = [
    ...(isSet && actions.length > 0 ? ['a situation'] : []),
    ...(hasAim ? ['a task'] : []),
    ...(actions.length > 0 ? [`${actions.length} own ${actions.length === 1 ? 'action' : 'actions'}`] : []),
    ...(hasResult ? ['a result'] : []),
    ...(figures.length > 0 ? [`figures (${figures.slice(0, 3).join('; ')})`] : []),
  ]
  const list = found.length > 0 ? found.join(', ') : 'a general statement'
  return `The answer has ${list}.${limit ? ` Limited to ${limit.at}: ${limit.why}.` : ''}`
}
