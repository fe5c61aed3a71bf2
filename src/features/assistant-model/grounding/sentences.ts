/** Splits a text that arrives in parts into whole sentences. */

/** A full stop after these abbreviations does not end a sentence. */
const abbreviation = /(?:^|[\s(])(?:rs|no|nos|pvt|ltd|mr|mrs|ms|dr|st|vs|approx|e\.g|i\.e|etc|रु|डॉ)\.$/iu
const end = /[.!?।॥](?:["”»’)*_]{0,4})(?=\s)|\n/gu
/** No real sentence is longer, and checking a longer one would take too much time. */
export const longestSentence = 1_200

export type Sentences = {
  /** Returns the sentences that are complete now, each with the white space after it. */
  readonly push: (part: string) => string[]
  /** Returns the rest at the end of the text. */
  readonly rest: () => string
}

export function openSentences(): Sentences {
  let buffer = ''
  return {
    push: (part) => {
      buffer += part
      const { whole, rest } = cut(buffer)
      if ([...whole, rest].some(({ length }) => length > longestSentence)) throw new RangeError('a sentence without an end')
      buffer = rest
      return whole
    },
    rest: () => {
      const rest = buffer
      buffer = ''
      return rest
    },
  }
}

function cut(text: string): { readonly whole: string[]; readonly rest: string } {
  const whole: string[] = []
  let from = 0
  for (const { 0: sign, index } of text.matchAll(end)) {
    if (index < from) continue
    const to = index + sign.length
    const sentence = text.slice(from, to)
    if (abbreviation.test(sentence) || isListNumber(sentence)) continue
    const space = /^\s*/.exec(text.slice(to))?.[0] ?? ''
    // More white space, and with it a new paragraph, may still arrive.
    if (sign !== '\n' && to + space.length === text.length) break
    whole.push(sentence + space)
    from = to + space.length
  }
  return { whole: whole.filter((sentence) => sentence !== ''), rest: text.slice(from) }
}

/** "1. Prepare your answers." is one sentence. */
function isListNumber(sentence: string): boolean {
  return /^\s*\d{1,2}\.$/.test(sentence)
}
