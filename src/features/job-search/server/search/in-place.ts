/** Relaxations for a search in a place. */
import { readPlaceBesideWords } from '#features/search-places/read-place-beside-words.ts'
import { widerPlaces } from '#features/search-places/server/public.ts'
import {
  besideWorkplace,
  fewerWords,
  losesSubject,
  meansEachWord,
  rightlySpelled,
  underNearTrade,
  underOtherName,
  underSkill,
  wordsIn,
} from '#features/search-words/server/public.ts'
import type { JobList } from '../../contract.ts'
import { placesAround } from './fewer-filters.ts'
import { keepsWork } from './is-about-work.ts'
import type { SearchResult } from './open-search.ts'
import type { Relaxation } from './relaxations.ts'

/** Returns the corrected spelling: a search may have both a typing error and a word that no job has. */
export function spellingsOf(q: string, { spellings: [spelled = q] = [] }: SearchResult): string[] {
  return !meansEachWord(q) && wordsIn(spelled).length === wordsIn(q).length && keepsWork(q, spelled) ? [spelled] : []
}

/** If no job in the place names the typed skill, the trades that have it are searched there. */
export const skillThere = (q: string, others: Omit<JobList, 'q'>): Relaxation[] =>
  others.location === undefined ? [] : thereOrInCity(others, others.location, underSkill(q))

type Way = Omit<Relaxation, 'search'> & { readonly q: string }

/** The loss of searching the city of a locality. */
const cityLoss = 0.05

/** Searches for trades in the place itself and, if it is a locality, in its city, but not in cities within reach. */
function thereOrInCity(others: Omit<JobList, 'q'>, place: string, ways: readonly Way[]): Relaxation[] {
  const city = widerPlaces(place).find(({ reach, locality }) => reach === 'city' && locality === null)?.location
  return ways.flatMap(({ q, loss, ...way }) =>
    (city === undefined ? [place] : [place, city]).map((location, at) => ({
      ...way,
      loss: loss + at * cityLoss,
      search: { ...others, q, location },
      wider: location,
      staysThere: true,
    })),
  )
}

/**
 * The work without what says nothing about it, which is left out before the place is: "driver with badge delhi". Jobs that mention it come first all
 * the same.
 */
function withoutSpare(q: string): Way {
  const fewer = fewerWords(q).find(({ loss }) => loss <= spareLoss)
  return fewer ? { ...fewer, name: fewer.q } : { q, leftOut: [], loss: 0, name: q }
}
const spareLoss = 1

/** Relaxations for a place without a preposition ("python koramangala"). As for any place, trades near the typed one are searched there too. */
export function inPlace(
  q: string,
  others: Omit<JobList, 'q'>,
  asTyped: SearchResult,
  ofSkill: typeof underSkill = () => [],
): Relaxation[] {
  const read = others.location === undefined ? readPlaceBesideWords(q) : null
  if (!read) return []
  const { location } = read
  const less = { leftOut: [], loss: 0, name: read.q }
  const work = withoutSpare(read.q)
  const ofAll = underOtherName({ ...less, q: read.q })
  const named = ofAll.length > 0 ? ofAll : underOtherName(work)
  const spellings = [rightlySpelled(read.q), ...spellingsOf(read.q, asTyped)]
  const near = [...spellings.flatMap((spelled) => underNearTrade(spelled, q)), ...ofSkill(read.q)]
  return [
    { ...less, search: { ...others, ...read }, place: location, staysThere: near.length > 0 },
    ...thereOrInCity(others, location, near),
    ...placesAround(location).flatMap(({ wider, loss }) =>
      [work, ...named].map(({ q: words, ...way }) => ({
        ...way,
        loss: loss + way.loss,
        search: { ...others, q: words, location: wider },
        wider,
      })),
    ),
    // Last, the employers' name of the work anywhere: "anm bhopal" finds nurses.
    ...ofAll.map(({ q: name, ...way }) => ({
      ...way,
      leftOut: [...way.leftOut, location],
      loss: way.loss + anywhereLoss,
      search: { ...others, q: name },
    })),
  ]
}

/** As much as a typed place that is left out. */
const anywhereLoss = 5

/** The work without where it is done, if the rest says who does it. Nothing else is tried then: a cashier is not the work of a restaurant. */
export function outsideWorkplace(search: JobList, ways: (less: JobList) => readonly Relaxation[]): Relaxation[] | null {
  const beside = besideWorkplace(search.q ?? '')
  if (beside === null) return null
  const less = { ...search, q: beside.q }
  return [{ search: less, leftOut: [], loss: 0, name: null }, ...ways(less)].map((way) => ({
    ...way,
    leftOut: [...way.leftOut, ...beside.leftOut],
  }))
}

/** Trades near the typed one in the place itself, before cities within reach are searched. */
export const nearThere = (typed: JobList, { q, ...others }: JobList): Relaxation[] =>
  q === undefined
    ? []
    : underNearTrade(q, typed.q ?? q)
        .filter((less) => !losesSubject(q, less.q))
        .map((less) => ({ ...less, search: { ...others, q: less.q }, staysThere: true }))
