/** A company in words: "tcs jobs", "jobs in wipro", "infosys pune". */
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { isTimeout } from '#platform/server/db.ts'
import { type NamedCompany, findCompanies } from '../company-queries.ts'
import { isKnownWord, isStopWord, meansEachWord } from '#features/search-words/server/public.ts'

export type CompanyInWords = { readonly company: string; readonly q: string | undefined }
/** `key`: the name as the index has it. */
type KnownCompany = CompanyInWords & { readonly key: string }
type CompanyReader = (q: string, now: Date) => Promise<KnownCompany | null>

const mostWords = 8
const longestName = 4
const cachedTexts = 2_000
/** A company is found as soon as it has a job, and for so long may be missed by words that were just searched. */
const cachedMs = 10_000

/** What stands beside a company and says nothing about the job. */
const besideName = /^(?:in|at|for|of|with|from|by|company|careers?|recruitment)$/i

/**
 * The words without the company, and its name. Most searches ask for nothing: only words that are in no list of trades, skills, places or
 * descriptions may be a company's.
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

/** A name of other letters is written in another way in the index. */
const plainWord = /^[a-z]+$/i

/** `mayBegin` is false of words with which no name of a company begins. */
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

/** Words that stand side by side, with one among them that may be a name. */
function runsOf(words: readonly string[]): Run[] {
  return words.flatMap((_, at) =>
    Array.from({ length: longestName }, (_unused, i) => words.slice(at, at + i + 1))
      .filter((run, i) => run.length === i + 1 && run.some(mayBeName))
      .map((run) => ({ text: run.join(' '), at })),
  )
}

/** The letters of "TCS" are many, those of "hr" are a trade's. */
function mayBeName(word: string): boolean {
  const plain = word.toLowerCase()
  return /\p{L}{2}/u.test(plain) && !isStopWord(plain) && !besideName.test(plain) && !isKnownWord(plain)
}

const wordsIn = (text: string): number => text.split(' ').length

/** As the company writes them: "Tata" of "Tata Motors". */
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
