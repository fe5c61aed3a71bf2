import { Button } from '#platform/web/ui/button.tsx'
import type { FieldErrors } from '#platform/web/field-errors.ts'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { CheckField, Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { newQuestion, type QuestionDraft } from '../kit-draft.ts'
import { mostKitQuestions } from '../rules.ts'

type QuestionsProps = {
  readonly competencies: readonly string[]
  readonly questions: readonly QuestionDraft[]
  readonly errors: FieldErrors
  readonly onChange: (questions: readonly QuestionDraft[]) => void
}

/** The questions in the order in which they are asked. Each competency needs at least one. */
export function QuestionFields({ competencies, questions, errors, onChange }: QuestionsProps) {
  const add = (): void =>
    onChange([...questions, newQuestion(competencies[0] ?? '', `question-${crypto.randomUUID().slice(0, 8)}`)])
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-medium">Questions</legend>
      {questions.map((question, at) => (
        <div key={question.id} className="grid gap-3 rounded-card border border-line p-3">
          <Question
            at={at}
            question={question}
            competencies={competencies}
            errors={errors}
            onChange={(change) => onChange(questions.with(at, { ...question, ...change }))}
          />
          {questions.length > 1 && (
            <Button
              look="quiet"
              className="justify-self-start"
              aria-label={`Remove question ${at + 1}`}
              onClick={() => onChange(questions.toSpliced(at, 1))}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      <FieldError id="questions-error">{errors['questions']}</FieldError>
      {questions.length < mostKitQuestions && (
        <Button look="secondary" className="justify-self-start" onClick={add}>
          Add a question
        </Button>
      )}
    </fieldset>
  )
}

type QuestionProps = Pick<QuestionsProps, 'competencies' | 'errors'> & {
  readonly at: number
  readonly question: QuestionDraft
  readonly onChange: (change: Partial<QuestionDraft>) => void
}

function Question(props: QuestionProps) {
  const { at, question, errors, onChange } = props
  const name = `questions.${at}`
  return (
    <>
      <TextAreaField
        label={`Question ${at + 1}`}
        name={`${name}.text`}
        rows={2}
        maxLength={500}
        value={question.text}
        error={errors[`${name}.text`]}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <Measure {...props} />
      <CheckField
        checked={question.expectsMetrics}
        onChange={({ target }) => onChange({ expectsMetrics: target.checked })}
        label="Expects figures: without them the score is at most 6"
      />
      <FollowUps {...props} />
    </>
  )
}

function Measure({ at, question, competencies, errors, onChange }: QuestionProps) {
  const name = `questions.${at}`
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label="Competency"
        name={`${name}.competency`}
        value={question.competency}
        onChange={({ target }) => onChange({ competency: target.value })}
      >
        {competencies.map((competency) => (
          <option key={competency}>{competency}</option>
        ))}
      </SelectField>
      <Field
        label="Time in seconds"
        name={`${name}.timeLimit`}
        inputMode="numeric"
        maxLength={3}
        value={question.timeLimit}
        error={errors[`${name}.timeLimit`]}
        onChange={({ target }) => onChange({ timeLimit: target.value })}
      />
    </div>
  )
}

const followUpLabels = ['Follow-up without an own action', 'Follow-up without a result'] as const

function FollowUps({ at, question: { followUps }, errors, onChange }: QuestionProps) {
  const [onAction, onResult] = followUps
  const fields = [
    { text: onAction, set: (text: string) => onChange({ followUps: [text, onResult] }) },
    { text: onResult, set: (text: string) => onChange({ followUps: [onAction, text] }) },
  ]
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map(({ text, set }, which) => (
        <Field
          key={followUpLabels[which]}
          label={followUpLabels[which] ?? ''}
          isOptional
          name={`questions.${at}.followUps.${which}`}
          maxLength={300}
          value={text}
          error={errors[`questions.${at}.followUps.${which}`]}
          onChange={({ target }) => set(target.value)}
        />
      ))}
    </div>
  )
}
