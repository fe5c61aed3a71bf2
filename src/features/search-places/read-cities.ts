/** Reads several cities at the beginning or the end of a search: "driver Delhi Mumbai", "Delhi or Noida plumber". */
import { indianPlace } from '#features/jobs/indian-places.ts'
import { placeNames } from './place-names.ts'
import { eachWord } from './stop-words.ts'
import type { PlaceInWords } from './read-said-place.ts'

export const shortestName = 4
const mostCities = 8
const joining = new Set(['or', 'and', '&', 'ya'])
const cityNames: ReadonlySet<string> = new Set(placeNames)

/**
 * Reads two or more cities at the end, joined with "or" because no job is in all of them: "driver Delhi Mumbai Bangalore". A state beside a city only
 * says where the city is.
 */
export function readCitiesAtEnd(typed: string): PlaceInWords | null {
  const words = typed
    .trim()
    .split(/[\s,/|]+/)
    .filter(Boolean)
  const found: string[] = []
  let end = words.length
  while (end > 0 && found.length < mostCities) {
    const isCity = (count: number): boolean =>
      cityNames.has(
        words
          .slice(end - count, end)
          .join(' ')
          .toLowerCase(),
      )
    const length = [2, 1].find((count) => count <= end && isCity(count))
    if (length === undefined) break
    found.unshift(words.slice(end - length, end).join(' '))
    end -= length
    if (joining.has(words[end - 1]?.toLowerCase() ?? '')) end -= 1
  }
  const isOnePlace = found.some((name) => indianPlace(name).city === null || name.length < shortestName)
  const q = words.slice(0, end).join(' ')
  return found.length < 2 || isOnePlace || eachWord.test(q) ? null : { q, location: found.join(' or ') }
}

const leastWords = 3
const mostWordsOfCities = 6

/** Reads cities before the work: "Delhi or Noida plumber". */
export function readCitiesAtBeginning(typed: string): PlaceInWords | null {
  const words = typed.trim().split(/\s+/)
  for (let count = Math.min(words.length - 1, mostWordsOfCities); count >= leastWords; count--) {
    const read = readCitiesAtEnd(words.slice(0, count).join(' '))
    if (read?.q === '') return { q: words.slice(count).join(' '), location: read.location }
  }
  return null
}
