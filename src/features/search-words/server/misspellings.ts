/** Customary misspellings that are too far from the word for an edit distance: "elektrishan". */
import misspellings from '../words/misspellings.json' with { type: 'json' }

const rightWords: ReadonlyMap<string, string> = new Map(
  Object.entries(misspellings).flatMap(([word, list]) => list.split(' ').map((wrong) => [wrong, word] as const)),
)

export const rightSpelling = (word: string): string | undefined => rightWords.get(word)
