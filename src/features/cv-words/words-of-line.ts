import { isFirmWord } from './words.ts'

/** A word of a text. `core` is the word in lower case without punctuation; `isEnd`: punctuation after it ends a phrase. */
export type Word = {
  readonly text: string
  readonly core: string
  readonly isEnd: boolean
  readonly start: number
  readonly end: number
}

export type Span = { readonly from: number; readonly to: number }
export const longestOfWords = 240

const small = new Set(
  'a an the as in at with from for to of on by since till until under and or is was am are i my me have has had having who where which this that be been it its we our their your his her not also'.split(
    ' ',
  ),
)
const work = new Set(
  'work works worked working experience experiance experienced exp served serving serve join joined joining employed engaged associated currently presently present previously now at company firm organization organisation post position designation role profile last past total year years yrs yr month months since'.split(
    ' ',
  ),
)

export function wordsOf(text: string): Word[] {
  return [...text.slice(0, longestOfWords).matchAll(/\S+/g)].map(({ 0: raw, index }) => {
    const core = raw.replace(/^["“”'‘’([{]+|["“”'‘’)\]},.;:]+$/gu, '')
    return { text: raw, core: core.toLowerCase(), isEnd: /[,;:)]["”’]?$/u.test(raw), start: index, end: index + raw.length }
  })
}

export const isSmall = (word: Word | undefined): boolean => word !== undefined && small.has(word.core)
export const isCommon = ({ core }: Word): boolean => small.has(core) || work.has(core) || core === ''
const monthName = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:\p{L}{0,6})?$/u
/** Whether the word can belong to a name: it has a capital, or is a joining word such as "of" inside the name. */
export const isNameWord = (word: Word, isInside: boolean): boolean =>
  (isInside && isJoint(word)) ||
  (/^["“‘(]?\p{Lu}/u.test(word.text) && !isCommon(word) && !isTimeWord(word) && !monthName.test(word.core))
export const isTimeWord = ({ core }: Word): boolean => /^\d/.test(core)

export const isJoint = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:of|and|&|the|for)$/.test(word.core || word.text)

export const isTail = ({ core }: Word): boolean =>
  /^(?:pvt|private|\(p\)|p|ltd|limited|l\.?t\.?d|llp|llc|inc|corp|corporation|co|company|group|wll|w\.l\.l)$/.test(core)

export const isFirmTail = (word: Word | undefined): boolean => word !== undefined && (isTail(word) || isFirmWord(word.core))

export const textOf = (text: string, words: readonly Word[], { from, to }: Span): string =>
  text.slice(words[from]?.start ?? 0, words[to]?.end ?? 0).replace(/^["“”'‘’([\s–—-]+|["“”'‘’,;:\s–—-]+$/gu, '')

/** Of "in The Rao House at Pune", the first is the employer. */
export function isBeforeTown(words: readonly Word[], { from, to }: Span, named: readonly Span[]): boolean {
  const before = words[from - 1]?.core === 'the' ? words[from - 2] : words[from - 1]
  return before?.core === 'in' && words[to + 1]?.core === 'at' && named.some((other) => other.from === to + 2)
}

export const isIn = (span: Span | null, at: number): boolean => span !== null && at >= span.from && at <= span.to

export const overlap = (one: Span | null, { from, to }: Span): boolean => one !== null && one.from <= to && one.to >= from
