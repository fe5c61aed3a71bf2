import { oneCityName } from '#features/jobs/city-names.ts'
import { indianPlace, indianPlaceNames, isIndianState } from '#features/jobs/indian-places.ts'
import { editDistance } from '#platform/contract/edit-distance.ts'

const known = new Set(indianPlaceNames)

const words = (text: string): string => text.replaceAll(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())

/** The place as the search names it: "Pune, Maharashtra" for "pune" and "Kothrud, Pune". Null without a city, or with a city of an unknown state. */
export function canonicalPlace(typed: string): string | null {
  const { city, state } = indianPlace(typed)
  if (city === null || state === null || !/^[\p{L}\p{M}][\p{L}\p{M}\s.'-]+$/u.test(city)) return null
  if (isVague(city)) return null
  return `${words(cityName(city))}, ${state}`
}

/** The present name of a city that has several. */
function cityName(city: string): string {
  const typed = city.toLowerCase()
  return known.has(typed) ? (todaysNames.get(oneCityName(typed)) ?? typed) : typed
}

const todaysNames: ReadonlyMap<string, string> = new Map(
  [
    'bengaluru',
    'mumbai',
    'gurugram',
    'kolkata',
    'chennai',
    'pune',
    'thiruvananthapuram',
    'kochi',
    'kozhikode',
    'mysuru',
    'vadodara',
  ].map((name) => [oneCityName(name), name]),
)

/** True for texts that name no actual place. */
export function isVague(place: string): boolean {
  return /\b(anywhere|multiple|various|several|all over|any city|pan[ -]?india|across|locations?|tbd)\b/i.test(place)
}

/** The known place that is most similar to the typed one, for a message. */
export function nearestPlace(typed: string): string | null {
  const [wanted = ''] = typed.toLowerCase().slice(0, 60).split(',')
  const near = indianPlaceNames
    .map((name) => ({ name, distance: editDistance(wanted.trim(), name) }))
    .filter(({ name, distance }) => !isIndianState(name) && distance <= Math.max(1, Math.floor(name.length / 4)))
    .toSorted((a, b) => a.distance - b.distance)[0]
  return near ? canonicalPlace(near.name) : null
}

const offeredPlaces: readonly string[] = [
  ...new Set(indianPlaceNames.filter((name) => !isIndianState(name)).flatMap((name) => canonicalPlace(name) ?? [])),
].toSorted()

const mostOffered = 8

/** The places that the typed text may become: those whose city or state begins with it, the cities first. */
export function placesBeginning(typed: string): readonly string[] {
  const wanted = typed.toLowerCase()
  if (wanted.length < 2) return []
  const isWanted = (text: string): boolean => text.toLowerCase().startsWith(wanted)
  const ofState = (place: string): boolean => isWanted(place.slice(place.indexOf(', ') + 2))
  const cities = offeredPlaces.filter(isWanted)
  return [...cities, ...offeredPlaces.filter((place) => !isWanted(place) && ofState(place))].slice(0, mostOffered)
}
