import type { JobSearch } from '../../contract.ts'
import {
  isTypedPlace,
  meansEachWord,
  namesIndustry,
  withLettersSpelledOut,
  withoutStopWords,
  withUrduInLatin,
} from '#features/search-words/server/public.ts'
import { readSigns, withoutAdvertising } from '#features/search-words/pasted-title.ts'
import { changeWanted } from '#features/search-words/read-exclusion.ts'
import { readTyped } from '#features/search-words/read-typed.ts'
import { asksForAnyWork, withoutRequest } from '#features/search-words/read-request.ts'
import { readPlaceBesideWords } from '#features/search-words/read-place-beside-words.ts'
import { readPlaceInWords, townIn } from '#features/search-words/read-place-in-words.ts'

type TypedSearch = Partial<JobSearch>

/** Reads the filters and the place that the words of a search name. Filters that the search already has are not replaced. */
export function readSearch<S extends TypedSearch>(search: S): S {
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
