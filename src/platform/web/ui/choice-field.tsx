import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { FieldError } from './field-error.tsx'

type Choice = { readonly value: string; readonly label: string; readonly hint?: string }

type RadioFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'defaultValue'> & {
  readonly legend: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly choices: readonly Choice[]
  /** The initial choice, for a form that does not control the value. */
  readonly defaultValue?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Radio buttons: a few visible answers, one of them chosen. For more than six, use a select. */
export function RadioField({ legend, hint, error, choices, defaultValue, value, id, ...props }: RadioFieldProps) {
  const own = useId()
  const group = id ?? own
  return (
    <fieldset
      id={group}
      aria-describedby={[hint && `${group}-hint`, error && `${group}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="font-medium">{legend}</legend>
      {hint && (
        <p id={`${group}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
          <input
            {...props}
            type="radio"
            value={choice.value}
            {...(value === undefined ? { defaultChecked: choice.value === defaultValue } : { checked: choice.value === value })}
            className="mt-0.5 size-5 shrink-0 accent-blue"
          />
          <span className="grid">
            {choice.label}
            {choice.hint && <span className="text-sm text-soft">{choice.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${group}-error`}>{error}</FieldError>
    </fieldset>
  )
}
