import type { ScreeningQuestion } from '#features/jobs/questions-contract.ts'
import { CheckField, TextAreaField } from '#platform/web/ui/field.tsx'
import { errorOf, fieldId, type PartProps } from './field-props.ts'

type ChoiceQuestion = Extract<ScreeningQuestion, { kind: 'choice' }>
type QuestionChoicesProps = {
  readonly place: number
  readonly question: ChoiceQuestion
  readonly onChange: (question: ChoiceQuestion) => void
  readonly errors: PartProps['errors']
}

/** The choices of a question, and which of them are required. */
export function QuestionChoices({ place, question, onChange, errors }: QuestionChoicesProps) {
  const { options, accepted } = question
  function type(text: string): void {
    const typed = text.split('\n').slice(0, 8)
    onChange({ ...question, options: typed, accepted: accepted.filter((one) => typed.includes(one)) })
  }
  return (
    <>
      <TextAreaField
        id={fieldId(`questions.${place}.options`)}
        label="Choices"
        hint="One on each line, at most eight."
        rows={4}
        value={options.join('\n')}
        error={errorOf(errors, `questions.${place}.options`)}
        onChange={({ target }) => type(target.value)}
      />
      {options.some((option) => option.trim() !== '') && (
        <fieldset>
          <legend className="text-sm text-soft">Needed: one of these. Tick none if each is fine.</legend>
          {options
            .filter((option) => option.trim() !== '')
            .map((option) => (
              <CheckField
                key={option}
                label={option}
                checked={accepted.includes(option)}
                onChange={({ target }) =>
                  onChange({
                    ...question,
                    accepted: target.checked ? [...accepted, option] : accepted.filter((one) => one !== option),
                  })
                }
              />
            ))}
        </fieldset>
      )}
    </>
  )
}
