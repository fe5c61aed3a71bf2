import type { JobChoice } from './contract.ts'

const steps = [1, 2, 3, 5, 10] as const

/** What the list can be filtered by: each answer that can be chosen, and steps of a number. A free text is read on the page of the applicant. */
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
