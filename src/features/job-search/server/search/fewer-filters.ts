import type { JobList } from '../../contract.ts'
import { widerPlaces } from '#features/search-places/server/public.ts'
import { otherFilters } from './relaxed-filters.ts'

/** Losses of dropping filters: more than describing words, less than unknown words. A place adds to that. */
const filterLoss = 2
const placeLoss = 2
/** Losses of searching around a place. The city of a locality is almost what was meant, and cities within reach are better than any place. */
const aroundLoss = { city: 0.5, near: 1.5, state: 2.4 }

type FilterSearch = Omit<JobList, 'q'>
/** `wider` contains the places around the one in the words. */
type FewerFilters = {
  readonly kept: FilterSearch
  readonly leftOut: readonly string[]
  readonly loss: number
  readonly wider?: string
}

/** Returns the search with fewer filters. Only filters read from the words are dropped, never those that were set explicitly. */
export function fewerFilters(typed: JobList, read: FilterSearch): FewerFilters[] {
  const { location, ...others } = inWords(typed, read)
  const fromHome = location === 'Remote' ? [location] : []
  const place = location === undefined || fromHome.length > 0 ? [] : [location]
  const names = [...otherFilters(others), ...fromHome]
  const parts = [...Object.keys(others), ...(fromHome.length > 0 ? ['location'] : [])]
  const single = parts.length > 1 ? parts.flatMap((part) => withoutOne(read, part as keyof FilterSearch)) : []
  const withoutOthers = { ...read, ...undefinedIn(others), ...(fromHome.length > 0 && { location: undefined }) }
  return [
    { kept: read, leftOut: [], loss: 0 },
    ...placesAround(place[0]).map(({ wider, loss }) => ({
      kept: { ...read, location: wider },
      leftOut: [],
      loss,
      wider,
    })),
    ...single,
    ...(names.length > 0 ? [{ kept: withoutOthers, leftOut: names, loss: filterLoss }] : []),
    ...(place.length > 0
      ? [{ kept: { ...withoutOthers, location: undefined }, leftOut: [...names, ...place], loss: filterLoss + placeLoss }]
      : []),
  ]
}

/** Returns the city of a locality, the cities within reach, and the state. */
export function placesAround(place: string | undefined): readonly { readonly wider: string; readonly loss: number }[] {
  const wider = place === undefined ? [] : widerPlaces(place).filter(({ locality }) => locality === null)
  return wider.map(({ location, reach }) => ({ wider: location, loss: aroundLoss[reach] }))
}

/** The loss of dropping a single filter, which may be the only one that no job has. */
const singleLoss = 1.95

function withoutOne(read: FilterSearch, part: keyof FilterSearch): FewerFilters[] {
  const leftOut = part === 'location' ? [read.location ?? ''] : otherFilters({ [part]: read[part] })
  return [{ kept: { ...read, [part]: undefined }, leftOut, loss: singleLoss }]
}

const inWords = (typed: JobList, read: FilterSearch): Partial<FilterSearch> =>
  Object.fromEntries(Object.entries(read).filter(([name]) => isFromWords(typed, name)))

const isFromWords = (typed: JobList, name: string): boolean =>
  typed[name as keyof JobList] === undefined || namesFromWords(typed).includes(name)

export const namesFromWords = ({ fromWords = '' }: JobList): readonly string[] => fromWords.split(',').filter(Boolean)

const undefinedIn = (filters: Partial<FilterSearch>): Partial<FilterSearch> =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))
