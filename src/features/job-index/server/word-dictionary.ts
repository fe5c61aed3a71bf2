/** What the words that jobs use are in a query, for all searches of a process: few have to ask for the meaning of a word. */
import type { Pool } from 'pg'
import { parseTerms, type Words } from './parse-queries.ts'

/** The words that most jobs use; there are hardly more in ten thousand jobs. */
const mostTerms = 10_000
/** Small enough for the time that a statement of the search may take. */
const batch = 1_000

const dictionaries = new WeakMap<Pool, Map<string, Words>>()

/** Empty until it is filled. What it does not hold is asked for. */
export function dictionaryOf(pool: Pool): Map<string, Words> {
  const dictionary = dictionaries.get(pool) ?? new Map<string, Words>()
  dictionaries.set(pool, dictionary)
  return dictionary
}

export async function fillDictionary(pool: Pool): Promise<void> {
  const dictionary = dictionaryOf(pool)
  for (let offset = 0; offset < mostTerms; offset += batch) {
    const terms = await parseTerms(pool, { offset, limit: batch })
    for (const { term, ...words } of terms) dictionary.set(term, words)
    if (terms.length < batch) return
  }
}
