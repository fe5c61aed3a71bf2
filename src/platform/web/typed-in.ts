/** What is typed in a field of a form, trimmed; empty when there is no such field. A form without a schema reads its few fields with it. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A list with the typed text as its last item. It stays the same where that is blank or in it already, in whatever case. */
export function withItem(items: readonly string[], typed: string): readonly string[] {
  const item = typed.trim()
  const isKnown = items.some((other) => other.toLowerCase() === item.toLowerCase())
  return item === '' || isKnown ? items : [...items, item]
}
