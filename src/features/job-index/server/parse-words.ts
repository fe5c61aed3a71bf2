import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { parseSingleWords, parseWords, type Words } from './parse-queries.ts'
import { dictionaryOf } from './word-dictionary.ts'
import { searchedWords, writtenName } from '#features/search-words/server/public.ts'

const cachedTexts = 2_000
const cachedWords = 10_000

/** Words of letters only, whose meaning does not depend on the words beside them. "or" is an operator and is excluded. */
const plainWords = /^\s*[a-z]+(?:\s+[a-z]+)*\s*$/i
const isPlain = (q: string): boolean => plainWords.test(q) && !/\bor\b/i.test(q)

/** Returns a parser with a cache. Plain words are cached one by one, so that most searches need no statement; other texts are cached as a whole. */
export function openWordParser(pool: Pool): (typed: string) => Promise<Words> {
  const texts = new LRUCache<string, Words>({ max: cachedTexts })
  const words = new LRUCache<string, Words>({ max: cachedWords })
  const dictionary = dictionaryOf(pool)

  async function parsePlain(q: string): Promise<Words> {
    const typed = q.trim().split(/\s+/)
    const parsed = new Map(typed.flatMap((word) => entryOf(word, dictionary.get(word) ?? words.get(word))))
    const unknown = [...new Set(typed)].filter((word) => !parsed.has(word))
    const found = unknown.length > 0 ? await parseSingleWords(pool, unknown) : []
    for (const [i, word] of unknown.entries()) {
      for (const [, value] of entryOf(word, found[i])) {
        parsed.set(word, value)
        words.set(word, value)
      }
    }
    const all = typed.flatMap((word) => parsed.get(word) ?? [])
    return { stems: joined(all.map(({ stems }) => stems)), written: joined(all.map(({ written }) => written)) }
  }

  async function parse(q: string): Promise<Words> {
    if (isPlain(q)) return parsePlain(q)
    const parsed = texts.get(q) ?? (await parseWords(pool, q))
    texts.set(q, parsed)
    return parsed
  }

  return async (typed) => {
    const q = searchedWords(typed)
    const name = writtenName(q)
    if (name === null) return parse(q)
    const [said, written] = await Promise.all([parse(q), parse(name.words)])
    const either = { stems: eitherOf(said.stems, written.stems), written: eitherOf(said.written, written.written) }
    return name.comesFirst ? { ...either, written: written.written } : either
  }
}

/** Joins the query for the spoken name and the one for the written name, which may be equal. */
const eitherOf = (...queries: readonly string[]): string => [...new Set(queries.filter(Boolean))].join(' | ')

const entryOf = (word: string, value: Words | undefined): (readonly [string, Words])[] => (value ? [[word, value]] : [])

/** Joins the queries of single words. Stop words have an empty query. */
const joined = (queries: readonly string[]): string => queries.filter(Boolean).join(' & ')
