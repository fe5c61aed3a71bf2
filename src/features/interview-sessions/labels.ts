import type { AnswerReport } from './session-schemas.ts'
import type { SessionStatus } from './rules.ts'

/** A completed interview is Passed or Not Passed; any other status is shown as it is. */
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
  if (status !== 'completed') return status
  return pass ? 'Passed' : 'Not Passed'
}

const flagLabels: Readonly<Record<string, string>> = {
  missing_metrics: 'No figures',
  no_own_action: 'No own action',
  no_result: 'No result',
  short: 'Short answer',
  repetitive: 'Repeats itself',
  instruction_like_text: 'Text addressed to the scoring, left out',
}
export const flagLabel = (flag: string): string => flagLabels[flag] ?? flag

const notAssessedLabels: Readonly<Record<string, string>> = {
  too_little: 'Not assessed: too little was said',
  low_confidence: 'Not assessed: the transcript is not certain enough',
  no_sentences: 'Not assessed: no sentences',
  other_language: 'Not assessed: in a language that the scoring cannot read',
}

/** Instead of a score. */
export function unscoredLabel({ outcome, notAssessed }: Pick<AnswerReport, 'outcome' | 'notAssessed'>): string {
  if (outcome === 'skipped') return 'Skipped'
  if (outcome === 'open') return 'Not asked'
  return (notAssessed && notAssessedLabels[notAssessed]) || 'Not scored'
}

/** One decimal, as everywhere on these screens. */
export const scoreText = (score: number): string => score.toFixed(1)

export const decisionLabels = { advance: 'Invite to the next step', decline: 'Do not continue' } as const
