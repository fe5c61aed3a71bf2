import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { answersOf, textQuestionsOf } from '../answer-choices.ts'
import type { JobChoice } from '../contract.ts'
import type { ListState } from './applicant-filter.ts'

type AnswerFiltersProps = { readonly list: ListState; readonly questions: JobChoice['questions'] }

/** Filters by the answers to the questions of a job: by choice, or by words of a free answer. */
export function AnswerFilters({ list, questions }: AnswerFiltersProps) {
  const choices = answersOf(questions)
  return (
    <>
      {choices.length > 0 && <Choice label="Answer" name="answer" list={list} choices={[['', 'Any answer'], ...choices]} />}
      {textQuestionsOf(questions).map(({ name, label }) => (
        <Field
          key={name}
          label={`Answer contains: ${label}`}
          name={name}
          isOptional
          defaultValue={list[name] ?? ''}
          maxLength={100}
        />
      ))}
    </>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly name: 'answer' | 'status' | 'sort' | 'noticeTo' | 'scoreFrom'
  readonly list: ListState
  readonly choices: readonly (readonly [value: string, label: string])[]
}

/** A select with several values. The first value does not filter. */
export function Choice({ label, name, list, choices }: ChoiceProps) {
  return (
    <SelectField label={label} name={name} defaultValue={list[name] ?? ''}>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
