/** The same work under another name, where no title has the one that was typed. */
import {
  nameInstead,
  nearTrades,
  onlyNameInstead,
  searchedWords,
  tradeInstead,
  workInSelfDescription,
  worksNamed,
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

/** More of what was meant is missing than without a skill, so what is found must be of the work. */
const namedLoss = 4.05
const namedLossStep = 0.02
const mostNamed = 2

/** `places` are words of what was typed too. */
type NamedWay = Words & { readonly name: string | null; readonly places: readonly string[] }

/** The work that is named among words that only describe it: as it was typed, as employers write it, and its trade. */
export function underNamedWork(q: string): NamedWay[] {
  const { works, places, others } = worksNamed(q)
  const either = works.length > 1 && works.every(({ isField }) => !isField) ? [works.map(({ words }) => words).join(' or ')] : []
  const names = works
    .slice(0, mostNamed)
    .flatMap(({ words, name }) => [words, name ?? nameInstead(words), tradeInstead(words)?.trade])
  const isTyped = (name: string): boolean => works.some(({ words }) => words === name)
  return [...new Set([...either, ...names])].flatMap((work, at) => {
    if (!work) return []
    const less = { q: work, name: isTyped(work) ? null : work, leftOut: others, loss: namedLoss + at * namedLossStep, places }
    const anywhere = { ...less, leftOut: [...others, ...places], loss: less.loss + placeLoss, places: [] }
    return places.length > 0 ? [less, anywhere] : [less]
  })
}
