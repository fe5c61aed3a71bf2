/** A place in words: "cook in Pune", "driver near Andheri". */
import { placeNames } from './place-names.ts'
import alsoCalled from './places/also-called.json' with { type: 'json' }
import cities from './places/localities.json' with { type: 'json' }

/** At the end of a search only: "teacher in charge of sports" names no place. */
const atEnd = /^(.*?)(?:^|\s)(?:in|near|at|around|nearby)\s+(.{2,60})$/iu

const places: ReadonlySet<string> = new Set([
  ...placeNames,
  ...cities.flatMap(({ localities }) => localities),
  ...Object.values(alsoCalled).flat(),
])

/** The words without the place, and the place; null where they name none that is known. */
export function readPlaceInWords(typed: string): { readonly q: string; readonly location: string } | null {
  const [, before = '', place = ''] = atEnd.exec(typed) ?? []
  const location = place.trim()
  return places.has(location.toLowerCase()) ? { q: before.trim(), location } : null
}
