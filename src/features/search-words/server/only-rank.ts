/** Recognises titles that name no work. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { setOf } from './kinds-of-words.ts'
import { wordsIn } from './occupation-names.ts'
import { searchedWords } from './word-forms.ts'

/** Employers of the public sector, which have no jobs here. Jobs of any work may mention them. */
const publicSector = setOf([spareWords.publicSector])
const ranks = setOf([descriptions.rank, spareWords.vague])
const wording = setOf([descriptions.wording])

/** True for titles of ranks only, which name no work: "Consultant / Senior Consultant / Manager". */
export function namesOnlyRank(typed: string): boolean {
  const words = wordsIn(searchedWords(typed)).filter((word) => !wording.has(word))
  return words.length > 0 && words.every((word) => ranks.has(word))
}

/** Drops the words for such employers: "government jobs for 12th pass". */
export function withoutPublicSector(typed: string): { readonly q: string; readonly leftOut: readonly string[] } {
  const words = searchedWords(typed).split(/\s+/).filter(Boolean)
  const leftOut = words.filter((word) => publicSector.has(word.toLowerCase()))
  return { q: words.filter((word) => !leftOut.includes(word)).join(' '), leftOut }
}
