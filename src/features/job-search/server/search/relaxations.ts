/** What to search where no job has all that was typed, in the order of how much of it is missing. */
import { readPlaceBesideWords } from '#features/search-words/read-place-in-words.ts'
import { fewerWords, meansEachWord, rightlySpelled, widerPlaces, wordsIn } from '#features/search-words/server/public.ts'
import type { JobList } from '../../contract.ts'
import { fewerFilters, placesAround } from './fewer-filters.ts'
import { keepsWork } from './is-about-work.ts'
import type { SearchResult } from './open-search.ts'
import { otherFilters } from './relaxed-filters.ts'
import { underDescribedWork, underNearTrade, underOtherName, underTrade } from './under-other-name.ts'

/** `name`: other words for the work, which say as much. `place`: a word that was read as one. `wider`: places around it. */
export type Relaxation = {
  readonly search: JobList
  readonly leftOut: readonly string[]
  readonly loss: number
  readonly name: string | null
  readonly place?: string
  readonly wider?: string | undefined
  /** Cities within reach are another way. */
  readonly staysThere?: boolean
}

/** No job has what was typed. */
export function relaxationsOfNoMatch(typed: JobList, { q, ...others }: JobList, asTyped: SearchResult): Relaxation[] {
  if (!q) return typed.q ? relaxationsOfAnyWork(typed, others) : []
  const spellings = [rightlySpelled(q), ...spellingsOf(q, asTyped)]
  return leastLossFirst([...inPlace(q, others, asTyped), ...relaxationsOf(typed, others, q, spellings)])
}

/** Jobs only mention it. */
export function relaxationsOfMentions(typed: JobList, { q, ...others }: JobList, asTyped: SearchResult): Relaxation[] {
  if (!q) return []
  const inPlaces = inPlace(q, others, asTyped).filter(({ place }) => place === undefined)
  return leastLossFirst([...inPlaces, ...relaxationsOf(typed, others, q, [rightlySpelled(q)])])
}

/** Trades near the one that was typed come before those jobs if they have some in the place itself. */
export const isWithinReach = (read: JobList, { correctedPlace, corrected }: SearchResult): boolean =>
  correctedPlace !== null && corrected === null && isNearby(read.location ?? '', correctedPlace)

const isNearby = (place: string, found: string): boolean =>
  widerPlaces(place).some(({ isNear, location }) => isNear && location === found)

export const nearThere = (typed: JobList, { q, ...others }: JobList): Relaxation[] =>
  q === undefined
    ? []
    : underNearTrade(q, typed.q ?? q).map((less) => ({ ...less, search: { ...others, q: less.q }, staysThere: true }))

/** Where no job has what was typed, two things may be wrong with it at once: an error and a word that no job has. */
function spellingsOf(q: string, { spellings: [spelled = q] = [] }: SearchResult): string[] {
  return !meansEachWord(q) && wordsIn(spelled).length === wordsIn(q).length && keepsWork(q, spelled) ? [spelled] : []
}

/** A word that is put right may have been right. */
const spellingLoss = 0.25

/** That with most of what was typed first. */
const leastLossFirst = (ways: readonly Relaxation[]): Relaxation[] => ways.toSorted((a, b) => a.loss - b.loss)

function relaxationsOf(typed: JobList, others: Omit<JobList, 'q'>, q: string, spellings: readonly string[]): Relaxation[] {
  const words = [...new Set(spellings)].flatMap((spelled, at) => [
    ...[{ q: spelled, leftOut: [], loss: 0 }, ...fewerWords(spelled)].flatMap((less) => [
      { ...less, loss: less.loss + at * spellingLoss, name: spelled === q ? null : less.q },
      ...underOtherName(less),
    ]),
    ...underTrade(spelled),
  ])
  const isPlaced = others.location !== undefined && others.location !== 'Remote'
  const described = underDescribedWork(q)
  const near = spellings
    .flatMap((spelled) => underNearTrade(spelled, isPlaced ? (typed.q ?? q) : null))
    .map((less) => ({ ...less, staysThere: true }))
  return fewerFilters(typed, others)
    .flatMap(({ kept, leftOut, loss, wider }) =>
      [...words, ...described, ...(isFiltered(kept) && wider === undefined ? near : [])].map((less) => ({
        search: { ...kept, q: less.q },
        name: less.name,
        staysThere: 'staysThere' in less,
        leftOut: [...less.leftOut, ...leftOut],
        loss: less.loss + loss,
        wider,
      })),
    )
    .filter(({ leftOut, name, wider }) => leftOut.length > 0 || name !== null || wider !== undefined)
}

/** Something beside the words says what is wanted. */
const isFiltered = (others: Omit<JobList, 'q'>): boolean => others.location !== undefined || otherFilters(others).length > 0

/** A place that no word joins to the others is one like any: also trades near the one that was typed are looked for there. */
function inPlace(q: string, others: Omit<JobList, 'q'>, asTyped: SearchResult): Relaxation[] {
  const read = others.location === undefined ? readPlaceBesideWords(q) : null
  if (!read) return []
  const { location } = read
  const less = { leftOut: [], loss: 0, name: read.q }
  const near = [rightlySpelled(read.q), ...spellingsOf(read.q, asTyped)].flatMap((spelled) => underNearTrade(spelled, q))
  return [
    { ...less, search: { ...others, ...read }, place: location, staysThere: near.length > 0 },
    ...near.map(({ q: trades, ...way }) => ({
      ...way,
      search: { ...others, q: trades, location },
      wider: location,
      staysThere: true,
    })),
    ...placesAround(location).map(({ wider, loss }) => ({
      ...less,
      loss,
      search: { ...others, q: read.q, location: wider },
      wider,
    })),
  ]
}

/** Somebody asks for any work, and no job is there or has the filters of the words. */
const relaxationsOfAnyWork = (typed: JobList, others: Omit<JobList, 'q'>): Relaxation[] =>
  leastLossFirst(
    fewerFilters(typed, others)
      .slice(1)
      .map(({ kept, ...less }) => ({ ...less, search: { ...kept, q: undefined }, name: null })),
  )
