/** Finds the work in a self-description: "I passed 10th and have 2 years of experience as an electrician and want a job". */
import stopWordLists from '#features/search-places/words/stop-words.json' with { type: 'json' }
import { meansEachWord } from './normalise-words.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { likeliestTrades } from './similar-trades.ts'
import { nameSaidIn } from './spoken-names.ts'
import { searchedWords, titleParts } from './word-forms.ts'

const { english: _, ...otherLanguages } = stopWordLists
const ofPeople: ReadonlySet<string> = new Set(
  ['i', "i'm", 'im', 'my', ...Object.values(otherLanguages).flatMap((list) => list.split(' '))].map((word) =>
    word.normalize('NFC'),
  ),
)
/** Shorter texts are ordinary searches. */
const leastWords = 6
const mostWords = 60

/**
 * Returns the name of the work and the places of a text in the first person, or null if it names no known work. Titles are read elsewhere, because
 * each part of a title may name the work.
 */
export function workInSelfDescription(typed: string): string | null {
  const words = typed
    .toLowerCase()
    .normalize('NFC')
    .split(/[\s,.;:!?।]+/)
    .filter(Boolean)
  const tells = words.length >= leastWords && words.length <= mostWords && words.some((word) => ofPeople.has(word))
  if (!tells || meansEachWord(typed)) return null
  const searched = searchedWords(typed)
  const [likeliest] = likeliestTrades(titleParts(typed))
  const name = nameSaidIn(searched) ?? likeliest?.name ?? nameSaidIn(searched, { isLoose: true })
  return name && [name, ...searched.split(/[\s,.;:!?।]+/).filter(isTypedPlace)].join(' ')
}
