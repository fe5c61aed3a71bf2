/** Trades of which who asks for one may mean another: where it has no job in the place or with the filters that were asked for, theirs are nearer than its jobs elsewhere. */
import nearby from '../words/near-trades.json' with { type: 'json' }
import { meansEachWord } from './normalise-words.ts'
import { isTypedPlace } from './read-place.ts'
import { similarTrades } from './similar-trades.ts'
import { isKnownOutsideTitles } from './some-words.ts'
import { nameInstead } from './spoken-names.ts'
import { searchedWords, titleParts } from './word-forms.ts'

const near: ReadonlyMap<string, string> = new Map(nearby.map(({ trade, same }) => [trade, same]))

/** A search for any of them, the typed one among them; null where none is near. */
export function nearTrades(q: string): string | null {
  if (meansEachWord(q) || isKnownOutsideTitles(q)) return null
  const [first] = similarTrades(nameInstead(searchedWords(q)) ?? titleParts(q))
  const others = first && near.get(first.trade)
  const places = searchedWords(q)
    .split(/[\s,;|()]+/)
    .filter(isTypedPlace)
  return others && places.length === 0 ? [first.trade, ...others.split(', ')].join(' or ') : null
}
