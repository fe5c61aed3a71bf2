/** Reads what people type instead of the name of a place: abbreviations ("TN"), other names, pin codes, or words for any place. */
import alsoCalled from '../places/also-called.json' with { type: 'json' }
import letters from '../places/letters.json' with { type: 'json' }
import pinCodes from '../places/pin-codes.json' with { type: 'json' }
import { cityOfLocality, placeNames } from '../place-names.ts'
import { places } from '../read-place-in-words.ts'

const anyPlace =
  /^(?:(?:any ?where|any (?:city|location|place)|all over|across|pan|all)(?: in)?[ -]?(?:india|bharat)|any (?:city|location|place)|all (?:locations?|cities|places)|multiple (?:cities|locations))$/i

/** True for texts such as "anywhere in India", which exclude no job. */
export const isAnyPlace = (typed: string): boolean => anyPlace.test(typed.trim().replace(/\s+/g, ' '))

const nameOfLetters = new Map(Object.entries(letters))
const nameOfOther = new Map(Object.entries(alsoCalled).flatMap(([name, others]) => others.map((other) => [other, name] as const)))
const cityOfPin = new Map(Object.entries(pinCodes))
/** Words before the name of a place: "near Andheri", "anywhere in Gujarat". */
const beforeName = /^(?:(?:any ?where|any place|all over|near(?: ?by)?|around|within|somewhere|in|at)\s+)+(?=\S)/i
/** An abbreviation with dots: "M.P." */
const letterByLetter = /^\p{L}(?:\.\s?\p{L})+\.?$/u
const pinCode = /(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/

/** Returns the names of the parts of a typed place: "TN" becomes Tamil Nadu and "560066" Bengaluru. A pin code beside a name is ignored. */
export function readParts(parts: readonly string[]): string[] {
  const named = parts.map((part) => part.replace(pinCode, '').replace(beforeName, '').trim()).filter(Boolean)
  return citiesOfLists(named.length > 0 ? named.map(nameOf) : parts.map(cityAt))
}

const cityOf = (part: string): string | undefined => cityOfLocality.get(part.toLowerCase())

/**
 * Replaces several localities by their city, because the job may be anywhere in it: "Mumbai (Vikhroli, Powai), Thane". "Pimpri-Chinchwad" is one
 * name.
 */
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

/** In lower case, an abbreviation such as "ch" may be the beginning of a name that is still being typed (Chennai). */
const isBeginning = (part: string): boolean =>
  part !== part.toUpperCase() && placeNames.some((name) => name.startsWith(part.toLowerCase()))

/** The first four digits of a pin code are looked up before the first three, which only name the region. */
function cityAt(part: string): string {
  const [, region = '', rest = ''] = pinCode.exec(part) ?? []
  return cityOfPin.get(region + rest.slice(0, 1)) ?? cityOfPin.get(region) ?? part
}

export const isTypedPlace = (name: string): boolean => places.has(name.toLowerCase())
