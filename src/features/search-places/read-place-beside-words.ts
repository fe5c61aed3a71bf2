import { indianPlaceNames } from '#features/jobs/indian-places.ts'
import { oneCityName } from '#features/jobs/city-names.ts'
import { cityOfLocality } from './place-names.ts'
import { shortestName } from './read-cities.ts'
import { cityBehindLocality, places, townIn, withoutSigns } from './read-place-in-words.ts'
import { placeInScript, type PlaceInWords } from './read-said-place.ts'
import { isStopWord } from './stop-words.ts'

const mostWords = 4
const cityOf = (locality: string): string | undefined => {
  const city = cityOfLocality.get(locality)
  return city === undefined ? undefined : oneCityName(city.toLowerCase())
}

/**
 * Reads a place at either end without a preposition: "python koramangala", "teacher Satellite Ahmedabad". Called only if nothing else was found,
 * because the name may mean something else.
 */
export function readPlaceBesideWords(typed: string): PlaceInWords | null {
  const words = typed.trim().split(/\s+/)
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    for (const [place, others] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      const location = placeOf(place)
      if (location !== null && location.length >= shortestName && !isAbbreviation(location, others))
        return { q: others.join(' '), location }
    }
  }
  return null
}

const capitals = /^\p{Lu}{2,5}$/u
const cities: ReadonlySet<string> = new Set(indianPlaceNames)
/** True for a city or state that people name without another one. */
const isCity = (name: string): boolean => cities.has(name.toLowerCase())

/** True for capitals beside small letters that are no well-known city: a TAPI tester does not work in the district of Tapi. */
const isAbbreviation = (name: string, others: readonly string[]): boolean =>
  capitals.test(name) && !isCity(name) && /\p{Ll}/u.test(others.join(''))

function placeOf(typed: readonly string[]): string | null {
  const name = townIn(withoutSigns(typed.map((word) => word.replace(/,$/, '')).join(' ')))
  const words = name.toLowerCase().split(' ')
  if (places.has(words.join(' ')) || isWithCity(words)) return name
  const city = cityBehindLocality(name)
  if (city !== null) return city
  // With a word such as "work" beside it, a word would sound like another place.
  return words.length > 1 && words.some(isStopWord) ? null : placeInScript(name)
}

/** True for a locality before or after its city. The same name may be a locality of another city. */
const isWithCity = (words: readonly string[]): boolean =>
  words.slice(1).some((_, at) => {
    const [first, second] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return cityOf(first) === oneCityName(second) || cityOf(second) === oneCityName(first)
  })
