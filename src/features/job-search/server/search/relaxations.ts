/** What to search where no job has all that was typed, in the order of how much of it is missing. */
import { readPlaceBesideWords } from '#features/search-words/read-place-in-words.ts'
import {
  fewerWords,
  meansEachWord,
  rightlySpelled,
  saysNoWork,
  widerPlaces,
  wordsIn,
} from '#features/search-words/server/public.ts'
import type { JobList } from '../../contract.ts'
import { ofAnyWork, relaxationsOfAnyWork } from './any-work.ts'
import { fewerFilters, placesAround } from './fewer-filters.ts'
import { keepsWork } from './is-about-work.ts'
import type { SearchResult } from './open-search.ts'
import { isFiltered } from './relaxed-filters.ts'
import { underDescribedWork, underNamedWork, underNearTrade, underOtherName, underTrade } from './under-other-name.ts'

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
  /** By the name of work among words that only describe it. */
  readonly isNamed?: boolean
}

/** No job has what was typed. */
export function relaxationsOfNoMatch(typed: JobList, { q, ...others }: JobList, asTyped: SearchResult): Relaxation[] {
  if (!q) return typed.q ? leastLossFirst(relaxationsOfAnyWork(typed, others)) : []
  const spellings = [rightlySpelled(q), ...spellingsOf(q, asTyped)]
  const anyWork = saysNoWork(q) ? ofAnyWork(typed, others, q) : []
  return leastLossFirst([...inPlace(q, others, asTyped), ...relaxationsOf(typed, others, q, spellings), ...anyWork])
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

/** Each costs a search, and hardly ever more than a few are needed. */
const mostWays = 10
const mostNamed = 4

/** That with most of what was typed first, each search once. */
function leastLossFirst(ways: readonly Relaxation[]): Relaxation[] {
  const sorted = ways.toSorted((a, b) => a.loss - b.loss)
  const [named, others] = [sorted.filter(({ isNamed }) => isNamed), sorted.filter(({ isNamed }) => !isNamed)]
  const kept = [...others.slice(0, mostWays), ...named.slice(0, mostNamed)].toSorted((a, b) => a.loss - b.loss)
  const keys = kept.map(({ search, staysThere }) => JSON.stringify([search, staysThere === true]))
  return kept.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** Fewer words, or others: `places` among them are where the work is looked for, unless a place was chosen. */
type Less = Pick<Relaxation, 'leftOut' | 'loss' | 'name' | 'staysThere' | 'isNamed'> & {
  readonly q: string
  readonly places?: readonly string[]
}

function relaxationsOf(typed: JobList, others: Omit<JobList, 'q'>, q: string, spellings: readonly string[]): Relaxation[] {
  const words = [...new Set(spellings)].flatMap((spelled, at): Less[] => [
    ...[{ q: spelled, leftOut: [], loss: 0 }, ...fewerWords(spelled)].flatMap((less) => [
      { ...less, loss: less.loss + at * spellingLoss, name: spelled === q ? null : less.q },
      ...underOtherName(less),
    ]),
    ...underTrade(spelled),
    ...underNamedWork(spelled).map((less) => ({ ...less, isNamed: true })),
  ])
  const isPlaced = others.location !== undefined && others.location !== 'Remote'
  const described: readonly Less[] = underDescribedWork(q)
  const near = spellings
    .flatMap((spelled) => underNearTrade(spelled, isPlaced ? (typed.q ?? q) : null))
    .map((less): Less => ({ ...less, staysThere: true }))
  return fewerFilters(typed, others)
    .flatMap(({ kept, leftOut, loss, wider }) =>
      [...words, ...described, ...(isFiltered(kept) && wider === undefined ? near : [])].map((less) => ({
        name: less.name,
        wider,
        ...placedIn(less, kept),
        staysThere: less.staysThere === true,
        isNamed: less.isNamed === true,
        leftOut: [...less.leftOut, ...leftOut],
        loss: less.loss + loss,
      })),
    )
    .filter(({ leftOut, name, wider }) => leftOut.length > 0 || name !== null || wider !== undefined)
}

function placedIn({ q, places = [] }: Less, kept: Omit<JobList, 'q'>): Pick<Relaxation, 'search'> & Partial<Relaxation> {
  const place = kept.location === undefined && places.length > 0 ? places.join(' ') : undefined
  return place === undefined ? { search: { ...kept, q } } : { search: { ...kept, q, location: place }, name: q, wider: place }
}

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
