/**
 * Names of work that has no jobs here. Jobs of another trade are no answer to them and are only offered as similar work: a search for a hostel warden
 * says that there is none, and offers building supervisors.
 */
import type { SimilarTrade } from './classified-trades.ts'
import { meansEachWord } from './normalise-words.ts'
import { insteadByHand, keyOf, near } from './spoken-lists.ts'
import { isDescribing } from './spoken-names.ts'
import { searchedWords } from './word-forms.ts'

const mostWords = 6

/** Returns such a name in the text, with the trade that is similar. A single word counts only if no other word says work. */
export function nearWork(typed: string): SimilarTrade | null {
  if (meansEachWord(typed)) return null
  const words = keyOf(searchedWords(typed))
    .split(/[\s,;|()/]+/)
    .filter(Boolean)
  const least = words.filter((word) => !isDescribing(word)).length > 1 ? 2 : 1
  for (let length = mostWords; length >= least; length -= 1)
    // At the end of the text fewer words are left than the name has.
    for (const at of words.slice(length - 1).keys()) {
      const name = words.slice(at, at + length).join(' ')
      const trade = near.get(name)
      // The name is a part of one that is replaced: a petrol pump cashier is a cashier.
      if (trade === undefined && length > 1 && insteadByHand.has(name)) return null
      if (trade !== undefined) return { trade, name }
    }
  return null
}
