import type { z } from 'zod'
import { InvalidForm } from './field-errors.ts'

/** Parses a form with a schema; throws the first error of each field. The caller passes the schema, so that zod stays in its chunk. */
export function readForm<S extends z.ZodType>(schema: S, form: HTMLFormElement): z.output<S> {
  const { data, error } = schema.safeParse(Object.fromEntries(new FormData(form)))
  if (error)
    throw new InvalidForm(Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])))
  return data
}

export function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
