import regions from '../places/regions.json' with { type: 'json' }

/** The longest first, so that "north east india" is not read as the north. */
const region = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(regions)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', '[ -]?'))
    .join('|')})(?!\\p{L})`,
  'giu',
)
const statesOf = new Map(Object.entries(regions).map(([name, states]) => [name.replaceAll(' ', ''), states]))

/** "South India" as its states, of which any will do. */
export function spellOutRegions(place: string): string {
  return place.replace(region, (name) => statesOf.get(name.toLowerCase().replace(/[ -]/g, ''))?.join(' or ') ?? name)
}
