/** Returns where else to search when a place has no job: the city of a locality, then cities within reach. */
import { oneCityName } from '#features/jobs/city-names.ts'
import { indianPlace, isIndianState } from '#features/jobs/indian-places.ts'
import cities from '../places/localities.json' with { type: 'json' }
import { cityOfLocality, townsByState } from '../place-names.ts'
import neighbours from '../places/neighbours.json' with { type: 'json' }
import { readParts } from './read-place.ts'

const knownCities = new Map([...cities.map(({ city }) => city), ...neighbours.flat()].map((city) => [keyOf(city), city]))

/** The state of each line of `townsByState`. The last line contains the towns of several territories. */
const statesOfTowns =
  'Andhra Pradesh,Arunachal Pradesh,Assam,Bihar,Chhattisgarh,Goa,Gujarat,Haryana,Himachal Pradesh,Jammu and Kashmir,Jharkhand,Karnataka,Kerala,Madhya Pradesh,Maharashtra,Manipur,Meghalaya,Mizoram,Nagaland,Odisha,Punjab,Rajasthan,Sikkim,Tamil Nadu,Telangana,Tripura,Uttar Pradesh,Uttarakhand,West Bengal'.split(
    ',',
  )
const towns = townsByState()
/** A name of towns in two states stands for both: "Aurangabad". */
const statesOfTown = Map.groupBy(
  statesOfTowns.flatMap((state, line) => (towns[line] ?? []).map((town) => ({ town, state }))),
  ({ town }) => town,
)

const separator = /[/|;&,()–—-]|\s(?:or|and|ya)\s/i
const mostNeighbours = 6

type WiderPlace = {
  readonly location: string
  /** The typed locality: jobs that name it are listed first. Null if no locality was typed. */
  readonly locality: string | null
  /** The city of the place, other cities within reach, or the whole state. */
  readonly reach: 'city' | 'near' | 'state'
}

/** Returns the nearest places first: the city, the cities within reach, those behind them, and the state. Empty if the place is not known. */
export function widerPlaces(typed: string): readonly WiderPlace[] {
  const isOneName = cityOfLocality.has(typed.toLowerCase().replace(/[-–—]/g, ' '))
  const typedParts = (isOneName ? [typed.replace(/[-–—]/g, ' ')] : readParts(partsOf(typed))).filter(
    (part) => !isIndianState(part) || isKnownCity(part),
  )
  const parts = typedParts.map(nameWithin)
  const found = [...new Set(parts.flatMap((part) => cityOf(part) ?? []))]
  const state = stateOf(found.length > 0 ? found : typedParts)
  const inState = state === null ? [] : [wider('state', state)]
  if (found.length === 0) return inState
  const location = found.join(' or ')
  const [only] = parts.filter((part) => cityOfLocality.has(part.toLowerCase()))
  const isOneLocality = only !== undefined && found.length === 1
  const near = around(found, found)
  const further = around(near, [...found, ...near])
  return [
    ...(isOneLocality ? [wider('city', location, only)] : []),
    ...(typedParts.every(isKnownCity) ? [] : [wider('city', location)]),
    ...[near, further].filter(({ length }) => length > 0).map((reached) => wider('near', reached.join(' or '))),
    ...inState,
  ]
}

const wider = (reach: WiderPlace['reach'], location: string, locality: string | null = null): WiderPlace => ({
  location,
  locality,
  reach,
})

/** The state of one city or town, or the states of one name; null for several places, and for a city that is a state itself. */
function stateOf(places: readonly string[]): string | null {
  const [place = '', ...others] = places
  const named = statesOfTown.get(place.toLowerCase())?.map(({ state }) => state)
  const state = indianPlace(place).state ?? named?.join(' or ') ?? null
  return others.length > 0 || isIndianState(place) ? null : state
}

const around = (places: readonly string[], known: readonly string[]): string[] =>
  [...new Set(places.flatMap(neighboursOf))].filter((city) => !known.includes(city)).slice(0, mostNeighbours)

function keyOf(city: string): string {
  return oneCityName(city.toLowerCase())
}

const isKnownCity = (part: string): boolean => knownCities.has(keyOf(part)) && !cityOfLocality.has(part.toLowerCase())

/**
 * Finds the longest known name in a part: "Electronic City Phase 1" is in Electronic City, "Sector 62 Noida" in Noida. If the part also names a city,
 * only localities of that city count: "Malviya Nagar" is in Delhi, but "Jaipur Malviya Nagar" is in Jaipur.
 */
function nameWithin(part: string): string {
  if (cityOf(part) !== null) return part
  const words = part.toLowerCase().split(/\s+/)
  const lengths = words.map((_, i) => words.length - i)
  const names = lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, i) => words.slice(i, i + length).join(' ')),
  )
  const city = names.find((name) => knownCities.has(keyOf(name)))
  const isThere = (locality: string): boolean => city === undefined || keyOf(cityOfLocality.get(locality) ?? '') === keyOf(city)
  return names.find((name) => cityOfLocality.has(name) && isThere(name)) ?? city ?? part
}

const partsOf = (typed: string): string[] =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

function cityOf(part: string): string | null {
  const locality = cityOfLocality.get(part.toLowerCase())
  if (locality) return locality
  if (knownCities.has(keyOf(part))) return knownCities.get(keyOf(part)) ?? null
  const { city, state } = indianPlace(part)
  return state === null ? null : city
}

const neighboursOf = (city: string): string[] =>
  neighbours.filter((group) => group.some((name) => keyOf(name) === keyOf(city))).flat()
