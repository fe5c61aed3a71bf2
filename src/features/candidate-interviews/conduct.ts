import type { AnswerScore, Flag } from '#features/interview-scoring/score-answer.ts'
import type { Kit } from '#features/interviewer-kits/contract.ts'

/** Pure rules for the next line of the practice interviewer. */

type Step = { readonly position: number; readonly followUp: string | null }

/** Position 0 is the warm-up, position 1 the first question. */
export const questionAt = (kit: Kit, position: number) => kit.questions[position - 1] ?? null

export const closing = 'Thank you, that was my last question. Press End Interview when you are ready.'
export const welcomeBack = 'Welcome back. Here is the question again.'

/** Returns a follow-up question at most once per question, and only if the answer leaves the point of the question open. */
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
