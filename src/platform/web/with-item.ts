/** The items with the typed text as the last one. They stay the same where it is blank or among them already, in whatever case. */
export function withItem(items: readonly string[], typed: string): readonly string[] {
  const item = typed.trim()
  const isKnown = items.some((other) => other.toLowerCase() === item.toLowerCase())
  return item === '' || isKnown ? items : [...items, item]
}
