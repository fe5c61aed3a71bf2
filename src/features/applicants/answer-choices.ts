import type { JobChoice } from './contract.ts'

/** The filter fields of free answers: the number is the position of the question. */
export const textNames = ['text1', 'text2', 'text3', 'text4', 'text5'] as const
type TextName = (typeof textNames)[number]

const steps = [1, 2, 3, 5, 10] as const

/** The values of the answer filter: each choice of a question, and steps of a number. */
export function answersOf(questions: JobChoice['questions']): [value: string, label: string][] {
  return questions.flatMap((question, place): [string, string][] => {
    const number = place + 1
    const labelled = (answer: string): [string, string] => [`${number}:${answer}`, `${question.text} ${answer}`]
    if (question.kind === 'yes_no') return ['yes', 'no'].map(labelled)
    if (question.kind === 'choice') return question.options.map(labelled)
    if (question.kind === 'number') return steps.map((least) => [`${number}>=${least}`, `${question.text} ${least} or more`])
    return []
  })
}

/** The free-text questions, which are filtered by words. `name` contains the position of the question. */
export function textQuestionsOf(questions: JobChoice['questions']): { name: TextName; label: string }[] {
  return questions.flatMap(({ kind, text }, place) => {
    const name = textNames[place]
    return kind === 'text' && name ? [{ name, label: text }] : []
  })
}
