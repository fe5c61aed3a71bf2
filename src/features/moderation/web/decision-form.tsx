import { useRef } from 'react'
import { faultOfReason, isReason } from '#features/staff/reason.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

type Choice<Value> = {
  readonly value: Value
  readonly label: string
  readonly look: 'outline' | 'danger' | 'quiet'
  readonly needsReason: boolean
}

type DecisionFormProps<Value> = {
  /** The accessible name, such as "Decide about Staff Nurse". */
  readonly name: string
  /** The label of the field. */
  readonly label?: string
  readonly choices: readonly Choice<Value>[]
  readonly onDecide: (value: Value, reason: string) => Promise<unknown>
  readonly onFailure: (error: Error) => void
}

/** A decision with its reason, which is stored in the staff log. Typed text stays if the decision fails. */
export function DecisionForm<Value>({ name, label = 'Reason', choices, onDecide, onFailure }: DecisionFormProps<Value>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const chosen = useRef(choices[0])
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(async () => {
    const reason = field.current?.value.trim() ?? ''
    if (!chosen.current) return
    const { value, needsReason } = chosen.current
    if (needsReason && !isReason(reason)) throw new InvalidForm({ reason: faultOfReason(reason) })
    await onDecide(value, reason)
  }, onFailure)
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput}>
      <fieldset aria-label={name} className="grid max-w-prose gap-3">
        <TextAreaField
          ref={field}
          label={label}
          name="reason"
          rows={2}
          maxLength={500}
          hint={hintFor(choices)}
          error={errors['reason']}
        />
        <Choices choices={choices} isBusy={isBusy} onChoose={(choice) => void (chosen.current = choice)} />
      </fieldset>
    </form>
  )
}

type ChoicesProps<Value> = Pick<DecisionFormProps<Value>, 'choices'> & {
  readonly isBusy: boolean
  readonly onChoose: (choice: Choice<Value>) => void
}

function Choices<Value>({ choices, isBusy, onChoose }: ChoicesProps<Value>) {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap gap-3">
      {choices.map((choice) => (
        <Button
          key={choice.label}
          type="submit"
          look={choice.look}
          isBusy={isBusy}
          disabled={!isHydrated}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  )
}

function hintFor(choices: readonly Choice<unknown>[]): string {
  const isOptional = choices.every(({ needsReason }) => !needsReason)
  if (isOptional) return 'Optional. For the log of the staff.'
  const free = choices.find(({ needsReason }) => !needsReason)
  return free ? `For the log of the staff. Optional for “${free.label}”.` : 'For the log of the staff.'
}
