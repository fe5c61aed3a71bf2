import type { Statistics } from './statistics.ts'

/** The words of a search as the database has parsed them, e.g. `'nurs' & !'night'`. */
const lexemes = /(!?\(?\s*)'((?:[^']|'')*)'/g

/** People write "it" in small letters for the trade; as a word of English it would be left out. A hyphen inside a word is no minus. */
export function asTyped(q: string): string {
  return q.replace(/(?<=[\p{L}\p{M}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ').replace(/\bit\b/gi, 'IT')
}

/** The same words, in the title. Empty for searches with "or" and "-": for them a title says too little. */
export function inTitle(words: string): string {
  return /[!|]/.test(words) ? '' : words.replace(lexemes, "$1'#t$2'")
}

/** How many jobs hold all the words if one has nothing to do with another. */
export function shareOfWords(words: string, { shareOf }: Statistics): number {
  const alternatives = words
    .split(' | ')
    .map((part) =>
      read(part).reduce((share, { lexeme, isNegated }) => share * (isNegated ? 1 - shareOf(lexeme) : shareOf(lexeme)), 1),
    )
  return Math.min(
    1,
    alternatives.reduce((sum, share) => sum + share, 0),
  )
}

/** How many at most: if the words always come together. */
export function shareOfWordsAtMost(words: string, { shareOf }: Statistics): number {
  return Math.min(1, ...read(words).map(({ lexeme }) => shareOf(lexeme)))
}

function read(words: string): { readonly lexeme: string; readonly isNegated: boolean }[] {
  return [...words.matchAll(lexemes)].map(([, before = '', lexeme = '']) => ({
    lexeme: lexeme.replaceAll("''", "'"),
    isNegated: before.startsWith('!'),
  }))
}
