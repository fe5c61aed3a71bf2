/** A message for each invalid field. */
export type FieldErrors = Readonly<Record<string, string>>

/** Thrown when a form is read and fields are invalid. Each message is then shown at its field. */
export class InvalidForm extends Error {
  override readonly name = 'InvalidForm'
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('Please check the highlighted fields')
    this.fields = fields
  }
}

export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && errors[element.getAttribute('name') ?? '']) return element.focus()
  }
}
