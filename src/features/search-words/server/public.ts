/** How typed words are read, without the database. */
export { isKnownWord, isSpelledRight } from './known-words.ts'
export { capitalRegion, isStopWord, meansEachWord, normaliseWords } from './normalise-words.ts'
export { wordsIn } from './occupation-names.ts'
export { isAnyPlace, isTypedPlace, readParts } from './read-place.ts'
export { isOfTrade, likeliestTrades, similarTrades, type SimilarTrade } from './similar-trades.ts'
export { isKnownOutsideTitles, type Rung, rungsOf, type WordUse } from './some-words.ts'
export { widerPlaces } from './wider-places.ts'
export { searchedWords, titleParts } from './word-forms.ts'
