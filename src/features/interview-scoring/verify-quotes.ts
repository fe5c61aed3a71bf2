const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Those that stand in the transcript word for word; punctuation and capitals may differ. */
export function quotesIn(transcript: string, quotes: readonly string[]): string[] {
  const whole = ` ${plain(transcript)} `
  return quotes.filter((quote) => plain(quote).length > 3 && whole.includes(` ${plain(quote)} `))
}
