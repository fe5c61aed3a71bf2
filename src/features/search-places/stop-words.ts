import stopWordLists from './words/stop-words.json' with { type: 'json' }

/** Words such as "I am looking for a job", which say nothing about the job: English, languages of India, and Hindi in Latin letters. */
const stopWords: ReadonlySet<string> = new Set(Object.values(stopWordLists).flatMap((list) => list.normalize('NFC').split(' ')))

/** True for a stop word, with or without punctuation at its end: "chahiye.", "है?". */
export const isStopWord = (word: string): boolean => stopWords.has(word.toLowerCase().normalize('NFC').replace(sentenceMarks, ''))
const sentenceMarks = /[.,;:?!।]{1,3}$/u

/** Matches search operators (quotes, minus, "or"). With them, words are searched exactly as typed. */
export const eachWord = /"|(?:^|\s)-[\p{L}\p{N}]|\bor\b/iu

/** Hyphens that are no minus. A minus has a word after it and none before it; other hyphens join words or are dashes. */
export const notMinus = /-{2,}|(?<=[\p{L}\p{M}\p{N}])-|-(?!["\p{L}\p{N}]|\.\p{L})/gu

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
