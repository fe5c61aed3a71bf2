/** Names of work as people say them, in the words that employers write: "khana banane wala" looks for a cook. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import fields from '../words/fields.json' with { type: 'json' }
import requests from '../words/requests.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import spokenNames from '../words/spoken-names.json' with { type: 'json' }
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import scriptNames from '../../../../database/names/script-names.json' with { type: 'json' }
import { openNamesBySound } from '../name-by-sound.ts'
import { tradesOfIndustry } from './industry-names.ts'
import { isTypedPlace } from './read-place.ts'

const namesOf = (list: 'said' | 'alone' | 'instead'): ReadonlyMap<string, string> =>
  new Map(spokenNames.flatMap(({ name, [list]: names }) => names?.split(', ').map((each) => [keyOf(each), name] as const) ?? []))

/** They mean the work wherever they stand. */
const said = namesOf('said')
/** Beside other words of work they mean something else: "computer teacher". */
const alone = namesOf('alone')
/** Work that employers have under another name or within other work: asked for only where no title has what was said. One word means it only alone. */
const instead = namesOf('instead')

/** One word in a script of India that no list has may be an English name of work by its sound: "ड्रायव्हर". */
const bySound = openNamesBySound(
  [
    ...new Set([
      ...occupations.flatMap(({ trade, names }) => [trade, ...names.split(', ')]).filter((name) => /^[a-z]{6,}$/.test(name)),
      // Words of other languages hardly ever end so.
      ...fields.flatMap(({ words }) => words.split(', ')).filter((word) => /^[a-z]{3,}ing$/.test(word)),
    ]),
  ],
  4,
  () => 0.56,
)
const isInScript = (word: string): boolean => /[\u0900-\u0D7F]/u.test(word) && word.length <= mostLetters
const mostLetters = 40

/** The name of work that a word says, where it says it alone and beside any others. */
function saidIn(key: string): string | undefined {
  return said.get(key) ?? (isInScript(key) && !saysNoWork(key) && !isListed(key) ? (bySound(key) ?? undefined) : undefined)
}

/** What is known in its script already: stop words are left out before. */
const isListed = (key: string): boolean => alone.has(key) || instead.has(key) || scriptWords.has(key)
const scriptWords: ReadonlySet<string> = new Set(scriptNames.flatMap(({ names }) => names.normalize('NFC').split(' ')))

const mostWords = Math.max(...[...said.keys(), ...instead.keys()].map((name) => name.split(' ').length))

/** "Coding work" is coding. */
const saysNothing: ReadonlySet<string> = new Set(requests.saysNothing.split(' '))

const describing = Object.entries(descriptions).flatMap(([kind, list]) => (kind === 'generic' ? [] : list.split(' ')))
const describingWords: ReadonlySet<string> = new Set([...describing, ...spareWords.people.split(' ')])
const saysNoWork = (word: string): boolean => describingWords.has(word) || isTypedPlace(word)

/** In scripts of India one letter may be stored as one sign or two. */
function keyOf(words: string): string {
  return words.toLowerCase().normalize('NFC')
}

/** `comesFirst`: what was said stands in titles of other work too. */
export type WrittenName = { readonly words: string; readonly comesFirst: boolean }

/** The words with the name that employers write; null where they say it already, or none is known. */
export function writtenName(searched: string): WrittenName | null {
  const words = searched.split(/\s+/).filter(Boolean)
  const found = firstIn(words, saidIn, 1)
  if (found) return { words: found, comesFirst: false }
  const industry = alone.has(keyOf(words.join(' '))) ? null : tradesOfIndustry(words)
  if (industry !== null) return { words: industry, comesFirst: true }
  const name = aloneIn(words, alone)
  return name === null ? null : { words: name, comesFirst: true }
}

/** The same for work that no title has as it was said. */
export function nameInstead(searched: string): string | null {
  const words = searched.split(/\s+/).filter(Boolean)
  return firstIn(words, (key) => instead.get(key), 2) ?? aloneIn(words, instead)
}

/** Of a name of several words the others only describe the work: of "credit card sales executive" nothing is missing without the rank. */
export function onlyNameInstead(searched: string): { readonly words: string; readonly leftOut: readonly string[] } | null {
  const words = searched.split(/[\s,]+/).filter(Boolean)
  const found = spanIn(words, (key) => instead.get(key), 2)
  if (!found) return null
  const others = words.toSpliced(found.at, found.length)
  const leftOut = others.filter((word) => !isTypedPlace(word))
  return leftOut.length === 0 ? null : { words: [found.name, ...others.filter(isTypedPlace)].join(' '), leftOut }
}

/** The name that employers write for the first that is said anywhere in a text. `isLoose`: also by words that mean the work only alone. */
export function nameSaidIn(searched: string, { isLoose = false } = {}): string | null {
  const words = searched.split(/[\s,]+/).filter(Boolean)
  const found = spanIn(words, saidIn, 1) ?? spanIn(words, (key) => instead.get(key), 2)
  return (found ?? (isLoose ? spanIn(words, (key) => alone.get(key) ?? instead.get(key), 1) : null))?.name ?? null
}

/** The name that employers write for exactly these words, where they mean it beside any others too. */
export const nameSaid = (words: string): string | null =>
  saidIn(keyOf(words)) ?? (words.includes(' ') ? instead.get(keyOf(words)) : undefined) ?? null

/** Employers write it so. */
export const isWrittenName = (words: string): boolean => writtenNames.has(keyOf(words))
const writtenNames: ReadonlySet<string> = new Set(spokenNames.map(({ name }) => name))

type Names = ReadonlyMap<string, string>
type NameOf = (key: string) => string | undefined

/** A name of so many words at least, wherever it stands. */
function firstIn(words: readonly string[], nameOf: NameOf, leastWords: number): string | null {
  const found = spanIn(words, nameOf, leastWords)
  return found && words.toSpliced(found.at, found.length, found.name).join(' ')
}

type Span = { readonly at: number; readonly length: number; readonly name: string }

function spanIn(words: readonly string[], nameOf: NameOf, leastWords: number): Span | null {
  const keys = words.map(keyOf)
  for (const at of keys.keys())
    for (let length = Math.min(mostWords, keys.length - at); length >= leastWords; length -= 1) {
      const name = nameOf(keys.slice(at, at + length).join(' '))
      if (name) return { at, length, name }
    }
  return null
}

/** Words that say no work themselves may stand beside it, or be all there is: "office". */
function aloneIn(words: readonly string[], names: Names): string | null {
  const keys = words.map(keyOf)
  const work = keys.filter((word) => !saysNoWork(word))
  const whole = names.get(keys.join(' '))
  if (whole !== undefined) return whole
  const name = names.get((work.length > 0 ? work : keys).join(' '))
  if (name === undefined) return null
  const others =
    work.length > 0 ? words.filter((_word, at) => saysNoWork(keys[at] ?? '') && !saysNothing.has(keys[at] ?? '')) : []
  return [name, ...others].join(' ')
}
