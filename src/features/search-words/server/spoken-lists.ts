/** The lists of spoken names, by how far a name may be replaced by the one that employers write. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import spokenNames from '../words/spoken-names.json' with { type: 'json' }
import { isLongTitle, isTitle } from './title-head.ts'

/** The employers' name for a spoken one. */
export type NameOf = (key: string) => string | undefined

/** Normalised to NFC, because Unicode can encode some letters of Indian scripts in two ways. */
export function keyOf(words: string): string {
  // A search has the long forms of words; "lady guard" is looked up as "women guard".
  return words
    .toLowerCase()
    .normalize('NFC')
    .replace(/\blad(?:y|ies)\b/g, 'women')
}

const ranks: ReadonlySet<string> = new Set(descriptions.generic.split(' '))

const namesOf = (list: 'said' | 'alone' | 'instead' | 'typed' | 'near'): ReadonlyMap<string, string> =>
  new Map(spokenNames.flatMap(({ name, [list]: names }) => names?.split(', ').map((each) => [keyOf(each), name] as const) ?? []))

/** Names that mean the work anywhere in a text. */
export const said = namesOf('said')
/** Names that mean the work only if no other word of work is beside them: "computer", but not "computer teacher". */
export const alone = namesOf('alone')
/**
 * Names that are replaced only if no title has them, because employers use another name or include the work in other jobs. A single word must stand
 * alone.
 */
export const instead = namesOf('instead')
/**
 * Like `instead`, but not in titles, which say more about the work than its name does: there its trade is only offered as similar work, or the name
 * has a word of the title (legal advisor, legal executive).
 */
export const insteadByHand = new Map([...instead, ...namesOf('typed')])
/** Names of other work that has no jobs here. They are never replaced; jobs of the trade are only offered as similar work: "jcb operator". */
export const near = namesOf('near')
const insteadInTitle = new Map([...insteadByHand].filter(([key, name]) => instead.has(key) || hasWordOf(key, name)))
/** The names that are replaced in this text. */
export function insteadIn(searched: string): NameOf {
  if (isLongTitle(searched)) return lookUp(instead)
  return lookUp(isTitle(searched) ? insteadInTitle : insteadByHand)
}
function hasWordOf(key: string, name: string): boolean {
  const words = new Set(key.split(' '))
  return name.split(' ').some((word) => words.has(word) && !ranks.has(word))
}
export const lookUp = (names: ReadonlyMap<string, string>) => (key: string) => names.get(key)
