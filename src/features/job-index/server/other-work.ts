import lists from './other-work.json' with { type: 'json' }
import { hasWord } from './rank-words.ts'

/**
 * Words beside a name that make it another trade: a safety steward serves no guests. With `isAlone`, only if nothing else was typed: a graduate is
 * no trainee.
 */
const otherWork = lists.map(({ names, beside, isAlone = false }) => ({
  isAlone,
  names: names.map((name) => name.split(' ')),
  beside: beside.split(' '),
}))

const isOnly = (written: string, names: readonly (readonly string[])[]): boolean =>
  names.some((words) => written === words.map((word) => `'${word}'`).join(' & '))

/**
 * Returns a tsquery for titles without the words that would make the typed name another trade. Empty if there are none. `written` is the tsquery
 * of the typed words; a word that was typed is not excluded.
 */
export function sameWorkQuery(written: string): string {
  if (written.includes('!')) return ''
  const beside = otherWork
    .filter(({ names, isAlone }) =>
      isAlone ? isOnly(written, names) : names.some((words) => words.every((word) => hasWord(written, word))),
    )
    .flatMap((each) => each.beside.filter((word) => !hasWord(written, word)))
  return beside.length === 0 ? '' : `!(${[...new Set(beside)].map((word) => `'#w${word}'`).join(' | ')})`
}
