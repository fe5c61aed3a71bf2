import { type InputEvent, type SubmitEvent, useState } from 'react'
import { CallFailed } from './call.ts'
import { type FieldErrors, focusFirst } from './field-errors.ts'
import { InvalidForm } from './read-form.ts'
import { sentenceOf } from './sentence-of.ts'
import { toast } from './ui/toast.ts'

type Failing = {
  /** The title of the error message. */
  readonly title: string
  /** The field that a refusal is about, by its code. */
  readonly fieldOf?: Readonly<Record<string, string>>
}

/** Submits a form. Errors are shown at their fields, a failure is shown as a message, and typed text stays. */
export function useFormSubmit(send: (form: HTMLFormElement) => Promise<void>, { title, fieldOf = {} }: Failing) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  async function run(form: HTMLFormElement): Promise<void> {
    setBusy(true)
    setErrors({})
    try {
      await send(form)
    } catch (error) {
      const wrong = fieldErrorsIn(error, fieldOf)
      setErrors(wrong)
      if (Object.keys(wrong).length > 0) focusFirst(form, wrong)
      else toast({ title, text: sentenceOf(error), isAlert: true })
    } finally {
      setBusy(false)
    }
  }
  return {
    errors,
    isBusy,
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault()
      if (!isBusy) void run(event.currentTarget)
    },
    /** The error of a field disappears when the field is changed. */
    onInput: (event: InputEvent<HTMLFormElement>): void => {
      const { name } = event.target as HTMLInputElement // only inputs submit it
      if (errors[name]) setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)))
    },
  }
}

function fieldErrorsIn(error: unknown, fieldOf: Readonly<Record<string, string>>): FieldErrors {
  if (error instanceof InvalidForm) return error.fields
  const field = error instanceof CallFailed ? fieldOf[error.code ?? ''] : undefined
  return field && error instanceof CallFailed ? { [field]: error.sentence } : {}
}
