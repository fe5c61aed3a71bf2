/** Names of work as people say them, in the words that employers write: "khana banane wala" looks for a cook. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import spokenNames from '../words/spoken-names.json' with { type: 'json' }
import { isTypedPlace } from './read-place.ts'

const namesOf = (list: 'said' | 'alone'): ReadonlyMap<string, string> =>
  new Map(spokenNames.flatMap(({ name, [list]: names }) => names?.split(', ').map((each) => [keyOf(each), name] as const) ?? []))

/** They mean the work wherever they stand. */
const said = namesOf('said')
/** Beside other words of work they mean something else: "computer teacher". */
const alone = namesOf('alone')

const mostWords = Math.max(...[...said.keys()].map((name) => name.split(' ').length))

const describing = Object.entries(descriptions).flatMap(([kind, list]) => (kind === 'generic' ? [] : list.split(' ')))
const describingWords: ReadonlySet<string> = new Set(describing)
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
  const keys = words.map(keyOf)
  const found = keys.flatMap((_key, at) => longestAt(keys, at) ?? [])[0]
  if (found) return { words: words.toSpliced(found.at, found.length, found.name).join(' '), comesFirst: false }
  const name = alone.get(keys.filter((word) => !saysNoWork(word)).join(' '))
  if (name === undefined) return null
  return { words: [name, ...words.filter((_word, at) => saysNoWork(keys[at] ?? ''))].join(' '), comesFirst: true }
}

type SaidName = { readonly name: string; readonly at: number; readonly length: number }

function longestAt(keys: readonly string[], at: number): SaidName | null {
  for (let length = Math.min(mostWords, keys.length - at); length > 0; length -= 1) {
    const name = said.get(keys.slice(at, at + length).join(' '))
    if (name) return { name, at, length }
  }
  return null
}
