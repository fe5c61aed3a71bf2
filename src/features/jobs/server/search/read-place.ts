import type { Pool } from 'pg'
import { isIndianState } from '../../indian-places.ts'
import { type ParsedPart, parseParts } from '../parse-queries.ts'
import { placesTyped } from './places-typed.ts'

export type Place = {
  /** A job has all the words of one of them. Where there are none it may be anywhere. */
  readonly anyOf: readonly (readonly string[])[]
  /** No place is called as the very last word: it may be the beginning of one. */
  readonly isUnfinished: boolean
  /** The same with "or" for each comma that was taken to stand within one place and may stand between two; null without such. */
  readonly apart: string | null
}
export const anywhere: Place = { anyOf: [], isUnfinished: false, apart: null }

export async function readPlace(pool: Pool, typed: string): Promise<Place> {
  const places = placesTyped(typed)
  const parsed = new Map((await parseParts(pool, places.flat())).map((part) => [part.text, part]))
  const named = places.map((parts) => parts.flatMap((text) => parsed.get(text) ?? []))
  const whole = named.flatMap(wholePlaces)
  return {
    anyOf: whole.map(({ words }) => words),
    isUnfinished: named.flat().at(-1)?.isKnown === false,
    apart: whole.some(({ isOpen }) => isOpen) ? whole.map(({ apart }) => apart).join(' or ') : null,
  }
}

type Whole = Omit<ParsedPart, 'text'> & { readonly apart: string; readonly isOpen: boolean }

/** "Pune, Maharashtra, Mumbai": Pune with its state, and Mumbai. */
function wholePlaces(parts: readonly ParsedPart[]): Whole[] {
  const whole: Whole[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    const comma = last ? commaBetween(last, part) : 'separates'
    if (!last || comma === 'separates') whole.push({ ...part, apart: part.text, isOpen: false })
    else whole.splice(-1, 1, joined(last, part, comma === 'may do either'))
  }
  return whole
}

function joined(one: Whole, other: ParsedPart, isOpen: boolean): Whole {
  return {
    words: [...one.words, ...other.words],
    also: [...one.also, ...other.also],
    isKnown: one.isKnown || other.isKnown,
    apart: `${one.apart}${isOpen ? ' or ' : ', '}${other.text}`,
    isOpen: one.isOpen || isOpen,
  }
}

type Words = Pick<ParsedPart, 'words' | 'also' | 'isKnown'>

/** A city and its state are one place; of what is not known it may be a quarter of a city or a city of its own. */
function commaBetween(one: Words, other: Words): 'joins' | 'separates' | 'may do either' {
  if (isWithin(one, other) || isWithin(other, one)) return 'joins'
  return one.isKnown && other.isKnown ? 'separates' : 'may do either'
}

function isWithin(inner: Words, outer: Words): boolean {
  const names = isIndianState(outer.words.join(' ')) ? [...inner.also, ...inner.words] : inner.also
  return outer.words.every((word) => names.includes(word))
}
