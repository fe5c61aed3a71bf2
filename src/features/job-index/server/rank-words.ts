import names from '../../../../database/names/ranks.json' with { type: 'json' }
import type { Facet } from './facets.ts'

/** Ranks of titles. Who asks for a waiter does not mean the restaurant captain, although both belong to the trade. */
const rankWords = names.flatMap(({ rank, words, unless }) => words.split(' ').map((word) => ({ rank, word, unless })))
/** The lexeme of titles without a word of rank. */
const plain = "'#rplain'"
const learning = "'#rlearn'"

/** Filters for beginners, who may mean trainees without the word. */
const forBeginners: ReadonlySet<string> = new Set(['#dfresher', '#xentry', '#jinternship'])
const isForBeginners = (facets: readonly Facet[]): boolean => facets.flat(2).some(({ lexeme }) => forBeginners.has(lexeme))

/**
 * Returns a tsquery for titles of the rank that is typed. Without one, for titles that neither lead nor, unless a filter asks for beginners, learn.
 * `written` is the tsquery of the typed words; of "mechanic or intern" only one side has a rank, so both sides count.
 */
export function rankQuery(written: string, facets: readonly Facet[] = []): string {
  const [first = [], ...others] = written.split('|').map(ranksIn)
  const typed = first.filter((rank) => others.every((side) => side.includes(rank)))
  return typed.length > 0 ? anyOf(typed) : anyOf([plain, ...ranksIn(written), ...(isForBeginners(facets) ? [learning] : [])])
}

/** Whether a query of ranks accepts titles without a word of rank. */
export const isPlain = (ranks: string): boolean => ranks.includes(plain)

/** Whether a tsquery has the word. */
export const hasWord = (written: string, word: string): boolean => written.includes(`'${word}'`)

/** The lexemes of the ranks that a tsquery names. */
const ranksIn = (written: string): string[] =>
  rankWords.flatMap(({ rank, word, unless }) =>
    hasWord(written, word) && (unless === undefined || !hasWord(written, unless)) ? [`'#r${rank}'`] : [],
  )

const anyOf = (lexemes: readonly string[]): string => [...new Set(lexemes)].join(' | ')
