/** Reads a company from the words of a search: "tcs jobs", "jobs in wipro", "infosys pune". */
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { isTimeout } from '#platform/server/db.ts'
import { type NamedCompany, findCompanies } from '../company-queries.ts'
import { isStopWord } from '#features/search-places/stop-words.ts'
import { isKnownWord, meansEachWord } from '#features/search-words/server/public.ts'

export type CompanyInWords = { readonly company: string; readonly q: string | undefined }
/** `key` is the name in the index. */
type KnownCompany = CompanyInWords & { readonly key: string }
type CompanyReader = (q: string, now: Date) => Promise<KnownCompany | null>

const mostWords = 8
const longestName = 4
const cachedTexts = 2_000
/** The lifetime of cached texts in milliseconds: for so long, a company whose first job was just posted may be missed. */
const cachedMs = 10_000

/** Words beside the name of a company that say nothing about the job. */
const besideName = /^(?:in|at|for|of|with|from|by|company|careers?|recruitment)$/i

/**
 * Returns a reader for the company in a text and the words without it. Most searches need no statement, because words from the lists of trades,
 * skills, places and descriptions are never looked up as companies.
 */
export function openCompanyReader(pool: Pool): CompanyReader {
  const read = new LRUCache<string, { readonly found: KnownCompany | null }>({ max: cachedTexts, ttl: cachedMs })
  return async (q, now) => {
    if (!mayNameCompany(q)) return null
    const known = read.get(q) ?? { found: await companyIn(pool, wordsOf(q), now) }
    read.set(q, known)
    return known.found
  }
}

const wordsOf = (q: string): string[] => q.split(/[\s,;|()]+/).filter(Boolean)

/** Names with other characters are stored differently in the index, so `mayBegin` cannot check them. */
const plainWord = /^[a-z]+$/i

/** True if the text may name a company. `mayBegin` returns false for words with which no company name begins. */
export function mayNameCompany(q: string, mayBegin: (word: string) => boolean = () => true): boolean {
  const words = wordsOf(q)
  const isKept = words.length > 0 && words.length <= mostWords && words.some(mayBeName) && !meansEachWord(q)
  return isKept && words.some((word) => !plainWord.test(word) || mayBegin(word.toLowerCase()))
}

async function companyIn(pool: Pool, words: readonly string[], now: Date): Promise<KnownCompany | null> {
  const runs = runsOf(words)
  const texts = [...new Set(runs.map(({ text }) => text))]
  const named = await findCompanies(pool, texts, now).catch(orNone)
  const [best] = named
    .toSorted((a, b) => wordsIn(b.text) - wordsIn(a.text))
    .flatMap((company) => ({ ...company, run: runs.find(({ text }) => text === company.text) }))
  if (!best?.run) return null
  const others = trimmed(words.toSpliced(best.run.at, wordsIn(best.text)))
  return { company: best.isWhole ? best.name : firstWords(best), key: best.key, q: others.join(' ') || undefined }
}

type Run = { readonly text: string; readonly at: number }

/** Returns all sequences of adjacent words with at least one that may be a name. */
function runsOf(words: readonly string[]): Run[] {
  return words.flatMap((_, at) =>
    Array.from({ length: longestName }, (_unused, i) => words.slice(at, at + i + 1))
      .filter((run, i) => run.length === i + 1 && run.some(mayBeName))
      .map((run) => ({ text: run.join(' '), at })),
  )
}

/** False for stop words and known words: "hr" is a trade, "TCS" is unknown. */
function mayBeName(word: string): boolean {
  const plain = word.toLowerCase()
  return /\p{L}{2}/u.test(plain) && !isStopWord(plain) && !besideName.test(plain) && !isKnownWord(plain)
}

const wordsIn = (text: string): number => text.split(' ').length

/** The first words as the company writes them: "Tata" for "Tata Motors". */
function firstWords({ text, name }: NamedCompany): string {
  const first = name.split(/\s+/).slice(0, wordsIn(text)).join(' ')
  return first.toLowerCase() === text.toLowerCase() ? first : text
}

function trimmed(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !besideName.test(word))
  return first < 0 ? [] : words.slice(first, words.findLastIndex((word) => !besideName.test(word)) + 1)
}

function orNone(error: unknown): readonly NamedCompany[] {
  if (isTimeout(error)) return []
  throw error
}
