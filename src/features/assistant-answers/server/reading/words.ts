/** Splits a message into words that can be compared: without capitals, accents, plurals, and spelling variants of Hindi. */

export type Word = {
  /** The word as it was typed. */
  readonly typed: string
  /** The normalised word, for comparison with phrases. */
  readonly plain: string
}

/** Questions are shorter. In a long pasted text, the beginning shows the intent. */
const mostWords = 150
const word = /[\p{L}\p{M}\p{N}]+/gu

export function wordsOf(message: string): Word[] {
  const words: Word[] = []
  for (const [typed] of message.matchAll(word)) {
    words.push({ typed, plain: plainWord(typed) })
    if (words.length >= mostWords) break
  }
  return words
}

const longestWord = 40

export function plainWord(typed: string): string {
  const plain = typed
    .slice(0, longestWord)
    .normalize('NFKD')
    // Removes accents of Latin letters, the dot below letters of Hindi, and invisible characters.
    .replaceAll(/[\u0300-\u036F\u093C\u200B-\u200D]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .toLowerCase()
  return singular(plain)
}

function singular(text: string): string {
  if (!/^[a-z]{4,}$/.test(text) || /(?:ss|us|is)$/.test(text)) return text
  if (text.endsWith('ies') && text.length > 4) return `${text.slice(0, -3)}y`
  return text.endsWith('s') ? text.slice(0, -1) : text
}
