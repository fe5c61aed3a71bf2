import type { Pool } from 'pg'
import { Refusal } from '#platform/contract/refusal.ts'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { type JobSearch, type NearMisses, SearchPart } from '../../contract.ts'
import { type ParsedWord, parseEach, parseWords, shownTotal } from '#features/job-index/server/public.ts'
import { isTimeout } from '#platform/server/db.ts'
import { fewAtOnce, type Optional } from '#platform/server/few-at-once.ts'
import { jobsOfNearShifts } from './near-shifts.ts'
import { matchSomeWords, type SomeWords } from './match-some-words.ts'
import { type Search, type SearchResult } from './open-search.ts'
import { readSearch, searchedWords } from '#features/search-words/server/public.ts'

const shownJobs = 3
const maxSearches = 8
/** With more words, none is dropped on its own, because a single word is rarely the reason for an empty result. */
const maxWords = 5

/** Near misses with the jobs as they are stored. */
export type Advice = Omit<NearMisses, 'jobs' | 'someWords'> & {
  readonly jobs: PostedJob[]
  readonly someWords: readonly SomeWords[]
}
const noAdvice: Advice = { without: [], jobs: [], someWords: [] }

/** The search without one of its parts or words. */
type RelaxedSearch = Pick<NearMisses['without'][number], 'part' | 'word'> & { readonly search: JobSearch }
type RelaxedResult = RelaxedSearch & Pick<SearchResult, 'jobs' | 'total' | 'isByTitle'>

/**
 * Returns a function that reports how many jobs the search would find without each of its parts and words, and the first jobs of the nearest variant.
 * This is optional and needs several searches: they run one after another, stop when one takes too long, and do not start while too many others are
 * running.
 */
export function openRelaxedSearch(
  pool: Pool,
  search: Search,
  ifFew: Optional = fewAtOnce(pool),
): (query: JobSearch, now: Date) => Promise<Advice> {
  return async (typed, now) => (await ifFew(() => advise(pool, search, readSearch(typed), now))) ?? noAdvice
}

/** Collects results until one search takes too long. */
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

/** Returns the words that can be dropped one by one, without duplicates. Empty if the text uses search operators (quotes, minus, "or"). */
async function singleWords(pool: Pool, q: string): Promise<ParsedWord[]> {
  const typed = searchedWords(q)
  if (typed.includes('"') || /[!|]/.test((await parseWords(pool, typed)).stems)) return []
  const known = Map.groupBy(await parseEach(pool, typed.split(between).map(withoutSigns).filter(Boolean)), ({ words }) => words)
  return [...known.values()].flatMap(([first]) => first ?? [])
}

/** Separators between words in advertisements. "/" is none, because names contain it: "UI/UX", "24/7". */
const between = /[\s_|@,;:()[\]–—]+/

/** Removes punctuation around a word, but not the signs of "C++". */
const withoutSigns = (word: string): string => word.replace(/^[^\p{L}\p{M}\p{N}.]+|[^\p{L}\p{M}\p{N}+#]+$/gu, '')

/** The variant without all words comes last, because it is the least similar to the search. */
function withoutEachPart(query: JobSearch): RelaxedSearch[] {
  return SearchPart.options
    .filter((part) => query[part] !== undefined && !((part === 'urgent' || part === 'walkIn') && query[part] === 'false'))
    .toSorted((a, b) => Number(a === 'q') - Number(b === 'q'))
    .map((part) => ({ part, search: { ...query, [part]: undefined } }))
}

function asSearched(word: NonNullable<RelaxedSearch['word']>, { corrected }: SearchResult): NonNullable<RelaxedSearch['word']> {
  return corrected === null ? word : { ...word, others: corrected.split(' ') }
}

/** Sorts the variants by distance. Jobs are returned only if their distance is below `limit`. */
function nearestOf(results: readonly RelaxedResult[], limit: number): Omit<Advice, 'someWords'> {
  const some = results
    .filter(({ total }) => total > 0)
    .map((result) => ({ ...result, distance: distanceOf(result) }))
    // The variant with fewer results is closer to the search.
    .toSorted((a, b) => a.distance - b.distance || a.total - b.total)
  // Variants without one word are not used for jobs: "some words" covers them and weighs which words name the work.
  const nearest = some.find(({ word }) => !word)
  return {
    without: some.map(({ part, word, total }) => ({ part, word, total: shownTotal(total) })),
    jobs: nearest && nearest.distance < limit ? nearest.jobs : [],
  }
}

/** The distance of variants whose jobs only mention the words; those with some words in their titles are nearer. */
const bySomeWord = 1
/**
 * The distance of variants that find the newest jobs of any trade, none of which is near: without all words; without place, company or shift if there
 * are no words; or without the only filter.
 */
const ofAnyTrade = 2

const saysWork: ReadonlySet<SearchPart> = new Set(['location', 'company', 'shift'])

const saysNothing = (search: JobSearch): boolean => SearchPart.options.every((part) => search[part] === undefined)

/** The distance of a variant: 0 if its first job has the words in the title. */
function distanceOf({ part, word, search, isByTitle }: RelaxedResult): number {
  if (!word && (part === 'q' || (saysWork.has(part) && !search.q) || saysNothing(search))) return ofAnyTrade
  return isByTitle ? 0 : bySomeWord
}
