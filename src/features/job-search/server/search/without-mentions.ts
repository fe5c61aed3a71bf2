/** Jobs that only mention the work behind those that have it in their titles. */
import {
  isKnownOutsideTitles,
  isOfTrade,
  likeliestTrades,
  meansEachWord,
  titleParts,
} from '#features/search-words/server/public.ts'
import type { JobSearch } from '../../contract.ts'
import type { SearchResult } from './open-search.ts'

const fewJobs = 10

/**
 * Where few jobs have the work in their titles, those that only mention it do not fill the page: who calls a plumber is no plumber. Skills
 * and degrees stand in no title, and words that name no work say nothing about who is meant.
 */
export function withoutMentions({ q = '' }: JobSearch, found: SearchResult): SearchResult {
  const { isByTitle, inTitle, jobs, corrected, company } = found
  const searched = corrected ?? q
  if (
    !isByTitle ||
    company !== null ||
    inTitle === jobs.length ||
    inTitle >= fewJobs ||
    meansEachWord(q) ||
    isKnownOutsideTitles(searched)
  )
    return found
  const trades = likeliestTrades(titleParts(searched))
  if (trades.length === 0) return found
  const meant = jobs.filter(({ title }, at) => at < inTitle || isOfTrade(title, trades))
  return { ...found, jobs: meant, total: meant.length, next: null }
}
