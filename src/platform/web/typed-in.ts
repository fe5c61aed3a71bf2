/** What is typed in a field of a form, trimmed; empty when there is no such field. A form without a schema reads its few fields with it. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
