import { LRUCache } from 'lru-cache'

const mostTexts = 2_000
const longestText = 200

/** Keeps what was read in short texts, because each rule of an import asks the same about the same lines. `read` must depend on the text alone. */
export function memoizeText<T>(read: (text: string) => T): (text: string) => T {
  const known = new LRUCache<string, { readonly value: T }>({ max: mostTexts })
  return (text) => {
    if (text.length > longestText) return read(text)
    const found = known.get(text) ?? { value: read(text) }
    known.set(text, found)
    return found.value
  }
}
