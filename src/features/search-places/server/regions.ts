import regions from '../places/regions.json' with { type: 'json' }

/** Longer names come first in the pattern, so that "north east india" is not read as "north india". */
const region = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(regions)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', '[ -]?'))
    .join('|')})(?!\\p{L})`,
  'giu',
)
const statesOf = new Map(Object.entries(regions).map(([name, states]) => [name.replaceAll(' ', ''), states]))

/** Replaces the name of a region by its states joined with "or": "South India" finds jobs in each of them. */
export function spellOutRegions(place: string): string {
  return place.replace(region, (name) => statesOf.get(name.toLowerCase().replace(/[ -]/g, ''))?.join(' or ') ?? name)
}
