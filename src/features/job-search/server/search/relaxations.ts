/** Lists the relaxed queries for a search without matches, the one that loses least first. */
import { readPlaceBesideWords } from '#features/search-places/read-place-beside-words.ts'
import {
  fewerWords,
  isOtherWork,
  losesSubject,
  nearWork,
  rightlySpelled,
  titleParts,
  underBothWorks,
  underDescribedWork,
  underHigherRank,
  underLedTrade,
  underManager,
  underNamedWork,
  underNearTrade,
  underOtherName,
  underRank,
  underSkill,
  underTrade,
} from '#features/search-words/server/public.ts'
import type { JobList } from '../../contract.ts'
import { ofAnyWork, ofDegree, relaxationsOfAnyWork } from './any-work.ts'
import { fewerFilters, namesFromWords } from './fewer-filters.ts'
import { inPlace, outsideWorkplace, skillThere, spellingsOf } from './in-place.ts'
import type { SearchResult } from './open-search.ts'
import { isFiltered, isOnlyFiltered } from './relaxed-filters.ts'
import { underFirstPart } from './under-first-part.ts'

/** `name` is another name for the work with the same meaning. `place` is a word that was read as a place. `wider` contains the places around it. */
export type Relaxation = {
  readonly search: JobList
  readonly leftOut: readonly string[]
  readonly loss: number
  readonly name: string | null
  readonly place?: string
  readonly wider?: string | undefined
  /** If true, the search is not widened to cities within reach; that is a separate relaxation. */
  readonly staysThere?: boolean
  /** True if the query is a name of work found among describing words. */
  readonly isNamed?: boolean
  /** True if several of the words are a listed name of the work, which says more than what the rest is likely to mean. */
  readonly isListed?: boolean
  /** True if jobs that only mention the words are good enough. */
  readonly acceptsMentions?: boolean
}

/** The relaxations of a search that no job matches. */
export function relaxationsOfNoMatch(typed: JobList, { q, ...others }: JobList, asTyped: SearchResult): Relaxation[] {
  if (!q) return typed.q || namesFromWords(typed).length > 0 ? leastLossFirst(relaxationsOfAnyWork(typed, others)) : []
  const outside = outsideWorkplace({ q, ...others }, (less) => relaxationsOfNoMatch(typed, less, asTyped))
  if (outside !== null) return outside
  const placed = others.location === undefined ? readPlaceBesideWords(q) : null
  // The words of a name such as "Electronic City" are left out together: one of them alone would name other work.
  const { q: words, ...filters } = placed?.location.includes(' ') ? { ...others, ...placed } : { ...others, q }
  const spellings = [rightlySpelled(words), ...spellingsOf(words, asTyped)]
  return ofTheWork(q, [
    ...inPlace(q, others, asTyped, underSkill),
    ...skillThere(q, others),
    ...relaxationsOf(typed, filters, words, spellings).map((way) => ({ ...way, acceptsMentions: isOnlyFiltered(way, words) })),
    ...ofDegree(q, others),
    ...ofAnyWork(typed, others, q),
  ])
}

/** The relaxations of a search whose words jobs only mention. */
export function relaxationsOfMentions(typed: JobList, { q, ...others }: JobList, asTyped: SearchResult): Relaxation[] {
  if (!q) return []
  const outside = outsideWorkplace({ q, ...others }, (less) => relaxationsOfMentions(typed, less, asTyped))
  if (outside !== null) return outside
  const inPlaces = inPlace(q, others, asTyped).filter(({ place }) => place === undefined)
  return ofTheWork(q, [...inPlaces, ...relaxationsOf(typed, others, q, [rightlySpelled(q)])])
}

/** Without words that ask for other work than all of them: "stock trader" is not reduced to "stock", which is work in a warehouse. */
function ofTheWork(q: string, ways: readonly Relaxation[]): Relaxation[] {
  const typed = titleParts(q)
  const near = nearWork(q)
  const isOther = (less: string | undefined): boolean => less !== undefined && isOtherWork(typed, titleParts(less))
  const kept = ways
    .filter(({ search: { q: less = '' } }) => near === null || less.toLowerCase().includes(near.name))
    .map((way) => (losesSubject(q, way.search.q ?? '') ? { ...way, loss: way.loss + subjectLoss } : way))
  return leastLossFirst(kept).filter(({ search, leftOut, isListed }) => leftOut.length === 0 || isListed || !isOther(search.q))
}

/** A teacher of another subject is no answer, so the subject is searched everywhere before: more than a place that is left out. */
const subjectLoss = 5

/** The loss of a spelling correction, because the typed word may have been right. */
const spellingLoss = 0.25

/** Each relaxation costs a search, and more than a few are rarely needed. */
const mostWays = 10
const mostNamed = 4

/** Sorts relaxations by loss and removes duplicates. */
function leastLossFirst(ways: readonly Relaxation[]): Relaxation[] {
  const sorted = ways.toSorted((a, b) => a.loss - b.loss)
  const keys = sorted.map(({ search, staysThere }) => JSON.stringify([search, staysThere === true]))
  const unique = sorted.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  const [named, others] = [unique.filter(({ isNamed }) => isNamed), unique.filter(({ isNamed }) => !isNamed)]
  return [...others.slice(0, mostWays), ...named.slice(0, mostNamed)].toSorted((a, b) => a.loss - b.loss)
}

/** A query with fewer or other words. The work is searched in `places`, unless the search has a place. */
type Less = Pick<Relaxation, 'leftOut' | 'loss' | 'name' | 'staysThere' | 'isNamed' | 'isListed'> & {
  readonly q: string
  readonly places?: readonly string[]
}

function relaxationsOf(typed: JobList, others: Omit<JobList, 'q'>, q: string, spellings: readonly string[]): Relaxation[] {
  const words = [...new Set(spellings)].flatMap((spelled, at): Less[] => [
    ...[{ q: spelled, leftOut: [], loss: 0 }, ...fewerWords(spelled)].flatMap((less) => [
      { ...less, loss: less.loss + at * spellingLoss, name: spelled === q ? null : less.q },
      ...underOtherName(less),
    ]),
    ...underBothWorks(spelled),
    ...underRank(spelled),
    ...underManager(spelled),
    ...underFirstPart(spelled),
    ...underHigherRank(spelled),
    ...underLedTrade(spelled),
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
        isListed: less.isListed === true,
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
