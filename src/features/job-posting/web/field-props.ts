import type { PostingFields } from '../fields.ts'

/** What a part of the form gets. `errors` has a sentence for each wrong field, by its path. */
export type PartProps = {
  readonly fields: PostingFields
  readonly set: <Name extends keyof PostingFields>(name: Name, value: PostingFields[Name]) => void
  readonly errors: Readonly<Record<string, string>>
}

/** The anchor of a field, for the list of errors. */
export const fieldId = (path: string): string => `posting-${path.replaceAll('.', '-')}`

/** The first error of a field or of anything in it. */
export function errorOf(errors: PartProps['errors'], name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1]
}
