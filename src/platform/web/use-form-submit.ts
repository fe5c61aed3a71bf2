import { type InputEvent, type SubmitEvent, useState } from 'react'
import { CallFailed } from './call.ts'
import { type FieldErrors, focusFirst, InvalidForm } from './field-errors.ts'
import { handleFailure, type OnFailure, useAction } from './use-action.ts'

/**
 * Sends a form. Errors of fields are shown at the fields, any other failure is reported by `onFailure`, and the typed text stays. `fieldOf` returns
 * the field that a refusal is about, by the code of the refusal.
 */
export function useFormSubmit(
  send: (form: HTMLFormElement) => Promise<unknown>,
  onFailure: OnFailure<HTMLFormElement>,
  fieldOf: Readonly<Record<string, string>> = {},
) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const { isBusy, run } = useAction(
    (form: HTMLFormElement) => {
      setErrors({})
      return send(form)
    },
    (error, form) => {
      const wrong = fieldErrorsIn(error, fieldOf)
      if (Object.keys(wrong).length === 0) return handleFailure(onFailure, error, form)
      setErrors(wrong)
      focusFirst(form, wrong)
    },
  )
  return {
    errors,
    isBusy,
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault()
      run(event.currentTarget)
    },
    /** The error of a field disappears when the field is changed. */
    onInput: (event: InputEvent<HTMLFormElement>): void => {
      const { name } = event.target as HTMLInputElement // only inputs submit it
      if (errors[name]) setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)))
    },
  }
}

function fieldErrorsIn(error: Error, fieldOf: Readonly<Record<string, string>>): FieldErrors {
  if (error instanceof InvalidForm) return error.fields
  const field = error instanceof CallFailed ? fieldOf[error.code ?? ''] : undefined
  return field && error instanceof CallFailed ? { [field]: error.sentence } : {}
}
