import { isStopWord } from '../stop-words.ts'
import { withoutEndings } from './word-endings.ts'

/** Hyphens that are no minus. A minus has a word after it and none before it; other hyphens join words or are dashes. */
const notMinus = /-{2,}|(?<=[\p{L}\p{M}\p{N}])-|-(?!["\p{L}\p{N}]|\.\p{L})/gu

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

/** True if the text uses search operators (quotes, minus, "or"). Its words are then searched exactly as typed. */
export function meansEachWord(q: string): boolean {
  return /"|(?:^|\s)-|\bor\b/i.test(q.replace(notMinus, ' '))
}

/** Removes stop words. The result is empty if there are no others. */
export function withoutStopWords(q: string): string {
  if (meansEachWord(q)) return q
  return q
    .split(/\s+/)
    .filter((word) => !isStopWord(word))
    .join(' ')
}
