import type { z } from 'zod'

/** A sentence per field that is wrong. */
export type FieldErrors = Readonly<Record<string, string>>

export class InvalidForm extends Error {
  override readonly name = 'InvalidForm'
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('Not every field is right')
    this.fields = fields
  }
}

/** What was typed, as the schema reads it; throws with the first complaint of each field. The schema is the caller's: zod stays in its chunk. */
export function readForm<S extends z.ZodType>(schema: S, form: HTMLFormElement): z.output<S> {
  const { data, error } = schema.safeParse(Object.fromEntries(new FormData(form)))
  if (error)
    throw new InvalidForm(Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])))
  return data
}

export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && errors[element.getAttribute('name') ?? '']) return element.focus()
  }
}

export function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
