import places from '../../../database/names/places.json' with { type: 'json' }

/** All names of cities that have several, in lower case: "bombay" and "mumbai". */
export const otherCityNames: readonly string[] = places.sameCity.flat()

const oneNames: ReadonlyMap<string, string> = new Map(
  places.sameCity.flatMap(([first = '', ...others]) => others.map((name) => [name, first] as const)),
)

/** One of the names of the city, the same for all of them; any other word as it is. In lower case. */
export function oneCityName(word: string): string {
  return oneNames.get(word) ?? word
}
