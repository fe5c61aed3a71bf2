import type { Facet } from './facets.ts'

/** Words of rank, as titles and searches have them. Who asks for a waiter does not mean the restaurant captain, although both belong to the trade. */
const leading =
  'agm asm avp bdm captain chief dgm director gm head hod incharge lead leader manager president principal rsm superintendent supervisor tl vp zsm'
const learning = 'apprentice apprenticeship intern internship trainee'

/** Filters for beginners, who may mean trainees without the word. */
const forBeginners: ReadonlySet<string> = new Set(['#dfresher', '#xentry', '#jinternship'])
const isForBeginners = (facets: readonly Facet[]): boolean => facets.flat(2).some(({ lexeme }) => forBeginners.has(lexeme))

/**
 * Returns a tsquery for titles of the rank that is typed. Without one, for titles that neither lead nor, unless a filter asks for beginners, learn.
 * `written` is the tsquery of the typed words; of "mechanic or intern" only one side has a rank, so both sides count.
 */
export function rankQuery(written: string, facets: readonly Facet[] = []): string {
  const ranks = (isForBeginners(facets) ? [leading] : [leading, learning]).map((words) => words.split(' '))
  const sides = written.split('|')
  const typed = ranks.filter((rank) => sides.every((side) => hasRank(side, rank)))
  return typed.length > 0 ? anyOf(typed) : `!${anyOf(ranks.filter((rank) => !hasRank(written, rank)))}`
}

const hasRank = (written: string, rank: readonly string[]): boolean => rank.some((word) => written.includes(`'${word}'`))

/** No title has the first of the words, so the query is one even without a rank. */
const anyOf = (ranks: readonly (readonly string[])[]): string =>
  `(${['#', ...ranks.flat()].map((word) => `'#w${word}'`).join(' | ')})`
