/** A message for each invalid field. */
export type FieldErrors = Readonly<Record<string, string>>

export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && errors[element.getAttribute('name') ?? '']) return element.focus()
  }
}
