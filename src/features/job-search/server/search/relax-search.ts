import type { Pool } from 'pg'
import { Refusal } from '#platform/contract/refusal.ts'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { type JobSearch, type NearMisses, SearchPart } from '../../contract.ts'
import { type ParsedWord, parseEach, parseWords, shownTotal } from '#features/job-index/server/public.ts'
import { isTimeout } from '#platform/server/db.ts'
import { fewAtOnce, type Optional } from './few-at-once.ts'
import { jobsOfNearShifts } from './near-shifts.ts'
import { matchSomeWords, type SomeWords } from './match-some-words.ts'
import { type Search, type SearchResult } from './open-search.ts'
import { readSearch } from './read-search.ts'
import { searchedWords } from '#features/search-words/server/public.ts'

const shownJobs = 3
const maxSearches = 8
/** Of more words, each costs little: hardly any search is empty because of a single one. */
const maxWords = 5

/** The jobs as they are stored. */
export type Advice = Omit<NearMisses, 'jobs' | 'someWords'> & {
  readonly jobs: PostedJob[]
  readonly someWords: readonly SomeWords[]
}
const noAdvice: Advice = { without: [], jobs: [], someWords: [] }

/** A search without one of its parts or words. */
type RelaxedSearch = Pick<NearMisses['without'][number], 'part' | 'word'> & { readonly search: JobSearch }
type RelaxedResult = RelaxedSearch & Pick<SearchResult, 'jobs' | 'total' | 'isByTitle'>

/**
 * What each part of a search and each of its words costs it: the same search without it, and the first jobs of the nearest. It is advice,
 * and costs several searches: one after the other, no more once one takes too long, and none while others are being advised.
 */
export function openRelaxedSearch(
  pool: Pool,
  search: Search,
  ifFew: Optional = fewAtOnce(),
): (query: JobSearch, now: Date) => Promise<Advice> {
  return async (typed, now) => (await ifFew(() => advise(pool, search, readSearch(typed), now))) ?? noAdvice
}

/** As far as it can be found in time. */
async function advise(pool: Pool, search: Search, query: JobSearch, now: Date): Promise<Advice> {
  const results: RelaxedResult[] = []
  let someWords: readonly SomeWords[] = []
  try {
    const words = query.q ? await singleWords(pool, query.q) : []
    const texts = words.map(({ text }) => text)
    for (const one of [...withoutEachWord(query, texts), ...withoutEachPart(query)].slice(0, maxSearches)) {
      const found = await search({ ...one.search, sort: undefined, page: 1, limit: shownJobs }, now, { widensPlace: true })
      results.push({ ...one, ...found, ...(one.word && { word: asSearched(one.word, found) }) })
    }
    someWords = query.q ? await matchSomeWords({ pool, search }, query, words, now) : await jobsOfNearShifts(search, query, now)
  } catch (error) {
    if (!(error instanceof Refusal) && !isTimeout(error)) throw error
  }
  return { ...nearestOf(results, someWords.length > 0 ? bySomeWord : ofAnyTrade), someWords }
}

function withoutEachWord(query: JobSearch, words: readonly string[]): RelaxedSearch[] {
  if (words.length < 2 || words.length > maxWords) return []
  return words.map((text) => {
    const others = words.filter((other) => other !== text)
    return { part: 'q', word: { text, others }, search: { ...query, q: others.join(' ') } }
  })
}

/** The words that can be left out one by one, each once: none where quotes, minus or "or" mean exactly what was typed. */
async function singleWords(pool: Pool, q: string): Promise<ParsedWord[]> {
  const typed = searchedWords(q)
  if (typed.includes('"') || /[!|]/.test((await parseWords(pool, typed)).stems)) return []
  const known = Map.groupBy(await parseEach(pool, typed.split(between).map(withoutSigns).filter(Boolean)), ({ words }) => words)
  return [...known.values()].flatMap(([first]) => first ?? [])
}

/** What advertisements have between words; "/" stands within names, such as "UI/UX" and "24/7". */
const between = /[\s_|@,;:()[\]–—]+/

/** The sign at the end of "C++" belongs to the word, and the comma behind it does not. */
const withoutSigns = (word: string): string => word.replace(/^[^\p{L}\p{M}\p{N}.]+|[^\p{L}\p{M}\p{N}+#]+$/gu, '')

/** All words last: without them there is least of what was searched for. */
function withoutEachPart(query: JobSearch): RelaxedSearch[] {
  return SearchPart.options
    .filter((part) => query[part] !== undefined && !((part === 'urgent' || part === 'walkIn') && query[part] === 'false'))
    .toSorted((a, b) => Number(a === 'q') - Number(b === 'q'))
    .map((part) => ({ part, search: { ...query, [part]: undefined } }))
}

function asSearched(word: NonNullable<RelaxedSearch['word']>, { corrected }: SearchResult): NonNullable<RelaxedSearch['word']> {
  return corrected === null ? word : { ...word, others: corrected.split(' ') }
}

/** Nearest are jobs that are nearer than `limit`. */
function nearestOf(results: readonly RelaxedResult[], limit: number): Omit<Advice, 'someWords'> {
  const some = results
    .filter(({ total }) => total > 0)
    .map((result) => ({ ...result, distance: distanceOf(result) }))
    // The fewer are left, the more of what was searched for they still have.
    .toSorted((a, b) => a.distance - b.distance || a.total - b.total)
  // Fewer words are tried one by one as "some words": there it counts which of them say what the work is.
  const nearest = some.find(({ word }) => !word)
  return {
    without: some.map(({ part, word, total }) => ({ part, word, total: shownTotal(total) })),
    jobs: nearest && nearest.distance < limit ? nearest.jobs : [],
  }
}

/** Jobs that only mention the words are less near than those that have some of them in their titles. */
const bySomeWord = 1
/** Without any of its words, a search finds the newest jobs of all trades: none of them is near. The same holds without its place, company or shift where it has no words, and without the only filter. */
const ofAnyTrade = 2

const saysWork: ReadonlySet<SearchPart> = new Set(['location', 'company', 'shift'])

const saysNothing = (search: JobSearch): boolean => SearchPart.options.every((part) => search[part] === undefined)

/** A job that has the words in its title is nearer than one that only mentions them. */
function distanceOf({ part, word, search, isByTitle }: RelaxedResult): number {
  if (!word && (part === 'q' || (saysWork.has(part) && !search.q) || saysNothing(search))) return ofAnyTrade
  return isByTitle ? 0 : bySomeWord
}
