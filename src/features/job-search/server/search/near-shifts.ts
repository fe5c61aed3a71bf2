/** Searches similar shifts if no job states the requested one. */
import { nearShifts, shiftLabels } from '#features/search-words/shifts.ts'
import type { JobSearch } from '../../contract.ts'
import type { SomeWords } from './match-some-words.ts'
import type { Search } from './open-search.ts'

const mostJobs = 10

/** Used only without words: with words, the same jobs without the shift are more relevant. */
export async function jobsOfNearShifts(search: Search, query: JobSearch, now: Date): Promise<SomeWords[]> {
  const { shift } = query
  if (!shift || query.q) return []
  for (const other of nearShifts[shift]) {
    const { jobs } = await search({ ...query, shift: other, sort: undefined, page: 1, limit: mostJobs }, now)
    if (jobs.length > 0) return [{ missing: [shiftLabels[shift]], trade: null, isFiltered: false, jobs }]
  }
  return []
}
