/** The trimmed text of a form field; empty when there is no such field. For forms that have few fields and no schema. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
