/** Trades of which who asks for one may mean another: where it has no job in the place or with the filters that were asked for, theirs are nearer than its jobs elsewhere. */
import nearby from '../words/near-trades.json' with { type: 'json' }
import { meansEachWord } from './normalise-words.ts'
import { isTypedPlace } from './read-place.ts'
import { isKnownOutsideTitles } from './some-words.ts'
import { nameInstead } from './spoken-names.ts'
import { tradeInstead } from './trade-instead.ts'
import { searchedWords } from './word-forms.ts'

const near: ReadonlyMap<string, string> = new Map(nearby.map(({ trade, same }) => [trade, same]))

/** A text with capitals is a title, whose other words say more of the work than a place does. */
const isTitle = /\p{Lu}\S*\s.*\p{Lu}/u

/** A search for any of them, the typed one among them; null where none is near. */
export function nearTrades(q: string): string | null {
  if (meansEachWord(q) || isTitle.test(q) || isKnownOutsideTitles(q)) return null
  const first = tradeInstead(nameInstead(searchedWords(q)) ?? q)
  const others = first && near.get(first.trade)
  const places = searchedWords(q)
    .split(/[\s,;|()]+/)
    .filter(isTypedPlace)
  return others && places.length === 0 ? [first.trade, ...others.split(', ')].join(' or ') : null
}
