/** Maps the names of work that people say to those that employers write: "khana banane wala" is a cook. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import fields from '../words/fields.json' with { type: 'json' }
import requests from '../words/requests.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import spokenNames from '../words/spoken-names.json' with { type: 'json' }
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import scriptNames from '../../../../database/names/script-names.json' with { type: 'json' }
import { openNamesBySound } from '#features/search-places/name-by-sound.ts'
import type { SimilarTrade } from './classified-trades.ts'
import { tradesOfIndustry } from './industry-names.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { alone, instead, insteadByHand, insteadIn, keyOf, lookUp, type NameOf, said } from './spoken-lists.ts'

/** Finds English names of work that are written in an Indian script and are in no list, by their sound: "ड्रायव्हर" is driver. */
const bySound = openNamesBySound(
  [
    ...new Set([
      ...occupations.flatMap(({ trade, names }) => [trade, ...names.split(', ')]).filter((name) => /^[a-z]{6,}$/.test(name)),
      // Words in "-ing" are safe to match by sound, because words of other languages rarely end like that.
      ...fields.flatMap(({ words }) => words.split(', ')).filter((word) => /^[a-z]{3,}ing$/.test(word)),
    ]),
  ],
  4,
  () => 0.56,
)
const isInScript = (word: string): boolean => /[\u0900-\u0D7F]/u.test(word) && word.length <= mostLetters
const mostLetters = 40

/** The employers' name for a word that means the work anywhere in a text. */
function saidIn(key: string): string | undefined {
  return said.get(key) ?? (isInScript(key) && !isDescribing(key) && !isListed(key) ? (bySound(key) ?? undefined) : undefined)
}

/** True for words that a list has in their own script. Stop words have already been removed. */
const isListed = (key: string): boolean => alone.has(key) || insteadByHand.has(key) || scriptWords.has(key)
const scriptWords: ReadonlySet<string> = new Set(scriptNames.flatMap(({ names }) => names.normalize('NFC').split(' ')))

const mostWords = Math.max(...[...said.keys(), ...insteadByHand.keys()].map((name) => name.split(' ').length))

/** Words that add nothing to the work beside them: "coding work" means coding. */
const saysNothing: ReadonlySet<string> = new Set(requests.saysNothing.split(' '))

const { generic: _ranks, ...describing } = descriptions
const describingWords: ReadonlySet<string> = new Set([...Object.values(describing), spareWords.people].join(' ').split(' '))
export const isDescribing = (word: string): boolean => describingWords.has(word) || isTypedPlace(word)

/** With `comesFirst`, the jobs with the written name are listed before those with the typed words, which titles of other work have too. */
export type WrittenName = { readonly words: string; readonly comesFirst: boolean }

/** Replaces spoken names by the names that employers write. Returns null if the words already are such a name, or none is known. */
export function writtenName(searched: string): WrittenName | null {
  const words = searched.split(/\s+/).filter(Boolean)
  const found = firstIn(words, saidIn, 1)
  if (found) return { words: found, comesFirst: false }
  const industry = alone.has(keyOf(words.join(' '))) ? null : tradesOfIndustry(words)
  if (industry !== null) return { words: industry, comesFirst: true }
  const name = aloneIn(words, lookUp(alone))
  return name === null ? null : { words: name, comesFirst: true }
}

/** Like `writtenName`, for names that are replaced only if no title has the typed words. */
export function nameInstead(searched: string): string | null {
  const words = searched.split(/\s+/).filter(Boolean)
  return firstIn(words, insteadIn(searched), 2) ?? aloneIn(words, insteadIn(searched))
}

type OnlyName = { readonly words: string; readonly own: string; readonly leftOut: readonly string[] }

/** The name of the work as employers write it and as it was typed (`own`), with the places, without what only describes the work. */
export function onlyNameInstead(searched: string): OnlyName | null {
  const words = searched.split(/[\s,]+/).filter(Boolean)
  const found = spanIn(words, insteadIn(searched), 2)
  if (!found) return null
  const others = besides(words, found).flat()
  const leftOut = others.filter((word) => !isTypedPlace(word))
  const inPlaces = (name: readonly string[]): string => [...name, ...others.filter(isTypedPlace)].join(' ')
  const own = inPlaces(words.slice(found.at, found.at + found.length))
  return leftOut.length === 0 ? null : { words: inPlaces([found.name]), own, leftOut }
}

/**
 * Returns the employers' name for the first name of work in a text. With `isLoose`, names that mean the work only when they stand alone count too.
 */
export function nameSaidIn(searched: string, { isLoose = false } = {}): string | null {
  const words = searched.split(/[\s,]+/).filter(Boolean)
  const found = spanIn(words, saidIn, 1) ?? spanIn(words, (key) => instead.get(key), 2)
  return (found ?? (isLoose ? spanIn(words, (key) => alone.get(key) ?? instead.get(key), 1) : null))?.name ?? null
}

/** Returns the employers' name for exactly these words, if they mean the work also beside other words. */
export const nameSaid = (words: string): string | null =>
  saidIn(keyOf(words)) ?? (words.includes(' ') ? instead.get(keyOf(words)) : undefined) ?? null

/**
 * The trade of a name that is not replaced in a title: its jobs are similar work. Empty if another word beside the name says work, and for a name
 * of several trades, because only one of them is the work.
 */
export function tradesLikeName(title: string): SimilarTrade[] {
  const words = title.split(/[\s,;|()]+/).filter((word) => word !== '' && !isDescribing(keyOf(word)))
  const name = keyOf(words.join(' '))
  const trade = insteadByHand.get(name)
  return trade === undefined || trade.includes(' or ') ? [] : [{ trade, name }]
}

/** True if employers write the work with exactly these words. */
export const isWrittenName = (words: string): boolean => writtenNames.has(keyOf(words))
const writtenNames: ReadonlySet<string> = new Set(spokenNames.map(({ name }) => name))

/** Replaces the first name of at least `leastWords` words, anywhere in the text. */
function firstIn(words: readonly string[], nameOf: NameOf, leastWords: number): string | null {
  const found = spanIn(words, nameOf, leastWords)
  if (!found) return null
  const [before, behind] = besides(words, found)
  // Words beside a name of two trades belong to both: "or" would tie them to one.
  const names = found.name.split(' or ').map((name) => [...before, name, ...behind].join(' '))
  return names.join(' or ')
}

type Span = { readonly at: number; readonly length: number; readonly name: string }

/** The words before and behind a name, without those that the name that replaces it says already. */
function besides(words: readonly string[], { at, length, name }: Span): readonly [before: string[], behind: string[]] {
  const named = new Set(name.split(' '))
  const unsaid = (some: readonly string[]): string[] => some.filter((word) => !named.has(keyOf(word)))
  return [unsaid(words.slice(0, at)), unsaid(words.slice(at + length))]
}

function spanIn(words: readonly string[], nameOf: NameOf, leastWords: number): Span | null {
  const keys = words.map(keyOf)
  for (const at of keys.keys())
    for (let length = Math.min(mostWords, keys.length - at); length >= leastWords; length -= 1) {
      const name = nameOf(keys.slice(at, at + length).join(' '))
      if (name) return { at, length, name }
    }
  return null
}

/** Looks up the words without those that describe work; if all of them do ("office"), looks up the whole text. */
function aloneIn(words: readonly string[], nameOf: NameOf): string | null {
  const keys = words.map(keyOf)
  const work = keys.filter((word) => !isDescribing(word))
  const whole = nameOf(keys.join(' '))
  if (whole !== undefined) return whole
  const name = nameOf((work.length > 0 ? work : keys).join(' '))
  if (name === undefined) return null
  const others =
    work.length > 0 ? words.filter((_word, at) => isDescribing(keys[at] ?? '') && !saysNothing.has(keys[at] ?? '')) : []
  return [name, ...others].join(' ')
}
