import { isIndustry, isSpare, isUnknown, keyOf } from './kinds-of-words.ts'
import { wordsIn } from './occupation-names.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { likeliestTrades } from './similar-trades.ts'

/** `q` is the relaxed query. `loss` is a rank of how much of the meaning was lost. */
export type FewerWords = { readonly q: string; readonly leftOut: readonly string[]; readonly loss: number }

const twoLoss = 2.75

/** Splits two works joined by "and" into two queries and drops what describes them: "clinic helper and receptionist". */
export function oneOfTwo(words: readonly string[]): FewerWords[] {
  const at = words.findIndex(isAnd)
  const sides = at > 0 ? [words.slice(0, at), words.slice(at + 1)] : []
  const works = sides.map((side) =>
    isOneWork(side) ? side : side.filter((word) => !saysLittle(keyOf(word)) || isTypedPlace(word)),
  )
  // In "Trainer Statistics and Excel" both sides describe the work before them.
  const named = new Set(likeliestTrades(words.join(' ')).flatMap(({ name }) => wordsIn(name)))
  const isDescribed = works.some((side) => !isOneWork(side) && wordsIn(side.join(' ')).some((form) => named.has(form)))
  return works.flatMap((side) =>
    isOneWork(side) && !isDescribed
      ? [{ q: side.join(' '), leftOut: words.filter((word) => !side.includes(word)), loss: twoLoss }]
      : [],
  )
}

function isOneWork(side: readonly string[]): boolean {
  const work = side.filter((word) => !isTypedPlace(word))
  return likeliestTrades(work.join(' ')).some(({ name }) => wordsIn(name).length === work.length)
}

/** True for a word that joins two works. */
export const isAnd = (word: string): boolean => ['and', '&', 'aur', 'cum', 'और'].includes(keyOf(word))

/** True for a word that says nothing about the work itself: a description, an industry, a place or an unknown word. */
export const saysLittle = (word: string): boolean => isSpare(word) || isIndustry(word) || isUnknown(word) || isTypedPlace(word)
