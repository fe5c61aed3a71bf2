import { withoutLigatures } from './ligatures.ts'
import { composed } from '#platform/contract/clean.ts'
import type { PageBox } from './reading-contract.ts'
import type { EntryFields } from './column-heads.ts'

/** A part of a line with wide gaps around it. `x` and `right` are its edges in points. */
type LinePiece = { readonly text: string; readonly x: number; readonly right: number }

/**
 * The place of a paragraph. `column` identifies one column of one page. `pieces` are the distant parts of its first line, `words` its words with
 * slightly wider gaps between them.
 */
export type TextPlace = {
  readonly page: number
  readonly column: number
  readonly box: PageBox
  readonly pieces?: readonly LinePiece[]
  readonly words?: readonly string[]
}

/**
 * A paragraph of a file. Tabs separate the distant parts of a line. `size` is the font size, or 0 if unknown. `look` identifies the text style (font,
 * size and capitals); `lead` is a beginning in another style than the rest. `fields` are the cells of a table row or labelled values, by kind.
 */
export type Paragraph = {
  readonly text: string
  readonly size: number
  readonly isBullet: boolean
  readonly look?: string
  readonly lead?: string
  readonly place?: TextPlace
  readonly fields?: EntryFields
}

const mark = /^\s*(?:[•‣⁃∙·⦿⦾⬤⬥■-◿✓-❧❯-➿\u{F000}-\u{F8FF}*]\s*|[-=–—]{1,2}>\s*|>{1,2}\s+|[»⮚]\s*|[-–—]\s+|o\s(?=\S))/u
const icons = /[\u{E000}-\u{F8FF}]|\u{FE0F}|[\u{1F300}-\u{1FAFF}]|[☎✉⌂✆⚲]/gu
// Characters that neither a field nor a screen accepts. The tab is kept: it separates distant parts.
const unkept = /(?!\t)\p{Cc}|\uFFFD/gu
/** Leader dots (or dashes) that connect a text with one at the right end of the line. */
const leaders = /(?:\s?\.){5,}|…{3,}|(?<=\S\s?)[-_–—]{4,}(?=\s*\S)/g

/** Converts raw text to a paragraph, without list markers, icons and artefacts of old fonts. */
export function paragraphOf(raw: string, size = 0, isItem = false): Paragraph {
  const clean = composed(withoutLigatures(accented(raw)))
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replace(/[\u00AD\uFEFF]/g, '')
    .replace(unkept, '')
    .replace(leaders, ' \t')
  const isBullet = isItem || mark.test(clean)
  const plain = clean.replace(mark, '').replace(icons, ' ')
  const text = tidy(plain)
  // A marked line with a distant part at the right is the header of an entry, not a list item.
  return { text, size, isBullet: isBullet && !text.includes('\t') }
}

const accents: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  '´': '\u0301',
  '˘': '\u0306',
  '¸': '\u0327',
  ˆ: '\u0302',
  '˜': '\u0303',
  '˙': '\u0307',
  ˇ: '\u030C',
}

/** Old TeX fonts put an accent before its letter: composes the two. */
const accented = (raw: string): string =>
  raw.replace(/([¨´˘¸ˆ˜˙ˇ])\s?(\p{L})/gu, (_, accent: string, letter: string) =>
    `${letter === 'ı' ? 'i' : letter}${accents[accent] ?? ''}`.normalize('NFC'),
  )

function tidy(text: string): string {
  return text
    .split(/\t| {6,}/)
    .map((part) => closed(wordsApart(part.trim()).replace(/\s+/gu, ' ')))
    .filter(Boolean)
    .join('\t')
}

/** Words whose letters are set apart, with wider gaps between the words: "A S H A   M E N O N". */
function wordsApart(part: string): string {
  const words = part.length > 120 ? [] : part.split(/\s{2,}/)
  const areApart = words.length > 1 && words.every((word) => /^[\p{L}&](?:\s[\p{L}.&])*$/u.test(word))
  return areApart && words.some((word) => word.length > 4) ? words.map((word) => word.replace(/\s/g, '')).join(' ') : part
}

/** A time whose digits are set apart, with spaces in wrong places: "20 2 1- 2 0 25". Null if the text is another. */
function yearsApart(part: string): string | null {
  if (part.length > 40 || !/(?<!\S)\d{1,3}\s\d(?!\S{4})/.test(part)) return null
  const words =
    timeInOne
      .exec(part.replaceAll(' ', ''))
      ?.slice(1)
      .map((word) => word ?? '') ?? []
  const isTime = words.length > 0 && [words[0], words[3]].every((word) => !word || monthOrNow.test(word))
  return isTime ? words.join(' ').replace(/\s+/g, ' ').trim() : null
}

const timeInOne = /^(\p{L}*)((?:19|20)\d{2})(?:([-–])(\p{L}*)((?:19|20)\d{2})?)?$/u
const monthOrNow = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}$|^(?:present|now|current|till)$/iu

/** Closes letters that are set apart: "A S H A @ E X A M P L E . I N". */
function closed(part: string): string {
  // A short abbreviation: "S S L C".
  if (part.length <= 9 && /^(?:\p{Lu} ){2,4}\p{Lu}$/u.test(part)) return part.replaceAll(' ', '')
  const years = yearsApart(part)
  if (years !== null) return years
  const tokens = part.split(' ')
  const isApart = tokens.length >= 8 && tokens.filter((token) => token.length === 1).length > 0.9 * tokens.length
  return isApart && /[@\d]/.test(part) ? tokens.join('') : part
}

export const plain = ({ text }: Paragraph): string => text.replaceAll('\t', ' ')

/**
 * Whether the text is a name that ends with a full stop: all but the smallest words have capitals, as in "Rao Controls Pvt. Ltd., Chennai, India."
 */
const isTitledName = (text: string): boolean =>
  text.length <= 80 &&
  /^(?:\p{Ll}{2}-)?(?:(?:[\p{Lu}\d&(][^\s:;]*|of|and|for|the|in|[–-]|medium|school,?|higher|senior|secondary)[ \t]+){2,10}\p{Lu}[^\s.:;]*\.$/u.test(
    text,
  )

/** Whether a line can be the header of an entry: it is short and not a sentence. It may end with a place at the right, such as "Pune, India." */
export function isHeadLike({ text, isBullet }: Paragraph): boolean {
  return (
    !isBullet &&
    text.length <= 110 &&
    (!/[.;]$|:-?$/.test(text.replace(/\b(ltd|inc|co|pvt|corp)\.$|\t[\p{L} ,]+\.$/iu, '')) || isTitledName(text)) &&
    text.split(/\s+/).length <= 14
  )
}

const isInWord = (text: string, at: number): boolean => /^\p{L}\p{Ll}/u.test(text.slice(at - 1, at + 1))

/** A beginning such as "B.Tech. in" goes on with the rest of the line. */
const opensName = /(?:^|\s)(?:in|of|from|at)\s*$/i

/** Separates a beginning in another text style from the rest by a tab. A first letter, or a part of a word, is no name of its own. */
export function partsOfLine({ text, lead }: Paragraph): string {
  return lead &&
    text.startsWith(lead) &&
    lead.length > 2 &&
    lead.length < text.length - 2 &&
    !isInWord(text, lead.length) &&
    !opensName.test(lead)
    ? `${lead}\t${text.slice(lead.length).replace(/^[\s,|–—-]+/, '')}`
    : text
}
