/** The same work under another name, where no title has the one that was typed. */
import {
  nameInstead,
  nearTrades,
  onlyNameInstead,
  searchedWords,
  tradeInstead,
  workInSelfDescription,
} from '#features/search-words/server/public.ts'

type Words = { readonly q: string; readonly leftOut: readonly string[]; readonly loss: number }
type OtherName = Words & { readonly name: string }

const nameLoss = 0.5
/** Words beside it are left out; they say less than a filter does. */
const onlyNameLoss = 1.75

/** The name that employers write. */
export function underOtherName({ q, leftOut, loss }: Words): OtherName[] {
  const searched = searchedWords(q)
  const name = nameInstead(searched)
  const only = onlyNameInstead(searched)
  return [
    ...(name === null ? [] : [{ q: name, name, leftOut, loss: loss + nameLoss }]),
    ...(only === null
      ? []
      : [{ q: only.words, name: only.words, leftOut: [...leftOut, ...only.leftOut], loss: loss + onlyNameLoss }]),
  ]
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

/** Words that are unknown say less, and a trade that is only like it more. */
const selfDescriptionLoss = 3.25

/** The work that somebody names who tells of themselves. */
export function underDescribedWork(typed: string): OtherName[] {
  const described = workInSelfDescription(typed)
  return described === null ? [] : [{ q: described, name: described, leftOut: [], loss: selfDescriptionLoss }]
}

/** Nearer than the trade itself in cities within reach. */
const sameLoss = 1.4
const sameLossStep = 0.01
/** Trades near the one that was typed, which may have a job where it has none: in the place and with the filters that were asked for. */
export const underNearTrade = (q: string, typed: string | null): OtherName[] =>
  nearTrades(q, typed)
    .filter((near) => near !== q)
    .map((near, at) => ({ q: near, name: near, leftOut: [], loss: sameLoss + at * sameLossStep }))
