/** What people type for a place besides its name: letters, other names, a pin code, or that any place will do. */
import alsoCalled from '../places/also-called.json' with { type: 'json' }
import cities from '../places/localities.json' with { type: 'json' }
import letters from '../places/letters.json' with { type: 'json' }
import pinCodes from '../places/pin-codes.json' with { type: 'json' }
import { placeNames } from '../place-names.ts'

const anyPlace =
  /^(?:(?:any ?where|any (?:city|location|place)|all over|across|pan|all)(?: in)?[ -]?(?:india|bharat)|any (?:city|location|place)|all (?:locations?|cities|places)|multiple (?:cities|locations))$/i

/** "Anywhere in India": no job is excluded. */
export const isAnyPlace = (typed: string): boolean => anyPlace.test(typed.trim().replace(/\s+/g, ' '))

/** Localities in small letters. */
export const cityOfLocality: ReadonlyMap<string, string> = new Map(
  cities.flatMap(({ city, localities }) => localities.map((name) => [name, city] as const)),
)

const nameOfLetters = new Map(Object.entries(letters))
const nameOfOther = new Map(Object.entries(alsoCalled).flatMap(([name, others]) => others.map((other) => [other, name] as const)))
const cityOfPin = new Map(Object.entries(pinCodes))
/** "Near Andheri", "anywhere in Gujarat". */
const beforeName = /^(?:(?:any ?where|any place|all over|near(?: ?by)?|around|within|somewhere|in|at)\s+)+(?=\S)/i
/** "M.P." */
const letterByLetter = /^\p{L}(?:\.\s?\p{L})+\.?$/u
const pinCode = /(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/

/** The parts of a typed place by their names: "TN" is Tamil Nadu, "560066" is Bengaluru. Beside a name a pin code says nothing new. */
export function readParts(parts: readonly string[]): string[] {
  const named = parts.map((part) => part.replace(pinCode, '').replace(beforeName, '').trim()).filter(Boolean)
  return citiesOfLists(named.length > 0 ? named.map(nameOf) : parts.map(cityAt))
}

const cityOf = (part: string): string | undefined => cityOfLocality.get(part.toLowerCase())

/** Several localities are the list of a job that may be anywhere in their city: "Mumbai (Vikhroli, Powai), Thane". "Pimpri-Chinchwad" is one. */
function citiesOfLists(parts: readonly string[]): string[] {
  const isOneName = cityOf(parts.join(' ')) !== undefined
  const isList = !isOneName && parts.filter(cityOf).length > 1
  return isList ? [...new Set(parts.map((part) => cityOf(part) ?? part))] : [...parts]
}

function nameOf(part: string): string {
  const joined = letterByLetter.test(part) ? part.replace(/[.\s]/g, '') : part
  return (
    nameOfOther.get(part.toLowerCase().replace(/\s+/g, ' ')) ??
    (isBeginning(part) ? part : (nameOfLetters.get(joined.toUpperCase()) ?? part))
  )
}

/** In small letters they may be the beginning of a name that is still being typed. */
const isBeginning = (part: string): boolean =>
  part !== part.toUpperCase() && placeNames.some((name) => name.startsWith(part.toLowerCase()))

/** A longer beginning of the code names a city within the region of a shorter one. */
function cityAt(part: string): string {
  const [, region = '', rest = ''] = pinCode.exec(part) ?? []
  return cityOfPin.get(region + rest.slice(0, 1)) ?? cityOfPin.get(region) ?? part
}

const typedPlaces: ReadonlySet<string> = new Set([...placeNames, ...cityOfLocality.keys(), ...Object.values(alsoCalled).flat()])

export const isTypedPlace = (word: string): boolean => typedPlaces.has(word.toLowerCase())
