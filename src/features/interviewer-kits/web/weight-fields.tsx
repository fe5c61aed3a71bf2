import type { FieldErrors } from '#platform/web/field-errors.ts'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import type { OwnKit } from '../contract.ts'
import { sumOf } from '../kit-draft.ts'

type WeightProps = {
  readonly rubric: OwnKit['rubric']
  readonly weights: readonly string[]
  readonly errors: FieldErrors
  readonly onChange: (weights: readonly string[]) => void
}

/** A percentage for each competency, and the sum. */
export function WeightFields({ rubric, weights, errors, onChange }: WeightProps) {
  const sum = sumOf(weights)
  const isWhole = sum === 100
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-lg font-medium">Weights</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {rubric.map(({ competency }, at) => (
          <Field
            key={competency}
            label={`${competency} (%)`}
            name={`rubric.${at}.weight`}
            inputMode="decimal"
            maxLength={6}
            value={weights[at] ?? ''}
            error={errors[`rubric.${at}.weight`]}
            onChange={({ target }) => onChange(weights.with(at, target.value))}
          />
        ))}
      </div>
      <output className={`block ${isWhole ? 'text-leaf' : 'text-brick'}`}>
        {sum === null ? 'Each weight must be a number.' : `${sum}% together${isWhole ? '' : ', it must be 100%'}`}
      </output>
      <FieldError id="rubric-error">{errors['rubric']}</FieldError>
    </fieldset>
  )
}
