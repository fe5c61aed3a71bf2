import type { PostingFields } from '../fields.ts'

/** The props of a part of the form. `errors` has a sentence for each invalid field, by its path. */
export type PartProps = {
  readonly fields: PostingFields
  readonly set: <Name extends keyof PostingFields>(name: Name, value: PostingFields[Name]) => void
  readonly errors: Readonly<Record<string, string>>
}

/** The id of a field, for the links of the error summary. */
export const fieldId = (path: string): string => `posting-${path.replaceAll('.', '-')}`

/** The first error of a field or of a field inside it. */
export function errorOf(errors: PartProps['errors'], name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1]
}
