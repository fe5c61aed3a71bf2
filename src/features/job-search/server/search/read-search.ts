import type { JobSearch } from '../../contract.ts'
import { namesIndustry, meansEachWord, withoutStopWords } from '#features/search-words/server/public.ts'
import { readSigns, withoutAdvertising } from '#features/search-words/pasted-title.ts'
import { readTyped } from '#features/search-words/read-typed.ts'
import { asksForAnyWork, withoutRequest } from '#features/search-words/read-request.ts'
import { readPlaceBesideWords, readPlaceInWords } from '#features/search-words/read-place-in-words.ts'

type TypedSearch = Partial<JobSearch>

/** Reads the filters and the place that the words of a search name. Filters that the search already has are not replaced. */
export function readSearch<S extends TypedSearch>(search: S): S {
  if (!search.q) return search
  const typed = withoutAdvertising(readSigns(search.q))
  const words = meansEachWord(typed) ? typed : withoutRequest(typed)
  // The text asks for any work.
  if (words === '') return { ...search, q: undefined }
  const { q, filters } = readTyped(words, (name) => search[name as keyof S] !== undefined)
  const read = q === search.q ? search : { ...search, ...filters, q: q || undefined }
  const placed = read.location === undefined ? readPlace(read) : read
  return placed !== search && placed.q !== undefined && asksForAnyWork(placed.q) ? { ...placed, q: undefined } : placed
}

function readPlace<S extends TypedSearch>(search: S): S {
  const read = readPlaceInWords(search.q ?? '') ?? placeOfIndustry(search.q ?? '')
  return read ? { ...search, q: read.q || undefined, location: read.location } : search
}

/** Reads the place beside the name of an industry: "IT jobs Pondicherry". No title contains a whole industry, so the other word must be the place. */
function placeOfIndustry(typed: string): ReturnType<typeof readPlaceBesideWords> {
  const read = readPlaceBesideWords(typed)
  return read && namesIndustry(withoutStopWords(read.q)) ? read : null
}
