/** Parsed forms of common words, shared by all searches of a process, so that most searches need no statement for parsing. */
import type { Pool } from 'pg'
import { parseTerms, type Words } from './parse-queries.ts'
import { findTerms } from './spelling-queries.ts'

/** The most common words. Ten thousand jobs hardly contain more. */
const mostTerms = 10_000
/** The number of words in a statement, chosen so that it finishes within the time limit of the search pool. */
const batch = 1_000
/** The time in milliseconds after which the dictionary is filled again. The words of jobs are collected once a night. */
const refillMs = 60 * 60_000

const dictionaries = new WeakMap<Pool, Map<string, Words>>()
/** When a dictionary that has all words of the jobs was filled. */
const completeSince = new WeakMap<Pool, number>()

/** The dictionary is empty until it is filled. The database parses words that are not in it. */
export function dictionaryOf(pool: Pool): Map<string, Words> {
  const dictionary = dictionaries.get(pool) ?? new Map<string, Words>()
  dictionaries.set(pool, dictionary)
  return dictionary
}

export async function fillDictionary(pool: Pool): Promise<void> {
  const filled = new Map<string, Words>()
  let count = batch
  for (let offset = 0; offset < mostTerms && count === batch; offset += batch) {
    const terms = await parseTerms(pool, { offset, limit: batch })
    for (const { term, ...words } of terms) filled.set(term, words)
    count = terms.length
  }
  const dictionary = dictionaryOf(pool)
  for (const term of dictionary.keys()) if (!filled.has(term)) dictionary.delete(term)
  for (const [term, words] of filled) dictionary.set(term, words)
  if (count < batch) completeSince.set(pool, performance.now())
  else completeSince.delete(pool)
}

/** Returns the words that occur in jobs. Needs no statement if the dictionary has all of them. */
export async function knownTerms(pool: Pool, words: readonly string[]): Promise<ReadonlySet<string>> {
  const filledAt = completeSince.get(pool)
  if (filledAt === undefined) return findTerms(pool, words)
  if (performance.now() > filledAt + refillMs) refill(pool)
  const dictionary = dictionaryOf(pool)
  return new Set(words.filter((word) => dictionary.has(word)))
}

function refill(pool: Pool): void {
  // Searches meanwhile use the old words. After a failure, the next attempt follows in an hour.
  completeSince.set(pool, performance.now())
  void fillDictionary(pool).catch(() => {})
}
