import { InvalidForm } from '#platform/web/field-errors.ts'

/** The text of a field of a form. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

export function codeIn(form: HTMLFormElement): string {
  const code = textOf(form, 'code').trim()
  if (code === '') throw new InvalidForm({ code: 'Please enter the code' })
  return code
}
