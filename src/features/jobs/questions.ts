import type { ScreeningQuestion } from './questions-contract.ts'

const count = new Intl.NumberFormat('en-IN')

/** The requirement of a question, as candidates read it before applying. Null if any answer is accepted. */
export function requirementOf(question: ScreeningQuestion): string | null {
  if (question.kind === 'yes_no') return question.needed && `The employer needs “${question.needed === 'yes' ? 'Yes' : 'No'}”.`
  if (question.kind === 'number') return numberRequirement(question.least, question.most)
  if (question.kind === 'choice' && question.accepted.length > 0)
    return `The employer needs one of: ${question.accepted.join(', ')}.`
  return null
}

function numberRequirement(least: number | null, most: number | null): string | null {
  if (least !== null && most !== null) return `The employer needs ${count.format(least)}–${count.format(most)}.`
  if (least !== null) return `The employer needs at least ${count.format(least)}.`
  return most === null ? null : `The employer needs at most ${count.format(most)}.`
}
