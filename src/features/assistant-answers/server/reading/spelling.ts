import { editDistance } from '#platform/contract/edit-distance.ts'

/** Shorter words are similar to too many others. */
const shortest = 5
const longWord = 8

/**
 * Returns a function that finds the known word which a misspelt one means. The cost depends on the length of the word, not on the number of known
 * words.
 */
export function openSpelling(known: Iterable<string>): (typed: string) => string | null {
  const words = new Set<string>()
  const byDeletion = new Map<string, string[]>()
  for (const word of known) {
    if (word.length < shortest - 1 || words.has(word)) continue
    words.add(word)
    for (const form of [word, ...deletionsOf(word)]) byDeletion.set(form, [...(byDeletion.get(form) ?? []), word])
  }
  return (typed) => {
    if (typed.length < shortest || typed.length > 20 || words.has(typed)) return null
    const near = [typed, ...deletionsOf(typed)].flatMap((form) => byDeletion.get(form) ?? [])
    const allowed = typed.length >= longWord ? 2 : 1
    const [best] = [...new Set(near)]
      .map((word) => ({ word, cost: editDistance(typed, word) }))
      .filter(({ cost }) => cost <= allowed)
      .toSorted((a, b) => a.cost - b.cost)
    return best?.word ?? null
  }
}

/** All forms of the word with one letter removed. */
function deletionsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}
