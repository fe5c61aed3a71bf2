import { cleanAnswer, wordsOf } from './clean-answer.ts'
import { metricsCap } from './score-answer.ts'
import { figuresIn } from './signs.ts'

/** If two readings differ by more points, a person must look at the answer. */
const mostBetweenReadings = 2
/** The same for the difference from the score of the checklist. */
const mostFromChecklist = 4
const fewestWordsOfQuote = 3

/** A reading by a language model. Without a score, it found no evidence. */
export type ModelScore = { readonly score: number | null; readonly quotes: readonly string[] }

/** The part of an answer that is sent and shown: sentences addressed to the scorer are removed, so that they are no evidence either. */
export const readableAnswer = (text: string): string => cleanAnswer(text).sentences.join('\n')

/** Keeps the quotes that are in the answer word for word. Null if a score has no quote, or one quote is invented: then the reading is rejected. */
export function verifyReading({ score, quotes }: ModelScore, text: string): ModelScore | null {
  // The model has seen a word in brackets in place of personal data.
  const whole = quotes.filter((quote) => !/\[[a-z ]+\]/.test(quote))
  const verified = quotesIn(readableAnswer(text), whole)
  if (verified.length < whole.length) return null
  const evidence = verified.filter((quote) => wordsOf(quote).length >= fewestWordsOfQuote)
  if (score === null) return { score, quotes: [] }
  return evidence.length === 0 ? null : { score, quotes: evidence }
}

type ReadAnswer = { readonly text: string; readonly expectsMetrics: boolean; readonly checklistScore: number }
type JointScore = {
  readonly score: number
  readonly justification: string
  readonly flags: readonly string[]
  readonly quotes: readonly string[]
}

/** Combines two readings. Of the model's text only the quotes are kept. Null if neither has evidence. */
export function jointScore(readings: readonly [ModelScore, ModelScore], answer: ReadAnswer): JointScore | null {
  const points = readings.flatMap(({ score }) => score ?? [])
  if (points.length === 0) return null
  const { sentences, hasInstructions } = cleanAnswer(answer.text)
  const isWithoutFigures = answer.expectsMetrics && figuresIn(sentences.join(' ')).length === 0
  const mean = Math.round(points.reduce((sum, one) => sum + one, 0) / points.length)
  const score = isWithoutFigures ? Math.min(mean, metricsCap) : mean
  const isUnclear =
    points.length < 2 || spanOf(points) > mostBetweenReadings || spanOf([score, answer.checklistScore]) > mostFromChecklist
  return {
    score,
    justification: justificationOf(points, score < mean),
    flags: [
      ...(hasInstructions ? ['instruction_like_text'] : []),
      ...(isWithoutFigures ? ['missing_metrics'] : []),
      ...(isUnclear ? ['readings_differ'] : []),
    ],
    quotes: [...new Set(readings.flatMap(({ quotes }) => quotes))].slice(0, 3),
  }
}

const spanOf = (points: readonly number[]): number => Math.max(...points) - Math.min(...points)

function justificationOf(points: readonly number[], isCapped: boolean): string {
  const read =
    points.length === 2
      ? `A language model has read the answer twice: ${points.join(' and ')} of 10.`
      : `Of two readings by a language model, one has found evidence: ${points.join('')} of 10.`
  return isCapped ? `${read} Limited to ${metricsCap}: the figures that the question expects are missing.` : read
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The quotes that are in the transcript word for word; punctuation and case may differ. */
export function quotesIn(transcript: string, quotes: readonly string[]): string[] {
  const whole = ` ${plain(transcript)} `
  return quotes.filter((quote) => plain(quote).length > 3 && whole.includes(` ${plain(quote)} `))
}
