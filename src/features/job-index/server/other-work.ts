import lists from './other-work.json' with { type: 'json' }
import type { Words } from './parse-queries.ts'
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

/** Another name of the work may stand beside the typed one: "shop" is also searched as "salesman". */
const isOnly = (written: string, names: readonly (readonly string[])[]): boolean =>
  written.split(' | ').some((side) => names.some((words) => side === words.map((word) => `'${word}'`).join(' & ')))

/**
 * Returns a tsquery for titles without the words that would make the typed name another trade. Empty if there are none. A word that was
 * typed is not excluded. Stems count too: of "accounts" and of "shop", which is written as "salesman", they have the listed name.
 */
export function sameWorkQuery({ written: typed, stems }: Words): string {
  const written = `${typed} | ${stems}`
  if (written.includes('!')) return ''
  const beside = otherWork
    .filter(({ names, isAlone }) =>
      isAlone ? isOnly(written, names) : names.some((words) => words.every((word) => hasWord(written, word))),
    )
    .flatMap((each) => each.beside.filter((word) => !hasWord(written, word)))
  return beside.length === 0 ? '' : `!(${[...new Set(beside)].map((word) => `'#w${word}'`).join(' | ')})`
}
