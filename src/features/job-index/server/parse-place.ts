import type { Pool } from 'pg'
import { isIndianState } from '#features/jobs/indian-places.ts'
import { type ParsedPart, parseParts } from './parse-queries.ts'
import { listedParts } from './place-dictionary.ts'
import { isAnyPlace, readParts, spellOutRegions } from '#features/search-places/server/public.ts'
import { capitalRegion } from '#features/search-words/server/public.ts'

/** Separators between alternative places, in English, Hindi, and Hindi in Latin letters. */
const separator = /[/|;&؛]|(?<=\s)(?:or|and|ya|aur|या|और)(?=\s)/iu
/** Names of single territories that contain "and". */
const territory =
  /(?<!\p{L})(jammu|andaman|dadra|daman)\s*(?:&|(?<=\s)and(?=\s))\s*(kashmir|nicobar|nagar haveli|diu)(?!\p{L})/giu
const jammuAndKashmir = /(?<!\p{L})j\s?(?:&|and|n)\s?k(?!\p{L})/iu
const country = /^(?:india|bharat|भारत)$/iu

/** A comma, or other punctuation that people use for it: "Pune (Baner)", "Pune - Baner". */
const comma = /[,،()–—-]/u

export type PlaceFilter = {
  /** Alternative places. A job matches if it has all words of one of them. If empty, any place matches. */
  readonly anyOf: readonly (readonly string[])[]
  /** True if no place has the last word as its name: it may be an unfinished word, and is matched as a prefix. */
  readonly isLastWordPrefix: boolean
  /** The place with "or" instead of each comma that was read as joining but might separate alternatives. Null if there is none. */
  readonly separated: string | null
}
export const anywhere: PlaceFilter = { anyOf: [], isLastWordPrefix: false, separated: null }

/** A cache of parsed parts of places. Searches within reach of a city parse many parts, and the same ones again for other cities. */
export type KnownParts = {
  readonly get: (text: string) => readonly ParsedPart[] | undefined
  readonly set: (text: string, parts: readonly ParsedPart[]) => unknown
}

export async function parsePlace(pool: Pool, typed: string, known: KnownParts = listedParts(pool)): Promise<PlaceFilter> {
  if (isAnyPlace(typed)) return anywhere
  const typedPlaces = splitPlaces(typed)
  const parsed = await partsNamed(pool, typedPlaces.flat(), known)
  const parts = typedPlaces.map((texts) => texts.flatMap((text) => parsed.get(text) ?? []))
  const places = parts.flatMap(joinParts)
  return {
    anyOf: places.map(({ words }) => words),
    isLastWordPrefix: parts.flat().at(-1)?.isKnown === false,
    separated: places.some(({ isAmbiguous }) => isAmbiguous) ? places.map(({ separated }) => separated).join(' or ') : null,
  }
}

/** Parses every part that is not in the cache, with one statement. */
async function partsNamed(pool: Pool, texts: readonly string[], known: KnownParts) {
  const found = new Map(texts.map((text) => [text, known.get(text)]))
  const unknown = [...found.keys()].filter((text) => !found.get(text))
  const parsed = unknown.length > 0 ? await parseParts(pool, unknown) : []
  for (const text of unknown) {
    const parts = parsed.filter((part) => part.text === text)
    found.set(text, parts)
    known.set(text, parts)
  }
  return found
}

type WholePlace = Omit<ParsedPart, 'text'> & { readonly separated: string; readonly isAmbiguous: boolean }

/** Joins parts to places: "Pune, Maharashtra, Mumbai" becomes Pune in Maharashtra, and Mumbai. */
function joinParts(parts: readonly ParsedPart[]): WholePlace[] {
  const places: WholePlace[] = []
  for (const part of parts) {
    const last = places.at(-1)
    const between = last ? commaBetween(last, part) : 'separates'
    if (!last || between === 'separates') places.push({ ...part, separated: part.text, isAmbiguous: false })
    else places.splice(-1, 1, joined(last, part, between === 'ambiguous'))
  }
  return places
}

function joined(one: WholePlace, other: ParsedPart, isAmbiguous: boolean): WholePlace {
  return {
    words: [...one.words, ...other.words],
    also: [...one.also, ...other.also],
    isKnown: one.isKnown || other.isKnown,
    separated: `${one.separated}${isAmbiguous ? ' or ' : ', '}${other.text}`,
    isAmbiguous: one.isAmbiguous || isAmbiguous,
  }
}

type PartWords = Pick<ParsedPart, 'words' | 'also' | 'isKnown'>

/**
 * Decides how a comma is read. A city and its state are one place. An unknown name may be a locality of the other part or a city of its own, which is
 * ambiguous.
 */
function commaBetween(one: PartWords, other: PartWords): 'joins' | 'separates' | 'ambiguous' {
  if (isWithin(one, other) || isWithin(other, one)) return 'joins'
  return one.isKnown && other.isKnown ? 'separates' : 'ambiguous'
}

function isWithin(inner: PartWords, outer: PartWords): boolean {
  const names = isIndianState(outer.words.join(' ')) ? [...inner.also, ...inner.words] : inner.also
  return outer.words.every((word) => names.includes(word))
}

/** Splits the typed text into places, each with the parts between its commas. The name of the country is dropped, unless nothing else was typed. */
function splitPlaces(typed: string): string[][] {
  const places = spellOutRegions(capitalRegion(typed))
    .replace(jammuAndKashmir, 'Jammu Kashmir')
    .replace(territory, '$1 $2')
    .split(separator)
  return places.map(partsOf).filter(({ length }) => length > 0)
}

function partsOf(place: string): string[] {
  const parts = place
    .split(comma)
    .map((part) => part.trim())
    .filter(Boolean)
  const named = parts.filter((part) => !country.test(part))
  return readParts(named.length > 0 ? named : parts)
}
