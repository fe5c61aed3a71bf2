import statesAndCities from '../../../database/names/states.json' with { type: 'json' }

/** The states and territories, and cities that people name without them. The search reads the same file. */
const states = new Map(statesAndCities.map(({ name }) => [name.toLowerCase(), name]))
const stateOfCity = new Map(statesAndCities.flatMap(({ name, cities }) => cities.map((city) => [city, name] as const)))

/** All names of states and cities, in lower case. */
export const indianPlaceNames: readonly string[] = [...states.keys(), ...stateOfCity.keys()]

export const isIndianState = (name: string): boolean => states.has(name.toLowerCase())

export type IndianPlace = { readonly city: string | null; readonly state: string | null }

/** The city and state of a place in any format ("Pune, Maharashtra", "Pune", "Kerala", "Baner, Pune, India"); null if unknown. */
export function indianPlace(location: string): IndianPlace {
  const named = partsOf(location)
  const state = of(states, named.at(-1))
  // Delhi and Chandigarh are both city and state; alone, each is a city.
  const isCityToo = named.length === 1 && of(stateOfCity, state) !== null
  const city = cityIn(state === null || isCityToo ? named : named.slice(0, -1))
  return { city, state: state ?? of(stateOfCity, city) }
}

function of(names: ReadonlyMap<string, string>, name: string | null = null): string | null {
  return names.get(name?.toLowerCase() ?? '') ?? null
}

function partsOf(location: string): string[] {
  const parts = location.split(',').map((part) => part.replace(/\([^)]*\)/g, '').trim())
  return parts.filter((part) => part !== '' && !/^(india|bharat)$/i.test(part))
}

/** The known city, not the district before it. */
function cityIn(parts: readonly string[]): string | null {
  return parts.findLast((part) => stateOfCity.has(part.toLowerCase())) ?? parts[0] ?? null
}
