/** Characters that a search reads. */
export const longestSearch = 200

/** Characters that its field keeps: people paste whole advertisements. */
export const longestTyped = 1_000

/** The beginning of a longer text, up to the end of a word. */
export function searchedPart(typed: string): string {
  const text = typed.trim()
  if (text.length <= longestSearch) return text
  const beginning = text.slice(0, longestSearch + 1)
  const words = beginning.replace(/\s+\S*$/u, '')
  // One word that fills it has no end in it, and is not cut within a letter of two code units.
  return words.length <= longestSearch ? words : beginning.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/u, '')
}
