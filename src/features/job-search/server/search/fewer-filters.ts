import type { JobList } from '../../contract.ts'
import { otherFilters } from './relaxed-filters.ts'

/** Filters of the words say more than what describes the work, and less than words that are unknown; a place says more than those. */
const filterLoss = 2
const placeLoss = 2

type FilterSearch = Omit<JobList, 'q'>
type FewerFilters = { readonly kept: FilterSearch; readonly leftOut: readonly string[]; readonly loss: number }

/** Only those that the words name are left out: what was given as a filter stays. */
export function fewerFilters(typed: JobList, read: FilterSearch): FewerFilters[] {
  const { location, ...others } = inWords(typed, read)
  const fromHome = location === 'Remote' ? [location] : []
  const place = location === undefined || fromHome.length > 0 ? [] : [location]
  const names = [...otherFilters(others), ...fromHome]
  const withoutOthers = { ...read, ...undefinedIn(others), ...(fromHome.length > 0 && { location: undefined }) }
  return [
    { kept: read, leftOut: [], loss: 0 },
    ...(names.length > 0 ? [{ kept: withoutOthers, leftOut: names, loss: filterLoss }] : []),
    ...(place.length > 0
      ? [{ kept: { ...withoutOthers, location: undefined }, leftOut: [...names, ...place], loss: filterLoss + placeLoss }]
      : []),
  ]
}

const inWords = (typed: JobList, read: FilterSearch): Partial<FilterSearch> =>
  Object.fromEntries(Object.entries(read).filter(([name]) => typed[name as keyof JobList] === undefined))

const undefinedIn = (filters: Partial<FilterSearch>): Partial<FilterSearch> =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))
