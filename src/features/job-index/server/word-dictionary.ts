/** Parsed forms of common words, shared by all searches of a process, so that most searches need no statement for parsing. */
import type { Pool } from 'pg'
import { parseTerms, type Words } from './parse-queries.ts'

/** The most common words. Ten thousand jobs hardly contain more. */
const mostTerms = 10_000
/** The number of words in a statement, chosen so that it finishes within the time limit of the search pool. */
const batch = 1_000

const dictionaries = new WeakMap<Pool, Map<string, Words>>()

/** The dictionary is empty until it is filled. The database parses words that are not in it. */
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
