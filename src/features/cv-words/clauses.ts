/** A preposition of a sentence, and the text up to the next one. */
export type Clause = { readonly word: string; readonly text: string }

/** Splits a sentence at its prepositions. What stands before the first one is dropped. */
export function clausesAt(sentence: string, prepositions: RegExp): Clause[] {
  const found = [...sentence.matchAll(prepositions)]
  return found.map((one, at) => ({
    word: (one[1] ?? '').toLowerCase(),
    text: sentence.slice(one.index + one[0].length, found[at + 1]?.index).trim(),
  }))
}
