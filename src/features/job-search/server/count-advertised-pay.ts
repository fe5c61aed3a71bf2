import type { Pool } from 'pg'
import { type AdvertisedPay, readAdvertisedPay } from './pay-queries.ts'
import { allOf, facetsQuery, parsePlace, parseWords, placeFacets, titleQuery } from '#features/job-index/server/public.ts'
import { searchedWords } from '#features/search-words/server/public.ts'

/** Computes the pay that open jobs with these words in the title offer. An empty `place` means all of India. */
export async function countAdvertisedPay(
  pool: Pool,
  { title, place }: { readonly title: string; readonly place: string },
  now: Date,
): Promise<AdvertisedPay> {
  const [words, where] = await Promise.all([parseWords(pool, searchedWords(title)), parsePlace(pool, place)])
  const tsquery = allOf(titleQuery(words, '#t'), facetsQuery(placeFacets({ ...where, isLastWordPrefix: false })))
  return readAdvertisedPay(pool, tsquery, now)
}
