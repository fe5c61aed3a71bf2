/** Searches similar shifts if no job states the requested one. */
import { type Shift, shiftLabels } from '#features/search-words/shifts.ts'
import type { JobSearch } from '../../contract.ts'
import type { SomeWords } from './match-some-words.ts'
import type { Search } from './open-search.ts'

const mostJobs = 10

/** Shifts whose hours mostly overlap with, or include, those of the requested shift. */
const near: Readonly<Record<Shift, readonly Shift[]>> = {
  day: ['rotational'],
  night: ['rotational'],
  morning: ['day', 'rotational'],
  evening: ['rotational'],
  rotational: ['night', 'evening', 'morning'],
  us: ['night', 'rotational'],
  uk: ['evening', 'rotational'],
}

/** Used only without words: with words, the same jobs without the shift are more relevant. */
export async function jobsOfNearShifts(search: Search, query: JobSearch, now: Date): Promise<SomeWords[]> {
  const { shift } = query
  if (!shift || query.q) return []
  for (const other of near[shift]) {
    const { jobs } = await search({ ...query, shift: other, sort: undefined, page: 1, limit: mostJobs }, now)
    if (jobs.length > 0) return [{ missing: [shiftLabels[shift]], trade: null, isFiltered: false, jobs }]
  }
  return []
}
