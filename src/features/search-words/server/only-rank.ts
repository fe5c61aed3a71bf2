/** Recognises titles that name no work. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { setOf } from './kinds-of-words.ts'
import { wordsIn } from './occupation-names.ts'
import { searchedWords } from './word-forms.ts'

const ranks = setOf([descriptions.rank, spareWords.vague])
const wording = setOf([descriptions.wording])

/** True for titles of ranks only, which name no work: "Consultant / Senior Consultant / Manager". */
export function namesOnlyRank(typed: string): boolean {
  const words = wordsIn(searchedWords(typed)).filter((word) => !wording.has(word))
  return words.length > 0 && words.every((word) => ranks.has(word))
}
