import type { ScreeningQuestion } from '#features/jobs/questions-contract.ts'
import { mostQuestions } from '#features/jobs/answers.ts'
import { requirementOf } from '#features/jobs/questions.ts'
import { readWholeNumber } from '#platform/contract/numbers.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { fieldId, type PartProps } from './field-props.ts'
import { QuestionChoices } from './question-choices.tsx'

type Kind = ScreeningQuestion['kind']

const kinds: Readonly<Record<Kind, string>> = {
  yes_no: 'Yes or no',
  number: 'A number',
  choice: 'One of several',
  text: 'A text',
}

const fresh: { readonly [K in Kind]: (text: string) => Extract<ScreeningQuestion, { kind: K }> } = {
  yes_no: (text) => ({ kind: 'yes_no', text, needed: null }),
  number: (text) => ({ kind: 'number', text, least: null, most: null }),
  choice: (text) => ({ kind: 'choice', text, options: [], accepted: [] }),
  text: (text) => ({ kind: 'text', text }),
}

/** Up to five questions. Before applying, candidates see the questions and the disqualifying answers. */
export function QuestionEditor({ fields: { questions }, set, errors }: PartProps) {
  const replace = (place: number, question: ScreeningQuestion): void => set('questions', questions.with(place, question))
  return (
    <fieldset id={fieldId('questions')} className="grid gap-4">
      <legend className="font-medium">
        Questions to candidates <span className="font-normal text-soft">(optional)</span>
      </legend>
      {questions.map((question, place) => (
        <div key={place} className="grid gap-3 rounded-card border border-line p-3">
          <QuestionFields place={place} question={question} onChange={(next) => replace(place, next)} errors={errors} />
          <Button
            look="quiet"
            className="justify-self-start"
            aria-label={`Remove question ${place + 1}`}
            onClick={() => set('questions', questions.toSpliced(place, 1))}
          >
            Remove
          </Button>
        </div>
      ))}
      <FieldError id={`${fieldId('questions')}-error`}>{errors['questions']}</FieldError>
      {questions.length < mostQuestions && (
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => set('questions', [...questions, fresh.yes_no('')])}
        >
          Add a question
        </Button>
      )}
    </fieldset>
  )
}

type QuestionProps<Q extends ScreeningQuestion = ScreeningQuestion> = {
  readonly place: number
  readonly question: Q
  readonly onChange: (question: ScreeningQuestion) => void
  readonly errors: PartProps['errors']
}

function QuestionFields(props: QuestionProps) {
  const { place, question, onChange, errors } = props
  const requirement = requirementOf(question)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field
          id={fieldId(`questions.${place}.text`)}
          label={`Question ${place + 1}`}
          maxLength={200}
          value={question.text}
          error={errors[`questions.${place}.text`]}
          onChange={({ target }) => onChange({ ...question, text: target.value })}
        />
        <SelectField
          label="Answer"
          value={question.kind}
          onChange={({ target }) => onChange(fresh[target.value as Kind](question.text))} // the value of an option below
        >
          {Object.entries(kinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {question.kind === 'yes_no' && <YesNo {...props} question={question} />}
      {question.kind === 'number' && <Numbers {...props} question={question} />}
      {question.kind === 'choice' && <QuestionChoices {...props} question={question} />}
      {requirement && <p className="text-sm text-soft">Candidates read: {requirement}</p>}
    </>
  )
}

type Of<K extends Kind> = QuestionProps<Extract<ScreeningQuestion, { kind: K }>>

function YesNo({ question, onChange }: Of<'yes_no'>) {
  return (
    <SelectField
      label="Needed answer"
      value={question.needed ?? ''}
      onChange={({ target: { value } }) => onChange({ ...question, needed: value === 'yes' || value === 'no' ? value : null })}
    >
      <option value="">Both are fine</option>
      <option value="yes">Yes is needed</option>
      <option value="no">No is needed</option>
    </SelectField>
  )
}

const bound = (typed: string): number | null => {
  const number = readWholeNumber(typed)
  return Number.isNaN(number) ? null : number
}

function Numbers({ place, question, onChange, errors }: Of<'number'>) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label="At least"
        isOptional
        inputMode="numeric"
        value={question.least ?? ''}
        error={errors[`questions.${place}.least`]}
        onChange={({ target }) => onChange({ ...question, least: bound(target.value) })}
      />
      <Field
        label="At most"
        isOptional
        inputMode="numeric"
        value={question.most ?? ''}
        error={errors[`questions.${place}.most`]}
        onChange={({ target }) => onChange({ ...question, most: bound(target.value) })}
      />
    </div>
  )
}
