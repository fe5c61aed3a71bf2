/**
 * Common English words, which are no slips of names of work, although they are similar: a batching plant does no patching. Sources: SCOWL (its notice is
 * in the file), and for the ordinary words the O*NET 27.0 Database (U.S. Department of Labor, CC BY 4.0).
 */
import english from '../words/english-words.json' with { type: 'json' }
import ordinary from '../words/ordinary-words.json' with { type: 'json' }

const words: ReadonlySet<string> = new Set(`${english.words} ${ordinary.words}`.split(' '))

/** Endings of English words, with what the base form has instead. */
const endings = [
  [/s$/, ''],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/(?<=e)d$/, ''],
  [/ied$/, 'y'],
  [/(?<=[^e])ing$/, ''],
  [/ly$/, ''],
] as const

/** The word must be in lower case. */
export const isEnglish = (word: string): boolean =>
  words.has(word) || endings.some(([ending, instead]) => ending.test(word) && words.has(word.replace(ending, instead)))
