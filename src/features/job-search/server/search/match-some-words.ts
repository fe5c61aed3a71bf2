import type { Pool } from 'pg'
import type { PostedJob } from '#features/jobs/server/public.ts'
import type { JobSearch } from '../../contract.ts'
import type { ParsedWord } from '#features/job-index/server/public.ts'
import { countWordUse } from '../word-use-queries.ts'
import { correctedWords } from './correct-words.ts'
import type { Search } from './open-search.ts'
import { relaxed } from './relaxed-filters.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import {
  likeliestTrades,
  meansEachWord,
  type RelaxationStep,
  relaxationStepsOf,
  type SimilarTrade,
  titleParts,
  tradesSimilarTo,
  wordsIn,
} from '#features/search-words/server/public.ts'

/** A group of jobs that match the same words, or jobs of a trade that is similar to the typed text. */
export type SomeWords = {
  readonly missing: readonly string[]
  readonly trade: string | null
  /** True if the jobs match all filters of the search. */
  readonly isFiltered: boolean
  readonly jobs: readonly PostedJob[]
}

type Step = RelaxationStep & Pick<SomeWords, 'trade'> & { readonly mostJobs?: number; readonly isFiltered?: boolean }
type Context = { readonly pool: Pool; readonly search: Search }

/** Only the beginning of a longer text is read, because it names the work. */
const mostWords = 12
const mostJobs = 20
const mostSteps = 10

/** Finds jobs that match some of the words, best matches first, without those that match all of them. */
export async function matchSomeWords(
  { pool, search }: Context,
  query: JobSearch,
  allWords: readonly ParsedWord[],
  now: Date,
): Promise<SomeWords[]> {
  const words = allWords.slice(0, mostWords)
  if (words.length === 0) return []
  const typed = titleParts(query.q ?? '')
  const relaxations = words.length > 1 ? relaxationStepsOf(typed, await countWordUse(pool, words)) : []
  const insteadOf = ({ q }: JobSearch) => ({ insteadOf: q === query.q ? undefined : query.q })
  const find = findOnce((given) => search({ ...given, sort: undefined, page: 1, limit: mostJobs }, now, insteadOf(given)))
  const isMentioned = (await find(query)).jobs.length > 0
  const trades = isMentioned ? likeliestTrades(typed) : await tradesLike(pool, query.q ?? '')
  const { titles, mentions, fewer } = stepsOf(trades, relaxations, words)
  for (const { kept, missing } of relaxed(query)) {
    const steps = titles.map((step) => ({ ...step, missing: [...step.missing, ...missing], isFiltered: missing.length === 0 }))
    const groups = await groupsOf(steps, (q) => find({ ...kept, q }), query.q)
    if (groups.length > 0) return groups
  }
  const mentioned = await groupsOf(mentions, (q) => find({ ...query, q }), query.q)
  return mentioned.length > 0 ? mentioned : groupsOf(fewer, (q) => find({ ...query, q }), query.q)
}

/** Finds similar trades; if there are none, tries again with the spelling corrected, because the misspelt word may name the work. */
async function tradesLike(pool: Pool, q: string): Promise<readonly SimilarTrade[]> {
  const similar = tradesSimilarTo(q)
  if (similar.length > 0 || meansEachWord(q)) return similar
  const [spelled] = await correctedWords(pool, q)
  return spelled === undefined ? [] : tradesSimilarTo(spelled)
}

type Find = (q: string | undefined) => ReturnType<Search>

async function groupsOf(steps: readonly Step[], find: Find, typed: string | undefined): Promise<SomeWords[]> {
  if (steps.length === 0) return []
  const shown = new Set((await find(typed)).jobs.map(({ id }) => id))
  const groups: SomeWords[] = []
  let room = mostJobs
  for (const step of steps.slice(0, mostSteps)) {
    if (room <= 0) break
    const jobs = meantBy(step, await find(step.words.join(' ')))
      .filter(({ id }) => !shown.has(id))
      .slice(0, Math.min(room, step.mostJobs ?? mostJobs))
    for (const { id } of jobs) shown.add(id)
    room -= jobs.length
    if (jobs.length > 0) groups.push({ missing: step.missing, trade: step.trade, isFiltered: step.isFiltered ?? true, jobs })
  }
  return groups
}

/** Caches results, because several steps may run the same query. */
function findOnce(find: (query: JobSearch) => ReturnType<Search>): (query: JobSearch) => ReturnType<Search> {
  const made = new Map<string, ReturnType<Search>>()
  return (query) => {
    const key = JSON.stringify(query)
    const result = made.get(key) ?? find(query)
    made.set(key, result)
    return result
  }
}

type Steps = Readonly<Record<'titles' | 'mentions' | 'fewer', readonly Step[]>>

/**
 * Orders the steps: titles with all words of the trade, then similar trades (both `titles`), then jobs that only mention the words. Fewer words are
 * tried only if no similar trade is known or none has a job.
 */
function stepsOf(trades: readonly SimilarTrade[], relaxations: readonly RelaxationStep[], words: readonly ParsedWord[]): Steps {
  const steps = relaxations.map((step): Step => ({ ...step, trade: null }))
  const similar = similarSteps(
    trades,
    words.map(({ text }) => text),
  )
  if (similar.length === 0) return { titles: steps, mentions: [], fewer: [] }
  const whole = steps.filter((step) => step.isWholeTrade && similar.every((trade) => saysMore(step, trade)))
  const titles = [...whole.map((step) => ({ ...step, isAnywhere: false, mostJobs: mostJobs / 2 })), ...similar]
  return { titles, mentions: whole, fewer: steps.filter(({ isWholeTrade }) => !isWholeTrade) }
}

/** True if the step has the whole name of the occupation ("night auditor") and is not just the similar trade, which another step covers. */
function saysMore({ words }: Step, similar: Step): boolean {
  const kept = words.filter((word) => !isTypedPlace(word))
  const forms = new Set(kept.flatMap(wordsIn))
  const [name = ''] = similar.missing
  return kept.join(' ').toLowerCase() !== similar.trade && wordsIn(name).every((word) => forms.has(word))
}

/** Steps for similar trades, first in the typed places, then anywhere. */
function similarSteps(similar: readonly SimilarTrade[], words: readonly string[]): Step[] {
  const places = words.filter(isTypedPlace)
  const trades = similar.map(({ trade, name }) => ({
    words: [trade],
    missing: [name],
    isAnywhere: false,
    isWholeTrade: false,
    trade,
    mostJobs: Math.ceil(mostJobs / similar.length),
  }))
  if (places.length === 0) return trades
  return [
    ...trades.map((step) => ({ ...step, words: [...step.words, ...places] })),
    ...trades.map((step) => ({ ...step, missing: [...step.missing, ...places] })),
  ]
}

/** Returns the relevant jobs of a result. Results of a corrected query are not relevant to this step. */
function meantBy({ isAnywhere }: Step, { jobs, inTitle, corrected }: Awaited<ReturnType<Search>>): readonly PostedJob[] {
  if (corrected !== null) return []
  return isAnywhere ? jobs : jobs.slice(0, inTitle)
}
