/** Reads places in the grammar of Indian languages, where "in" follows the name as a word or a suffix: "Pune mein cook", "చెన్నైలో డ్రైవర్". */
import placeTables from '../../../database/names/places.json' with { type: 'json' }
import { openNamesBySound } from './name-by-sound.ts'
import { localityNames, placeNames } from './place-names.ts'
import postpositions from './places/postpositions.json' with { type: 'json' }

export type PlaceInWords = { readonly q: string; readonly location: string }

const keyOf = (word: string): string => word.toLowerCase().normalize('NFC')
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(keyOf))
const behind = setOf(postpositions.words)
const districts = setOf(postpositions.districts)
const links = setOf(postpositions.links)
/** Longer endings come first: "dalli" before "alli". */
const endings = postpositions.endings
  .split(' ')
  .map(keyOf)
  .toSorted((a, b) => b.length - a.length)

/** Names for "remote" ("ghar") are excluded, because they are read as a filter. */
const inScripts: ReadonlyMap<string, string> = new Map(
  placeTables.alsoCalled
    .filter(({ cities }) => !cities.includes('remote'))
    .flatMap(({ cities, names }) => names.split(' ').map((name) => [keyOf(name), inLatin(cities) ?? name] as const)),
)

/** `cities` contains either several names of one city, or one name of several words. */
function inLatin(cities: string): string | undefined {
  return [cities, ...cities.split(' ')].find((name) => placeNames.includes(name))
}

const latin = (name: string): string => inScripts.get(keyOf(name)) ?? name
/** The endings to try after a suffix is removed: a virama (no vowel follows), or the vowel that was dropped before the vowel of the suffix. */
const restored = ['', '\u094D', '\u09CD', '\u0ACD', '\u0BCD', '\u0C4D', '\u0CCD', '\u0D4D', 'ు', 'ು', 'ு', 'े', 'ई']

/** The oblique form of names in Marathi: "in Pune" is पुण्यात. */
const oblique = /्या?$/u

const isScript = (word: string): boolean => /[\u0900-\u0D7F]/u.test(word)
const marks = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu
const mostLetters = 40
const mostWords = 20
const wordsOfName = 3

/** Names are matched by at least four consonants, because shorter ones sound like too many other words: "बैंक" (bank) is not Banka. */
const nameBySound = openNamesBySound([...new Set([...placeNames, ...localityNames])], 4)

/** Returns the place and the words without it, or null. `isPlace` tells whether a name in Latin letters is known. */
export function readSaidPlace(typed: string, isPlace: (name: string) => boolean): PlaceInWords | null {
  const words = typed.trim().split(/\s+/)
  if (words.length > mostWords) return null
  const plain = words.map((word) => word.replace(marks, ''))
  for (const at of plain.keys()) {
    const found = placeAt(plain, at, isPlace)
    if (found) return { q: words.toSpliced(found.from, at + 1 - found.from).join(' '), location: found.location }
  }
  return null
}

type SaidPlace = { readonly from: number; readonly location: string }

function placeAt(words: readonly string[], at: number, isPlace: (name: string) => boolean): SaidPlace | null {
  const word = keyOf(words[at] ?? '')
  const isKnown = (name: string): boolean => isPlace(keyOf(name)) || inScripts.has(keyOf(name))
  if (behind.has(word) && at > 0) return beforeWord(words, at, isKnown)
  const stem = isKnown(word) ? null : stemOf(word, (name) => isKnown(name) || districts.has(name))
  if (stem === null) return null
  return districts.has(stem) ? beforeWord(words, at, isKnown) : { from: at, location: latin(stem) }
}

/**
 * Reads the name before a postposition: "Pune", "Navi Mumbai" or "Delhi ya Mumbai". If no list has a name in an Indian script, its sound is compared.
 */
function beforeWord(words: readonly string[], at: number, isKnown: (name: string) => boolean): SaidPlace | null {
  const end = at > 1 && districts.has(keyOf(words[at - 1] ?? '')) ? at - 1 : at
  for (let length = Math.min(wordsOfName, end); length > 0; length -= 1) {
    const location = nameOf(words.slice(end - length, end), isKnown)
    if (location !== null) return { from: end - length, location }
  }
  const heard = bySound(words[end - 1] ?? '')
  return heard === null ? null : { from: end - 1, location: heard }
}

function nameOf(words: readonly string[], isKnown: (name: string) => boolean): string | null {
  const name = words.join(' ')
  if (isKnown(name)) return latin(name)
  const [first = '', link = '', last = ''] = words
  return links.has(keyOf(link)) && isKnown(first) && isKnown(last) ? `${latin(first)} or ${latin(last)}` : null
}

const bySound = (word: string): string | null => (isScript(word) && word.length <= mostLetters ? nameBySound(word) : null)

/** Returns the Latin name of a place in an Indian script, from the lists or by its sound, or null. */
export const placeInScript = (word: string): string | null =>
  isScript(word) ? (inScripts.get(keyOf(word)) ?? bySound(word)) : null

function stemOf(word: string, isKnown: (name: string) => boolean): string | null {
  if (word.length > mostLetters) return null
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length === ending.length) continue
    const cut = word.slice(0, -ending.length)
    const name = (isScript(word) ? [...restored.map((sign) => cut + sign), cut.replace(oblique, 'े')] : [cut]).find(isKnown)
    if (name !== undefined) return name
  }
  return null
}
