/** Relaxations that find any work in a place or with filters, for texts that name no work. */
import { isTypedPlace } from '#features/search-words/server/public.ts'
import type { JobList } from '../../contract.ts'
import { fewerFilters } from './fewer-filters.ts'
import type { Relaxation } from './relaxations.ts'
import { isFiltered } from './relaxed-filters.ts'

/** The loss of dropping describing words, which may be what the person wants, such as a certificate. */
const anyWorkLoss = 3

/** Relaxations for a text that names only a place or filters: "summer internships". */
export function ofAnyWork(typed: JobList, others: Omit<JobList, 'q'>, q: string): Relaxation[] {
  const words = q.split(/\s+/)
  const place = others.location === undefined ? words.filter(isTypedPlace).join(' ') : ''
  const given = place === '' ? {} : { location: place }
  return fewerFilters({ ...typed, ...given }, { ...others, ...given })
    .filter(({ kept }) => isFiltered(kept))
    .map(({ kept, leftOut, ...less }) => ({
      ...less,
      loss: less.loss + anyWorkLoss,
      search: { ...kept, q: undefined },
      ...(place !== '' && { place }),
      leftOut: [...words.filter((word) => !isTypedPlace(word)), ...leftOut],
      name: null,
    }))
}

/** Relaxations for a request for any work that no job matches because of its place or filters. */
export const relaxationsOfAnyWork = (typed: JobList, others: Omit<JobList, 'q'>): Relaxation[] =>
  fewerFilters(typed, others)
    .slice(1)
    .map(({ kept, ...less }) => ({ ...less, search: { ...kept, q: undefined }, name: null }))
