import { notMinus, withoutStopWords } from '#features/search-places/stop-words.ts'
import { withoutEndings } from './word-endings.ts'

export { meansEachWord, withoutStopWords } from '#features/search-places/stop-words.ts'

/** Initials with dots: "C.A." and "C.A" mean "CA". */
const initials = /(?<![\p{L}\p{M}\p{N}])(?:(?:\p{L}\.){2,}|(?:\p{L}\.)+\p{L}(?![\p{L}\p{M}\p{N}.]))/gu
/** Degrees that would become English stop words without their dots: "B.E." and "M.E.". */
const englishWords = /^(?:be|me)$/i

/** "it" is put in capitals, because people mean information technology; the English word "it" would be removed as a stop word. */
export function normaliseWords(q: string): string {
  const joined = q.replace(notMinus, ' ').replace(initials, (dotted) => withoutDots(dotted.replaceAll('.', ''), dotted))
  return withoutStopWords(withoutEndings(capitalRegion(joined))).replace(/\bit\b/gi, 'IT')
}

function withoutDots(letters: string, dotted: string): string {
  return englishWords.test(letters) ? dotted : letters
}

/** "Delhi NCR" means the National Capital Region, not only the city in it. */
export function capitalRegion(place: string): string {
  return place.replace(/\bdelhi[\s,/-]*ncr\b/i, 'ncr')
}
