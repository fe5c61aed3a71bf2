import { readWholeNumber } from '#platform/contract/numbers.ts'
import type { ScreeningQuestion } from './questions-contract.ts'

export const mostQuestions = 5
export const longestAnswer = 500

/** The typed answer in the form in which it is stored; null if it does not answer the question. */
export function readAnswer(question: ScreeningQuestion, typed: string): string | null {
  const answer = typed.trim()
  if (question.kind === 'number') return readNumber(answer)
  return isAnswer(question, answer) ? answer : null
}

function isAnswer(question: Exclude<ScreeningQuestion, { kind: 'number' }>, answer: string): boolean {
  if (question.kind === 'yes_no') return answer === 'yes' || answer === 'no'
  if (question.kind === 'choice') return question.options.includes(answer)
  return answer !== '' && answer.length <= longestAnswer
}

function readNumber(answer: string): string | null {
  const number = readWholeNumber(answer)
  return number === null || Number.isNaN(number) ? null : String(number)
}

/** Whether the employer accepts a stored answer. */
export function isAccepted(question: ScreeningQuestion, answer: string): boolean {
  if (question.kind === 'yes_no') return question.needed === null || question.needed === answer
  if (question.kind === 'choice') return question.accepted.length === 0 || question.accepted.includes(answer)
  if (question.kind === 'text') return true
  const number = Number(answer)
  return (question.least === null || number >= question.least) && (question.most === null || number <= question.most)
}
