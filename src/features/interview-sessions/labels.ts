import { modelMethod } from '#features/interview-scoring/methods.ts'
import type { AnswerReport } from './session-schemas.ts'
import type { SessionStatus } from './rules.ts'

const openLabels = { scheduled: 'Scheduled', in_progress: 'In progress', cancelled: 'Cancelled' } as const

/** The label of a status. A completed interview is Passed or Not Passed. */
export function statusLabel({
  status,
  pass,
  isWithdrawn,
}: {
  status: SessionStatus
  pass: boolean
  isWithdrawn: boolean
}): string {
  if (isWithdrawn) return 'Withdrawn'
  if (status !== 'completed') return openLabels[status]
  return pass ? 'Passed' : 'Not Passed'
}

const flagLabels: Readonly<Record<string, string>> = {
  missing_metrics: 'No figures',
  no_own_action: 'No own action',
  no_result: 'No result',
  short: 'Short answer',
  repetitive: 'Repeats itself',
  readings_differ: 'The readings differ: please read this answer yourself',
  instruction_like_text: 'Text addressed to the scoring, left out',
}
export const flagLabel = (flag: string): string => flagLabels[flag] ?? flag

const notAssessedLabels: Readonly<Record<string, string>> = {
  too_little: 'Not assessed: too little was said',
  low_confidence: 'Not assessed: the transcript is not certain enough',
  no_sentences: 'Not assessed: no sentences',
  no_evidence: 'Not assessed: no evidence in the answer',
  other_language: 'Not assessed: in a language that the scoring cannot read',
}

/** Why an answer has no score. */
export function unscoredLabel({ outcome, notAssessed }: Pick<AnswerReport, 'outcome' | 'notAssessed'>): string {
  if (outcome === 'skipped') return 'Skipped'
  if (outcome === 'open') return 'Not asked'
  return (notAssessed && notAssessedLabels[notAssessed]) || 'Not scored'
}

/** The score with one decimal. */
export const scoreText = (score: number): string => score.toFixed(1)

export const decisionLabels = { advance: 'Invite to the next step', decline: 'Do not continue' } as const

/** The method of a score, shown beside it so that the two methods are not confused. */
export const methodLabel = (method: string): string => (method === modelMethod ? 'Language model' : 'Practice scoring')

type MadeScore = { readonly score: number | null; readonly method: string }
const practiceText = 'Practice scoring: an automatic checklist'
const modelText = 'A language model has read each answer twice, with quotes. It may be wrong.'

/** Explains how the scores were made. `checklist` is added after the name of the practice scoring. */
export function scoringText(scores: readonly MadeScore[], checklist: string): string {
  const methods = new Set(scores.flatMap(({ score, method }) => (score === null ? [] : methodLabel(method))))
  if (!methods.has('Language model')) return practiceText + checklist
  return methods.size === 1 ? modelText : `${modelText} What it has not read is marked as practice scoring.`
}
