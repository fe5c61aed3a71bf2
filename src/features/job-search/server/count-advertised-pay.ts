import type { Pool } from 'pg'
import { type AdvertisedPay, readAdvertisedPay } from './pay-queries.ts'
import { parseWords } from './parse-queries.ts'
import { allOf, facetsQuery, placeFacets } from './search/facets.ts'
import { titleQuery } from './search/normalise-words.ts'
import { parsePlace } from './search/parse-place.ts'
import { searchedWords } from './search/word-forms.ts'

/** What open jobs with these words in their title offer, in that place or, where it is empty, anywhere. */
export async function countAdvertisedPay(
  pool: Pool,
  { title, place }: { readonly title: string; readonly place: string },
  now: Date,
): Promise<AdvertisedPay> {
  const [words, where] = await Promise.all([parseWords(pool, searchedWords(title)), parsePlace(pool, place)])
  const tsquery = allOf(titleQuery(words, '#t'), facetsQuery(placeFacets({ ...where, isLastWordPrefix: false })))
  return readAdvertisedPay(pool, tsquery, now)
}
