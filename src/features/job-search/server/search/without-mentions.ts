/** Jobs of a place that only mention the work, behind those that have it in their titles. */
import {
  isKnownOutsideTitles,
  isOfTrade,
  isTypedPlace,
  likeliestTrades,
  meansEachWord,
  titleParts,
} from '#features/search-words/server/public.ts'
import type { JobSearch } from '../../contract.ts'
import type { SearchResult } from './open-search.ts'

const fewJobs = 10

/**
 * Where few jobs of a place have the work in their titles, those that only mention it do not fill the page: who calls a plumber is no plumber. Skills
 * and degrees stand in no title, and words that name no work say nothing about who is meant.
 */
export function withoutMentions({ q = '', location }: JobSearch, found: SearchResult): SearchResult {
  const { isByTitle, inTitle, jobs, corrected, company } = found
  const searched = corrected ?? q
  const isInPlace = location !== undefined || searched.split(/\s+/).some(isTypedPlace)
  if (!isInPlace || !isByTitle || company !== null || inTitle === jobs.length || inTitle >= fewJobs) return found
  if (meansEachWord(q) || isKnownOutsideTitles(searched)) return found
  const trades = likeliestTrades(titleParts(searched))
  if (trades.length === 0) return found
  const meant = jobs.filter(({ title }, at) => at < inTitle || isOfTrade(title, trades))
  return { ...found, jobs: meant, total: meant.length, next: null }
}
