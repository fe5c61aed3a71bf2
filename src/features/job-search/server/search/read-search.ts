import type { JobSearch } from '../../contract.ts'
import { readFilters } from '../../read-filters.ts'
import { placeNames } from './place-names.ts'
import { cityOfLocality } from './read-place.ts'

type TypedSearch = Partial<JobSearch>

/** At the end of a search only: "teacher in charge of sports" names no place. */
const atEnd = /^(.*?)(?:^|\s)(?:in|near|at|around|nearby)\s+(.{2,60})$/iu

const places: ReadonlySet<string> = new Set([...placeNames, ...cityOfLocality.keys()])

/** A search with the filters that its words name. What a filter or the place has already stays. */
export function readSearch<S extends TypedSearch>(search: S): S {
  if (!search.q) return search
  const { q, filters } = readFilters(search.q, (name) => search[name as keyof S] !== undefined)
  const read = q === search.q ? search : { ...search, ...filters, q: q || undefined }
  return read.location === undefined ? readPlace(read) : read
}

function readPlace<S extends TypedSearch>(search: S): S {
  const [, before = '', place = ''] = atEnd.exec(search.q ?? '') ?? []
  return places.has(place.trim().toLowerCase()) ? { ...search, q: before.trim() || undefined, location: place.trim() } : search
}
