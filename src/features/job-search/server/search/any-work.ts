/** Any work in a place or with filters, where what was typed names none. */
import { isTypedPlace } from '#features/search-words/server/public.ts'
import type { JobList } from '../../contract.ts'
import { fewerFilters } from './fewer-filters.ts'
import type { Relaxation } from './relaxations.ts'
import { isFiltered } from './relaxed-filters.ts'

/** What describes work may be what is asked for, as a certificate is. */
const anyWorkLoss = 3

/** What was typed names no work, but a place or filters: "summer internships". */
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

/** Somebody asks for any work, and no job is there or has the filters of the words. */
export const relaxationsOfAnyWork = (typed: JobList, others: Omit<JobList, 'q'>): Relaxation[] =>
  fewerFilters(typed, others)
    .slice(1)
    .map(({ kept, ...less }) => ({ ...less, search: { ...kept, q: undefined }, name: null }))
