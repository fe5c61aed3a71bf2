import stopWordLists from '../words/stop-words.json' with { type: 'json' }
import { withoutEndings } from './word-endings.ts'

/** Words that say "I am looking for a job" and nothing about it, in English, in the languages of India, and in Hindi in Latin letters. */
const stopWords: ReadonlySet<string> = new Set(Object.values(stopWordLists).flatMap((list) => list.normalize('NFC').split(' ')))

/** With or without what ends a sentence: "chahiye.", "है?". */
export const isStopWord = (word: string): boolean => stopWords.has(word.toLowerCase().normalize('NFC').replace(sentenceMarks, ''))
const sentenceMarks = /[.,;:?!।]{1,3}$/u

/** A minus stands before a word and behind none. Other hyphens join words, or stand between them like a dash. */
const notMinus = /-{2,}|(?<=[\p{L}\p{M}\p{N}])-|-(?!["\p{L}\p{N}]|\.\p{L})/gu

/** C.A. and C.A are CA. */
const initials = /(?<![\p{L}\p{M}\p{N}])(?:(?:\p{L}\.){2,}|(?:\p{L}\.)+\p{L}(?![\p{L}\p{M}\p{N}.]))/gu
/** Degrees that, written as one word, are words of English, and those are left out of a search. */
const englishWords = /^(?:be|me)$/i

/** People write "it" in small letters for the trade; as a word of English it would be left out. */
export function normaliseWords(q: string): string {
  const joined = q.replace(notMinus, ' ').replace(initials, (dotted) => withoutDots(dotted.replaceAll('.', ''), dotted))
  return withoutStopWords(withoutEndings(capitalRegion(joined))).replace(/\bit\b/gi, 'IT')
}

function withoutDots(letters: string, dotted: string): string {
  return englishWords.test(letters) ? dotted : letters
}

/** "Delhi NCR" is the region, not the city within it. */
export function capitalRegion(place: string): string {
  return place.replace(/\bdelhi[\s,/-]*ncr\b/i, 'ncr')
}

/** Anyone who uses quotes, minus or "or" means each word as it stands. */
export function meansEachWord(q: string): boolean {
  return /"|(?:^|\s)-|\bor\b/i.test(q.replace(notMinus, ' '))
}

/** All of them may be such words. */
export function withoutStopWords(q: string): string {
  if (meansEachWord(q)) return q
  return q
    .split(/\s+/)
    .filter((word) => !isStopWord(word))
    .join(' ')
}
