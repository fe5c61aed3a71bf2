import type { AnswerScore, Flag } from '#features/interview-scoring/score-answer.ts'
import type { Kit } from '#features/interviewer-kits/contract.ts'

/** Pure rules of the practice interviewer: what it says next. */

type Step = { readonly position: number; readonly followUp: string | null }

/** Position 0 is the warm-up, 1 the first question. */
export const questionAt = (kit: Kit, position: number) => kit.questions[position - 1] ?? null

export const closing = 'Thank you, that was my last question. Press End Interview when you are ready.'
export const welcomeBack = 'Welcome back. Here is the question again.'

/** Once for each question, and only where the answer leaves open what the question wants to know. */
export function followUpFor(kit: Kit, step: Step, score: AnswerScore): string | null {
  const missing = step.followUp === null ? missingIn(score) : null
  const [onAction = null, onResult = null] = questionAt(kit, step.position)?.followUps ?? []
  return missing === null ? null : { action: onAction, result: onResult }[missing]
}

function missingIn(score: AnswerScore): 'action' | 'result' | null {
  if (!score.isAssessed) return score.reason === 'too_little' ? 'action' : null
  const hasOneOf = (...flags: readonly Flag[]): boolean => flags.some((flag) => score.flags.includes(flag))
  if (hasOneOf('no_own_action', 'short')) return 'action'
  return hasOneOf('no_result', 'missing_metrics') ? 'result' : null
}
