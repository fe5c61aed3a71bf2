import type { Pool } from 'pg'
import { Refusal } from '#platform/contract/refusal.ts'
import { type JobSearch, type NearMisses, SearchPart } from '../contract.ts'
import { shownTotal } from './search-count-queries.ts'
import { type Found, isCutOff, type Search } from './search/open-search.ts'
import { singleWords } from './search/single-words.ts'

const shownJobs = 3
/** Less than the connections of the search: an empty list must not slow down those that are not. */
const atOnce = 2
const mostSearches = 8
/** Of more words, each costs little: hardly any search is empty because of a single one. */
const mostWords = 5

export type FindNearMisses = (asked: JobSearch, now: Date) => Promise<NearMisses>
type Way = Pick<NearMisses['without'][number], 'part' | 'word'> & { readonly asked: JobSearch }
type Without = Way & Pick<Found, 'jobs' | 'total' | 'isByTitle'>

/**
 * What each part of a search and each of its words costs it: the same search without it. The first jobs of the nearest come along. It
 * is advice, and costs several searches: one after the other, no more once one takes too long, and none while others are being advised.
 */
export function openNearMisses(pool: Pool, search: Search): FindNearMisses {
  let advising = 0
  return async (asked, now) => {
    if (advising >= atOnce) return { without: [], jobs: [] }
    advising += 1
    try {
      return adviceOn(await searchWithoutEach(pool, search, asked, now))
    } finally {
      advising -= 1
    }
  }
}

async function searchWithoutEach(pool: Pool, search: Search, asked: JobSearch, now: Date): Promise<Without[]> {
  const without: Without[] = []
  try {
    const ways = [...(await waysOverWords(pool, asked)), ...waysOverParts(asked)]
    for (const way of ways.slice(0, mostSearches)) {
      const found = await search({ ...way.asked, sort: undefined, page: 1, limit: shownJobs }, now)
      without.push({ ...way, ...found, ...(way.word && { word: asFound(way.word, found) }) })
    }
  } catch (error) {
    if (!(error instanceof Refusal) && !isCutOff(error)) throw error
  }
  return without
}

async function waysOverWords(pool: Pool, asked: JobSearch): Promise<Way[]> {
  const words = asked.q ? await singleWords(pool, asked.q) : []
  if (words.length < 2 || words.length > mostWords) return []
  return words.map((text) => {
    const others = words.filter((other) => other !== text)
    return { part: 'q', word: { text, others }, asked: { ...asked, q: others.join(' ') } }
  })
}

/** All words last: without them there is least of what was asked for. */
function waysOverParts(asked: JobSearch): Way[] {
  return SearchPart.options
    .filter((part) => asked[part] !== undefined && !(part === 'urgent' && asked.urgent === 'false'))
    .toSorted((a, b) => Number(a === 'q') - Number(b === 'q'))
    .map((part) => ({ part, asked: { ...asked, [part]: undefined } }))
}

function asFound(word: NonNullable<Way['word']>, { corrected }: Found): NonNullable<Way['word']> {
  return corrected === null ? word : { ...word, others: corrected.split(' ') }
}

function adviceOn(without: readonly Without[]): NearMisses {
  const hasWords = without.some(({ word }) => word)
  const some = without
    .filter(({ total }) => total > 0)
    .map((way) => ({ ...way, distance: hasWords ? distanceOf(way) : 0 }))
    // The fewer are left, the more of what was asked for they still have.
    .toSorted((a, b) => a.distance - b.distance || a.total - b.total)
  return { without: some.map(({ part, word, total }) => ({ part, word, total: shownTotal(total) })), jobs: some[0]?.jobs ?? [] }
}

/** Of several words, a job that has those left in its title is nearer than one that only mentions them, and one without any is farthest. */
function distanceOf({ part, word, isByTitle }: Without): number {
  if (part === 'q' && !word) return 2
  return isByTitle ? 0 : 1
}
