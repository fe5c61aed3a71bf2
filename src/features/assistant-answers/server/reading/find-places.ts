import { latinName, placesByFirstWord } from './lexicon.ts'
import { isOwnWord } from './match-phrases.ts'
import { isTradeWord } from './lexicon.ts'
import { openSpelling } from './spelling.ts'
import type { Word } from './words.ts'

export type PlaceSpan = { readonly name: string; readonly from: number; readonly to: number }

/** Places whose names are also words of Hindi or English. They count only beside a preposition such as "in". */
const ambiguous = new Set(
  'agar mon anand sagar mandi mau guna champa pali katra banda orai una baran samba bali puri india bharat durg dhar mahe salem contai tapi basti beed bhind both rewa china data nagar'.split(
    ' ',
  ),
)
const before = new Set(['in', 'at', 'near', 'around', 'from', 'to'])
const after = new Set(['me', 'mein', 'mai', 'main', 'mei', 'ke', 'में', 'मे', 'के'])
const most = 4

const nearestPlace = openSpelling([...placesByFirstWord.values()].flat().flatMap((name) => (name.length === 1 ? name : [])))

/** The places that a message names, each with the range of its words. */
export function findPlaces(words: readonly Word[]): PlaceSpan[] {
  const spans: PlaceSpan[] = []
  for (let at = 0; at < words.length && spans.length < most; at++) {
    const span = placeAt(words, at)
    if (!span) continue
    spans.push(span)
    at = span.to
  }
  return spans
}

function placeAt(words: readonly Word[], at: number): PlaceSpan | null {
  const first = latinAt(words, at)
  const name = placesByFirstWord.get(first)?.find((parts) => parts.every((part, i) => latinAt(words, at + i) === part))
  if (!name) return misspeltAt(words, at)
  const to = at + name.length - 1
  const isSure = name.length > 1 || !ambiguous.has(first) || isBesidePreposition(words, at, to)
  return isSure ? { name: name.join(' '), from: at, to } : null
}

function latinAt(words: readonly Word[], at: number): string {
  return latinName(words[at]?.plain ?? '')
}

/** A misspelt place beside a preposition, as it was typed: the search corrects it and tells the person. */
function misspeltAt(words: readonly Word[], at: number): PlaceSpan | null {
  const isOne = isBesidePreposition(words, at, at) && isMisspeltPlace(latinAt(words, at))
  return isOne ? { name: words[at]?.typed ?? '', from: at, to: at } : null
}

function isBesidePreposition(words: readonly Word[], from: number, to: number): boolean {
  return before.has(words[from - 1]?.typed.toLowerCase() ?? '') || after.has(words[to + 1]?.typed.toLowerCase() ?? '')
}

function isMisspeltPlace(plain: string): boolean {
  return !isOwnWord(plain) && !isTradeWord(plain) && nearestPlace(plain) !== null
}
