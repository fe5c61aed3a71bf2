import { readWholeNumber } from '#platform/contract/numbers.ts'
import type { KitContent, OwnKit } from './contract.ts'

type Question = KitContent['questions'][number]
/** A question as it is typed: numbers are texts, and there are always two fields for follow-up questions. */
export type QuestionDraft = Omit<Question, 'timeLimit' | 'followUps'> & {
  readonly timeLimit: string
  readonly followUps: readonly [string, string]
}
export type KitDraft = Pick<KitContent, 'name' | 'description' | 'warmUp'> & {
  /** In percent, in the order of the rubric. */
  readonly weights: readonly string[]
  readonly questions: readonly QuestionDraft[]
}

const rounded = (value: number): number => Math.round(value * 100) / 100

export function draftOf({ name, description, warmUp, rubric, questions }: OwnKit): KitDraft {
  return {
    name,
    description,
    warmUp,
    weights: rubric.map(({ weight }) => String(rounded(weight * 100))),
    questions: questions.map(({ timeLimit, followUps: [first = '', second = ''], ...question }) => ({
      ...question,
      timeLimit: String(timeLimit),
      followUps: [first, second],
    })),
  }
}

export function newQuestion(competency: string, id: string): QuestionDraft {
  return { id, text: '', competency, timeLimit: '120', expectsMetrics: false, followUps: ['', ''] }
}

const percentOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.replace('%', '')))

/** The sum of the weights; null if one is not a number. */
export function sumOf(weights: readonly string[]): number | null {
  const sum = rounded(weights.reduce((total, typed) => total + percentOf(typed), 0))
  return Number.isNaN(sum) ? null : sum
}

/** The content to send. The levels of the rubric are not edited. */
export function contentOf({ rubric }: OwnKit, { weights, questions, ...texts }: KitDraft): KitContent {
  return {
    ...texts,
    rubric: rubric.map((row, at) => ({ ...row, weight: percentOf(weights[at] ?? '') / 100 })),
    questions: questions.map(({ timeLimit, followUps, ...question }) => ({
      ...question,
      timeLimit: readWholeNumber(timeLimit) ?? Number.NaN,
      followUps: followUps.filter((text) => text.trim() !== ''),
    })),
  }
}
