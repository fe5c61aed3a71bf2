/** Posting lists: the jobs that have each lexeme. Jobs are numbered in the order of arrival, and a set of jobs is a bitmap. */
import { LRUCache } from 'lru-cache'
import type { TsQuery } from './tsquery.ts'

export type JobSet = Uint32Array

export type Postings = {
  readonly add: (job: number, lexemes: readonly string[]) => void
  readonly find: (query: TsQuery) => JobSet
  readonly beginsCompany: (word: string) => boolean
}

/** True for lexemes of places and companies, the only ones that queries search by prefix. */
const isName = (lexeme: string): boolean => lexeme.startsWith('#l') || isCompany(lexeme)
const isCompany = (lexeme: string): boolean => lexeme.startsWith('#c')
const firstWord = (company: string): string => company.slice(2).split(' ', 1)[0] ?? ''

export const contains = (set: JobSet, job: number): boolean => ((set[job >>> 5] ?? 0) & (1 << (job & 31))) !== 0

/** Visits the members of a set in ascending order until `visit` returns true. */
export function visitMembers(set: JobSet, visit: (member: number) => boolean | undefined): void {
  for (let i = 0; i < set.length; i++) {
    for (let rest = set[i] ?? 0; rest !== 0; rest &= rest - 1) {
      if (visit(i * 32 + 31 - Math.clz32(rest & -rest))) return
    }
  }
}

const mostBeginnings = 1_000

export function createPostings(): Postings {
  const lists = createLists()
  const names = new Set<string>()
  /** The names that begin with a searched text, until a job with another name is added. */
  const begun = new LRUCache<string, readonly string[]>({ max: mostBeginnings })
  const companies = new Set<string>()

  function add(job: number, lexemes: readonly string[]): void {
    for (const lexeme of lists.add(job, lexemes)) {
      if (isName(lexeme)) {
        names.add(lexeme)
        begun.clear()
      }
      if (isCompany(lexeme)) companies.add(firstWord(lexeme))
    }
  }

  function find(query: TsQuery): JobSet {
    if (query.kind === 'lexeme') return query.isPrefix ? lists.anyOf(namesFrom(query.lexeme)) : lists.setOf(query.lexeme)
    if (query.kind === 'not') return find(query.operand).map((word) => ~word)
    return combined(query.operands.map(find), query.kind)
  }

  function namesFrom(beginning: string): readonly string[] {
    const known = begun.get(beginning)
    if (known) return known
    const found = [...names].filter((name) => name.startsWith(beginning))
    begun.set(beginning, found)
    return found
  }

  return { add, find, beginsCompany: (word) => companies.has(word) }
}

/** From this number of jobs on, the set of a lexeme is kept: building it again takes a large part of a search. */
const many = 64

function createLists() {
  const jobsOf = new Map<string, number[]>()
  const kept = new Map<string, JobSet>()
  let words = 0

  /** Returns the lexemes that no job had before. */
  function add(job: number, lexemes: readonly string[]): string[] {
    words = Math.max(words, (job >>> 5) + 1)
    const fresh = lexemes.filter((lexeme) => !jobsOf.has(lexeme))
    for (const lexeme of fresh) jobsOf.set(lexeme, [])
    for (const lexeme of lexemes) {
      jobsOf.get(lexeme)?.push(job)
      kept.delete(lexeme)
    }
    return fresh
  }

  function anyOf(lexemes: readonly string[]): JobSet {
    const set = new Uint32Array(words)
    for (const lexeme of lexemes) {
      for (const job of jobsOf.get(lexeme) ?? []) set[job >>> 5] = (set[job >>> 5] ?? 0) | (1 << (job & 31))
    }
    return set
  }

  function setOf(lexeme: string): JobSet {
    const known = kept.get(lexeme)
    // Sets that are combined must have the same length, which grows with the jobs.
    if (known?.length === words) return known
    const set = anyOf([lexeme])
    if ((jobsOf.get(lexeme)?.length ?? 0) >= many) kept.set(lexeme, set)
    return set
  }

  return { add, anyOf, setOf }
}

function combined([first, ...others]: readonly JobSet[], kind: 'and' | 'or'): JobSet {
  const set = Uint32Array.from(first ?? [])
  for (const other of others) {
    for (let i = 0; i < set.length; i++) {
      const [word, more] = [set[i] ?? 0, other[i] ?? 0]
      set[i] = kind === 'and' ? word & more : word | more
    }
  }
  return set
}
