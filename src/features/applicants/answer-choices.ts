import type { JobChoice } from './contract.ts'

/** What a free answer contains: the name has the place of its question. */
export const textNames = ['text1', 'text2', 'text3', 'text4', 'text5'] as const
type TextName = (typeof textNames)[number]

const steps = [1, 2, 3, 5, 10] as const

/** What the list can be filtered by: each answer that can be chosen, and steps of a number. */
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

/** The free answers, each filtered by the words in it. `name` has the place of the question. */
export function textQuestionsOf(questions: JobChoice['questions']): { name: TextName; label: string }[] {
  return questions.flatMap(({ kind, text }, place) => {
    const name = textNames[place]
    return kind === 'text' && name ? [{ name, label: text }] : []
  })
}
