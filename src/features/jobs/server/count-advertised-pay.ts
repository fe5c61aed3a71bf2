import type { Pool } from 'pg'
import { type AdvertisedPay, readAdvertisedPay } from './pay-queries.ts'
import { parseWords } from './parse-queries.ts'
import { allOf, facetsQuery, placeFacets } from './search/facets.ts'
import { readPlace } from './search/read-place.ts'
import { asTyped, inTitle } from './search/words.ts'

/** What open jobs with these words in their title offer, in that place or, where it is empty, anywhere. */
export async function countAdvertisedPay(
  pool: Pool,
  { title, place }: { readonly title: string; readonly place: string },
  now: Date,
): Promise<AdvertisedPay> {
  const [words, where] = await Promise.all([parseWords(pool, asTyped(title)), readPlace(pool, place)])
  const tsquery = allOf(inTitle(words, '#t'), facetsQuery(placeFacets({ ...where, isUnfinished: false })))
  return readAdvertisedPay(pool, tsquery, now)
}
