import type { ScreeningQuestion } from '#features/jobs/questions-contract.ts'
import { isAccepted, longestAnswer, readAnswer } from '#features/jobs/answers.ts'
import { requirementOf } from '#features/jobs/questions.ts'
import type { FieldErrors } from '#platform/web/field-errors.ts'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { Field, TextAreaField } from '#platform/web/ui/field.tsx'

type QuestionFieldsProps = {
  readonly questions: readonly ScreeningQuestion[]
  /** One answer for each question; empty until it is answered. */
  readonly answers: readonly string[]
  readonly onAnswer: (place: number, answer: string) => void
  readonly errors: FieldErrors
}

const answerName = (place: number): string => `answer-${place}`

/** The employer's questions, in their order. */
export function QuestionFields({ questions, answers, onAnswer, errors }: QuestionFieldsProps) {
  return questions.map((question, place) => (
    <QuestionField
      key={question.text}
      question={question}
      name={answerName(place)}
      value={answers[place] ?? ''}
      error={errors[answerName(place)]}
      onAnswer={(answer) => onAnswer(place, answer)}
    />
  ))
}

type QuestionFieldProps = {
  readonly question: ScreeningQuestion
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onAnswer: (answer: string) => void
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function QuestionField({ question, name, value, error, onAnswer }: QuestionFieldProps) {
  const requirement = requirementOf(question)
  const shared = { name, value, error, ...(requirement ? { hint: requirement } : {}) }
  if (question.kind === 'yes_no' || question.kind === 'choice') {
    const choices = question.kind === 'yes_no' ? yesNo : question.options.map((option) => ({ value: option, label: option }))
    return <RadioField {...shared} legend={question.text} choices={choices} onChange={({ target }) => onAnswer(target.value)} />
  }
  if (question.kind === 'number')
    return <Field {...shared} label={question.text} inputMode="numeric" onChange={({ target }) => onAnswer(target.value)} />
  return (
    <TextAreaField
      {...shared}
      label={question.text}
      rows={3}
      maxLength={longestAnswer}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}

/** The errors of the answers, by field name. A disqualifying answer is reported before anything is sent. */
export function answerErrors(questions: readonly ScreeningQuestion[], answers: readonly string[]): FieldErrors {
  return Object.fromEntries(
    questions.flatMap((question, place) => {
      const answer = readAnswer(question, answers[place] ?? '')
      if (answer === null)
        return [[answerName(place), question.kind === 'number' ? 'Give a whole number' : 'Please answer this question']]
      if (isAccepted(question, answer)) return []
      return [[answerName(place), `${requirementOf(question)} With your answer, the employer would turn the application down.`]]
    }),
  )
}
