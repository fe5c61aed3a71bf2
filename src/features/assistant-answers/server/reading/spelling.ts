import { editDistance } from '#platform/contract/edit-distance.ts'

/** Shorter words look like too many others. */
const shortest = 5
const longWord = 8

/** Finds the known word that a misspelt one means. A lookup costs no more than the letters of the word, however many words are known. */
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

/** The word without each of its letters. */
function deletionsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}
