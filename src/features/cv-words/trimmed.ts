/** Removes the given signs at both ends. A pattern would take quadratic time on a long run of them inside the text. */
export function trimmed(text: string, first: string, last = first): string {
  let [from, to] = [0, text.length]
  while (from < to && first.includes(text[from] ?? '')) from++
  while (to > from && last.includes(text[to - 1] ?? '')) to--
  return text.slice(from, to)
}
