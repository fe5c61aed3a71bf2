/** The same work under another name, where no title has the one that was typed. */
import { nameInstead, searchedWords, tradeInstead } from '#features/search-words/server/public.ts'

type Words = { readonly q: string; readonly leftOut: readonly string[]; readonly loss: number }
type OtherName = Words & { readonly name: string }

const nameLoss = 0.5

/** The name that employers write. */
export function underOtherName({ q, leftOut, loss }: Words): OtherName[] {
  const name = nameInstead(searchedWords(q))
  return name === null ? [] : [{ q: name, name, leftOut, loss: loss + nameLoss }]
}

/** Less of what was meant is missing without a word that is unknown, and more without a skill. */
const tradeLoss = 3.5
const placeLoss = 2

/** The trade that the name is of; in the places that were typed, where it has a job there. */
export function underTrade(q: string): OtherName[] {
  const instead = tradeInstead(q)
  if (instead === null) return []
  const { trade, places } = instead
  const inPlaces = [trade, ...places].join(' ')
  const anywhere = places.length > 0 ? [{ q: trade, name: trade, leftOut: places, loss: tradeLoss + placeLoss }] : []
  return [{ q: inPlaces, name: inPlaces, leftOut: [], loss: tradeLoss }, ...anywhere]
}
