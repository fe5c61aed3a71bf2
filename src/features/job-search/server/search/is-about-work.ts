/** Whether jobs that were found for fewer words are of the work that was typed. */
import {
  isInOccupations,
  isOfTrade,
  likeliestTrades,
  skillLoss,
  titleParts,
  unknownLoss,
  wordsIn,
} from '#features/search-words/server/public.ts'
import type { SearchResult } from './open-search.ts'

/** The words that are searched, and how much of what was meant is missing. */
type MeantSearch = { readonly search: { readonly q?: string | undefined }; readonly loss: number }

export const firstJobs = 5

/** Most of the jobs that mention everything are of the work, and so nearer than all of it. */
export function isAbout(q: string | undefined, { jobs }: Pick<SearchResult, 'jobs'>): boolean {
  const words = wordsIn(q ?? '')
  const first = jobs.slice(0, firstJobs)
  const ofWork = first.filter(({ title }) => words.every((word) => wordsIn(title).includes(word)))
  return 2 * ofWork.length >= first.length
}

/**
 * One word that is left beside unknown ones says little: "PD collections" is about no phlebotomist. In scripts of India the index knows more names
 * than the lists of trades do.
 */
export function isMeant({ search: { q = '' }, loss }: MeantSearch, { jobs, inTitle, corrected }: SearchResult): boolean {
  if (!keepsWork(q, corrected ?? q)) return false
  const name = titleParts(corrected ?? q)
  const words = wordsIn(name)
  if (loss < unknownLoss || (words.length > 1 && loss < skillLoss) || /[^\p{Script=Latin}\P{L}]/u.test(name)) return true
  // Either of several will do.
  const either = name.split(' or ').map((one) => ({ words: wordsIn(one), trades: likeliestTrades(one) }))
  // In a place few jobs are of the work, and those behind them only mention it.
  const first = jobs.slice(0, inTitle || jobs.length)
  const meant = first.filter(({ title }) => either.some((one) => hasWords(title, one.words) || isOfTrade(title, one.trades)))
  return 2 * meant.length >= first.length
}

const hasWords = (title: string, words: readonly string[]): boolean => words.every((word) => wordsIn(title).includes(word))

/** A word of an occupation is corrected into no other: "deck" is no "desk". */
export function keepsWork(q: string, corrected: string): boolean {
  const found = new Set(wordsIn(corrected))
  return wordsIn(q).every((word) => found.has(word) || !isInOccupations(word))
}
