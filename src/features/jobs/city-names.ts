import places from '../../../database/names/places.json' with { type: 'json' }

/** All names of cities that have several, in lower case: "bombay" and "mumbai". */
export const otherCityNames: readonly string[] = places.sameCity.flat()

const oneNames: ReadonlyMap<string, string> = new Map(
  places.sameCity.flatMap(([first = '', ...others]) => others.map((name) => [name, first] as const)),
)

/** The main name of a city, for any of its names; any other word is returned unchanged. In lower case. */
export function oneCityName(word: string): string {
  return oneNames.get(word) ?? word
}
