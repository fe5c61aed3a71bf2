import type { ScreeningAnswer, ScreeningQuestion } from '#features/jobs/questions-contract.ts'
import { isAccepted, readAnswer } from '#features/jobs/answers.ts'
import type { TypedAnswer } from './contract.ts'

/** `unanswered`: an answer is missing or invalid, or the employer has changed the questions since they were shown. */
export type AnswersResult =
  | { readonly outcome: 'complete'; readonly answers: readonly ScreeningAnswer[] }
  | { readonly outcome: 'unanswered' | 'knockedOut' }

/** Checks the answers against the current questions: a person must answer exactly the questions that were shown. */
export function checkAnswers(questions: readonly ScreeningQuestion[], typed: readonly TypedAnswer[]): AnswersResult {
  const answers = questions.flatMap((question, place) => {
    const given = typed[place]
    const answer = given?.question === question.text ? readAnswer(question, given.answer) : null
    return answer === null ? [] : [{ question, answer }]
  })
  if (answers.length < questions.length) return { outcome: 'unanswered' }
  const isKnockedOut = answers.some(({ question, answer }) => !isAccepted(question, answer))
  return isKnockedOut ? { outcome: 'knockedOut' } : { outcome: 'complete', answers }
}
