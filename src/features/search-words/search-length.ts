/** The maximum number of characters that a search reads. */
export const longestSearch = 200

/** The maximum number of characters in the search field. It is larger, because people paste whole advertisements. */
export const longestTyped = 1_000

/** Shortens a text to the maximum length, at the end of a word. */
export function searchedPart(typed: string): string {
  const text = typed.trim()
  if (text.length <= longestSearch) return text
  const beginning = text.slice(0, longestSearch + 1)
  const words = beginning.replace(/\s+\S*$/u, '')
  // A single word without a space is cut at the maximum, but not within a surrogate pair.
  return words.length <= longestSearch ? words : beginning.slice(0, longestSearch).replace(/[\uD800-\uDBFF]$/u, '')
}
