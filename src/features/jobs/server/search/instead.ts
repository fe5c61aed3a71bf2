import type { Pool } from 'pg'
import type { JobSearch } from '../../contract.ts'
import { placeCorrections } from './place-spelling.ts'
import { corrections } from './spelling.ts'

type Asked = Pick<JobSearch, 'q' | 'location'>

/** What may have been meant by a search that found nothing, the likeliest first: the place is fixed before the words, and both at last. */
export async function* insteadOf(pool: Pool, { q, location }: Asked): AsyncGenerator<Asked> {
  const places = location ? await placeCorrections(pool, location) : []
  for (const place of places) yield { q, location: place }
  const words = q ? await corrections(pool, q) : []
  for (const place of [location, ...places]) for (const corrected of words) yield { q: corrected, location: place }
}
