import type { z } from 'zod'
import { InvalidForm } from './field-errors.ts'

/**
 * Parses a form with a schema; throws `InvalidForm` with the first error of each field. The caller passes a function that fetches the schema, so that
 * zod stays out of the first load. Usually `use-checks.ts` has already loaded it.
 */
export async function readForm<S extends z.ZodType>(fetchSchema: () => Promise<S>, form: HTMLFormElement): Promise<z.output<S>> {
  const schema = await fetchSchema()
  const { data, error } = schema.safeParse(Object.fromEntries(new FormData(form)))
  if (error)
    throw new InvalidForm(Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])))
  return data
}

export function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
