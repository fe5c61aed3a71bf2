/** Relaxations that search for the same work by another name, for words that no title has. */
import { nearTrades, tradesOfSkills } from './near-trades.ts'
import { worksNamed } from './named-work.ts'
import { isWrittenName, nameInstead, onlyNameInstead } from './spoken-names.ts'
import { tradeInstead } from './trade-instead.ts'
import { searchedWords } from './word-forms.ts'
import { workInSelfDescription } from './work-in-self-description.ts'

type Words = { readonly q: string; readonly leftOut: readonly string[]; readonly loss: number }
export type OtherName = Words & { readonly name: string; readonly isListed?: boolean }

const nameLoss = 0.5
/** This relaxation drops the words beside the name. They say less than a filter does. */
const onlyNameLoss = 1.75
/** Less than another name: titles may have the typed one without those words. A trade has more jobs than the work that was typed. */
const onlyOwnNameLoss = onlyNameLoss - 0.05

/** Replaces the typed name by the one that employers write. */
export function underOtherName({ q, leftOut, loss }: Words): OtherName[] {
  const searched = searchedWords(q)
  const name = nameInstead(searched)
  const named = onlyNameInstead(searched)
  // Words that are themselves the name of work are not what is beside it: "housekeeping supervisor 5 star hotel" asks for no front office.
  const only = named !== null && isWrittenName(named.leftOut.join(' ')) ? null : named
  const others = only === null ? [] : [...leftOut, ...only.leftOut]
  return [
    ...(name === null ? [] : [{ q: name, name, leftOut, loss: loss + nameLoss }]),
    ...(only === null ? [] : [{ q: only.own, name: only.own, leftOut: others, loss: loss + onlyOwnNameLoss }]),
    ...(only === null ? [] : [{ q: only.words, name: only.words, leftOut: others, loss: loss + onlyNameLoss }]),
  ]
}

/** The loss of searching for the trade instead: more than dropping an unknown word, less than dropping a skill. */
const tradeLoss = 3.5
const placeLoss = 2

/** Less than the trade: the name itself is nearer, if titles have it. */
const ownNameLoss = tradeLoss - 0.05

/** Searches for the typed name of work and for its trade, first in the typed places, then anywhere. */
export function underTrade(q: string): OtherName[] {
  const instead = tradeInstead(q)
  if (instead === null) return []
  const { trade, name, places } = instead
  const ways = [...(name === null ? [] : [{ work: name, loss: ownNameLoss }]), { work: trade, loss: tradeLoss }]
  return ways.flatMap(({ work, loss }) => {
    const inPlaces = [work, ...places].join(' ')
    const anywhere = places.length > 0 ? [{ q: work, name: work, leftOut: places, loss: loss + placeLoss }] : []
    return [{ q: inPlaces, name: inPlaces, leftOut: [], loss }, ...anywhere]
  })
}

/** The loss of reading a self-description: more than dropping unknown words, less than searching for a similar trade. */
const selfDescriptionLoss = 3.25

/** Searches for the work that a self-description names. */
export function underDescribedWork(typed: string): OtherName[] {
  const described = workInSelfDescription(typed)
  return described === null ? [] : [{ q: described, name: described, leftOut: [], loss: selfDescriptionLoss }]
}

/** The loss of a trade that is similar to the typed one: less than searching for the typed trade in cities within reach. */
const sameLoss = 1.4
const sameLossStep = 0.01
/** Searches for trades near the typed one in the same place and with the same filters, where the typed trade has no jobs. */
export const underNearTrade = (q: string, typed: string | null): OtherName[] =>
  under(
    nearTrades(q, typed).filter((near) => near !== q),
    sameLoss,
  )

/** Searches for trades that have the typed skill, where no job in the place names it. */
export const underSkill = (q: string): OtherName[] => under(tradesOfSkills(q), skillTradeLoss)

/** The loss of a trade that has the typed skill: more than searching for the skill in cities within reach. */
const skillTradeLoss = 1.6

const under = (names: readonly string[], loss: number): OtherName[] =>
  names.map((name, at) => ({ q: name, name, leftOut: [], loss: loss + at * sameLossStep }))

/** The loss of this relaxation is more than that of dropping a skill, so its results must be about the work. */
const namedLoss = 4.05
const namedLossStep = 0.02
const mostNamed = 2

/** `places` are the typed words that name places. */
type NamedWay = Words & { readonly name: string | null; readonly places: readonly string[]; readonly isListed: boolean }

/** Searches for the work that is named among describing words: as typed, as employers write it, and by its trade. */
export function underNamedWork(q: string): NamedWay[] {
  const { works, places, others } = worksNamed(q)
  const either = works.length > 1 && works.every(({ isField }) => !isField) ? [works.map(({ words }) => words).join(' or ')] : []
  const names = works
    .slice(0, mostNamed)
    .flatMap(({ words, name }) => [words, name ?? nameInstead(words), tradeInstead(words)?.trade])
  const isTyped = (name: string): boolean => works.some(({ words }) => words === name)
  const isListed = (work: string): boolean => works.some(({ words, name }) => name === work && words.includes(' '))
  return [...new Set([...either, ...names])].flatMap((work, at) => {
    if (!work) return []
    const less = {
      q: work,
      name: isTyped(work) ? null : work,
      leftOut: others,
      loss: namedLoss + at * namedLossStep,
      places,
      isListed: isListed(work),
    }
    const anywhere = { ...less, leftOut: [...others, ...places], loss: less.loss + placeLoss, places: [] }
    return places.length > 0 ? [less, anywhere] : [less]
  })
}
