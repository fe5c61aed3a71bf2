import { readSigns, withoutAdvertising } from '../pasted-title.ts'
import { changeWanted } from '../read-exclusion.ts'
import { readPlaceBesideWords } from '#features/search-places/read-place-beside-words.ts'
import { readPlaceInWords, townIn } from '#features/search-places/read-place-in-words.ts'
import { asksForAnyWork, bestPaidIn, withoutRequest } from '../read-request.ts'
import { readTyped } from '../read-filters.ts'
import { namesIndustry } from './industry-names.ts'
import { meansEachWord, withoutStopWords } from './normalise-words.ts'
import { withLettersSpelledOut } from './read-letters.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { withUrduInLatin } from './read-urdu.ts'

/** A search as it was typed. Its other filters are given, and are returned unchanged. */
type TypedSearch = { readonly q?: string | undefined; readonly location?: string | undefined; readonly sort?: string | undefined }

/** What was read before, by the search itself: every step of a search needs it, and what was read has nothing left to read. */
const readings = new WeakMap<TypedSearch, TypedSearch>()

/** Reads the filters and the place that the words of a search name. Filters that the search already has are not replaced. */
export function readSearch<S extends TypedSearch>(search: S): S {
  const known = readings.get(search)
  if (known) return known as S // Each search is stored with what was read from it.
  const read = inOrder(readWords(search), search.q)
  readings.set(search, read).set(read, read)
  return read
}

/** With work among the words, jobs whose title has it come first, whatever they pay. */
function inOrder<S extends TypedSearch>(read: S, typed: string = ''): S {
  if (read.sort !== undefined || bestPaidIn(typed).length === 0) return read
  const isOfAnyWork = read.q === undefined || isTypedPlace(townIn(withoutStopWords(read.q)))
  return isOfAnyWork ? { ...read, sort: 'salary-high' } : read
}

function readWords<S extends TypedSearch>(search: S): S {
  if (!search.q) return search
  // Signs alone ask for nothing.
  if (!/[\p{L}\p{N}]/u.test(search.q)) return { ...search, q: undefined }
  const typed = withoutAdvertising(withLettersSpelledOut(readSigns(withUrduInLatin(search.q))))
  const words = meansEachWord(typed) ? typed : withoutRequest(typed)
  // The text asks for any work.
  if (words === '') return { ...search, q: undefined }
  const { q, filters } = readTyped(words, (name) => search[name as keyof S] !== undefined)
  const read = q === search.q ? search : { ...search, ...filters, q: q || undefined }
  const placed = read.location === undefined ? readPlace(read) : read
  if (placed.q === undefined) return placed
  return asksForAnyWork(placed.q) ? { ...placed, q: undefined } : withoutFrame(placed, placed.q, words)
}

/** Removes stop words beside an exclusion that was read from "without". Beside a typed "-" every word is meant. */
const withoutFrame = <S extends TypedSearch>(search: S, q: string, typed: string): S =>
  meansEachWord(typed) || !meansEachWord(q) ? search : { ...search, q: changeWanted(q, withoutStopWords) }

function readPlace<S extends TypedSearch>(search: S): S {
  const read = readPlaceInWords(search.q ?? '') ?? placeAlone(search.q ?? '') ?? placeOfIndustry(search.q ?? '')
  return read ? { ...search, q: read.q || undefined, location: read.location } : search
}

/** Reads a name of several words that is all the text: "Electronic City jobs". A single word may be the beginning of a company's name. */
function placeAlone(typed: string): ReturnType<typeof readPlaceInWords> {
  const name = withoutStopWords(typed)
  return name.includes(' ') && isTypedPlace(townIn(name)) ? { q: '', location: townIn(name) } : null
}

/** Reads the place beside the name of an industry: "IT jobs Pondicherry". No title contains a whole industry, so the other word must be the place. */
function placeOfIndustry(typed: string): ReturnType<typeof readPlaceBesideWords> {
  const read = readPlaceBesideWords(typed)
  return read && namesIndustry(withoutStopWords(read.q)) ? read : null
}
