/** Checks that jobs found by a relaxed query are about the typed work. */
import { isTypedPlace, widerPlaces } from '#features/search-places/server/public.ts'
import {
  isInOccupations,
  isOfTrade,
  likeliestTrades,
  skillLoss,
  titleParts,
  unknownLoss,
  wordsIn,
} from '#features/search-words/server/public.ts'
import type { JobList } from '../../contract.ts'
import type { SearchResult } from './open-search.ts'

/** The words of the relaxed query, and the loss of meaning. */
type MeantSearch = { readonly search: { readonly q?: string | undefined }; readonly loss: number }

export const firstJobs = 5

/** True if at least half of the first jobs have all words in their title. Jobs found without relaxation are then good enough. */
export function isAbout(q: string | undefined, { jobs }: Pick<SearchResult, 'jobs'>): boolean {
  const words = wordsIn(q ?? '')
  const first = jobs.slice(0, firstJobs)
  const ofWork = first.filter(({ title }) => words.every((word) => wordsIn(title).includes(word)))
  return 2 * ofWork.length >= first.length
}

/**
 * True if the jobs are about the work of the relaxed query. A single word left beside unknown ones is weak evidence: "PD collections" does not ask
 * for a phlebotomist. Words in Indian scripts are accepted, because the index knows more of their names than the lists of trades.
 */
export function isMeant({ search: { q = '' }, loss }: MeantSearch, { jobs, inTitle, corrected }: SearchResult): boolean {
  if (!keepsWork(q, corrected ?? q)) return false
  const name = titleParts(corrected ?? q)
  const words = wordsIn(name)
  if (loss < unknownLoss || (words.length > 1 && loss < skillLoss) || /[^\p{Script=Latin}\P{L}]/u.test(name)) return true
  // With alternatives ("or"), a job of any of them counts.
  const either = name.split(' or ').map((one) => ({ words: wordsIn(one), trades: likeliestTrades(one) }))
  // A place has few jobs of the work, so only those with the words in the title are judged, if there are any.
  const first = jobs.slice(0, inTitle || jobs.length)
  const meant = first.filter(({ title }) => either.some((one) => hasWords(title, one.words) || isOfTrade(title, one.trades)))
  return 2 * meant.length >= first.length
}

/** True if the jobs are in cities within reach. Trades near the typed one in the place itself are then tried first. */
export const isWithinReach = (read: JobList, { correctedPlace, corrected }: SearchResult): boolean =>
  corrected === null &&
  widerPlaces(read.location ?? '').some(({ reach, location: near }) => reach === 'near' && near === correctedPlace)

type WayThere = { readonly search: JobList; readonly place?: string; readonly acceptsMentions?: boolean }

/** In the place itself, jobs that mention the work are good enough; near it, they are not: fewer words in the place may find it in a title. */
export const hasWork = ({ place, search, acceptsMentions = false }: WayThere, found: SearchResult): boolean => {
  const isThere = place !== undefined && !isWithinReach(search, found)
  return found.isByTitle || (found.total > 0 && (search.q === undefined || acceptsMentions || isThere))
}

/** True if only a place was left out: all words of the work are still there. */
export const areOnlyPlaces = (words: readonly string[]): boolean =>
  words.length > 0 && (words.every(isTypedPlace) || isTypedPlace(words.join(' ')))

const hasWords = (title: string, words: readonly string[]): boolean => words.every((word) => wordsIn(title).includes(word))

/** False if a correction changes a word of an occupation: "deck" must not become "desk". */
export function keepsWork(q: string, corrected: string): boolean {
  const found = new Set(wordsIn(corrected))
  return wordsIn(q).every((word) => found.has(word) || !isInOccupations(word))
}
