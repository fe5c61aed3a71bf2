import { z } from 'zod'

const scripts = {
  hi: /\p{Script=Devanagari}/gu,
  bn: /\p{Script=Bengali}/gu,
  pa: /\p{Script=Gurmukhi}/gu,
  gu: /\p{Script=Gujarati}/gu,
  or: /\p{Script=Oriya}/gu,
  ta: /\p{Script=Tamil}/gu,
  te: /\p{Script=Telugu}/gu,
  kn: /\p{Script=Kannada}/gu,
  ml: /\p{Script=Malayalam}/gu,
  ur: /\p{Script=Arabic}/gu,
}

export const IndianLanguage = z.enum(Object.keys(scripts) as (keyof typeof scripts)[])
export type IndianLanguage = z.output<typeof IndianLanguage>

/**
 * Detects the language by script: that of at least a third of the letters. This is good enough for hyphenation, screen readers and the direction of
 * writing.
 */
export function languageOf(text: string): IndianLanguage | 'en' {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const counts = IndianLanguage.options.map((lang) => ({ lang, count: text.match(scripts[lang])?.length ?? 0 }))
  return counts.find(({ count }) => count * 3 > letters)?.lang ?? 'en'
}
