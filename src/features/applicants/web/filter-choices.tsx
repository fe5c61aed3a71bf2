import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { answersOf, textQuestionsOf } from '../answer-choices.ts'
import type { JobChoice } from '../contract.ts'
import type { ListState } from './applicant-filter.ts'

type AnswerFiltersProps = { readonly list: ListState; readonly questions: JobChoice['questions'] }

/** An answer that can be chosen, and the words of free ones. */
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

/** One of several values, of which the first takes everybody. */
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
