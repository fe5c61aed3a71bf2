import { composed } from '#platform/contract/clean.ts'
import type { PageBox } from './reading-contract.ts'
import type { EntryFields } from './column-heads.ts'

/** Distant parts of a line, from left to right. */
type LinePiece = { readonly text: string; readonly x: number; readonly right: number }

/** Where a paragraph stands. `column` identifies one column of one page. `pieces` are those of its first line, `words` what stands a little apart in it. */
export type TextPlace = {
  readonly page: number
  readonly column: number
  readonly box: PageBox
  readonly pieces?: readonly LinePiece[]
  readonly words?: readonly string[]
}

/**
 * A paragraph of a file: distant parts of one line are separated by tabs. `size` is the font size, if the file has it. `look` is the same for
 * paragraphs in the same letters; `lead` is the beginning that stands in other letters than the rest. `fields` are the cells of a table row, or the
 * values behind labels, by what they are.
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

const mark = /^\s*(?:[•●▪■◦‣⁃∙·○◆❖➔➢➤►✓✔\u{F000}-\u{F8FF}*]\s*|[-–—]\s+|o\s(?=\S))/u
const icons = /[\u{E000}-\u{F8FF}]|\u{FE0F}|[\u{1F300}-\u{1FAFF}]|[☎✉⌂✆⚲]/gu
// Characters that neither a field nor a screen accepts; a tab separates distant parts.
const unkept = /(?!\t)\p{Cc}|\uFFFD/gu
/** Points that lead the eye to the right end of a line. */
const leaders = /(?:\s?\.){5,}|…{3,}|(?<=\S\s?)[-_–—]{4,}(?=\s*\S)/g
const ligatures = /[\uFB00-\uFB06]/g

/** The text as a person reads it: without list markers, icons, and artefacts of old fonts. */
export function paragraphOf(raw: string, size = 0, isItem = false): Paragraph {
  const clean = composed(accented(raw).replace(ligatures, (sign) => sign.normalize('NFKC')))
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replace(/[\u00AD\uFEFF]/g, '')
    .replace(unkept, '')
    .replace(leaders, ' \t')
  const isBullet = isItem || mark.test(clean)
  const plain = clean.replace(mark, '').replace(icons, ' ')
  const text = tidy(plain)
  // A marked line with a distant part at the right is the head of an entry.
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

/** Old fonts of TeX set an accent before its letter. */
const accented = (raw: string): string =>
  raw.replace(/([¨´˘¸ˆ˜˙ˇ])\s?(\p{L})/gu, (_, accent: string, letter: string) =>
    `${letter === 'ı' ? 'i' : letter}${accents[accent] ?? ''}`.normalize('NFC'),
  )

function tidy(text: string): string {
  return text
    .split('\t')
    .map((part) => closed(part.replace(/\s+/gu, ' ').trim()))
    .filter(Boolean)
    .join('\t')
}

/** "A S H A @ E X A M P L E . I N": letters that are set apart. */
function closed(part: string): string {
  // "S S L C"
  if (part.length <= 9 && /^(?:\p{Lu} ){2,4}\p{Lu}$/u.test(part)) return part.replaceAll(' ', '')
  const tokens = part.split(' ')
  const isApart = tokens.length >= 8 && tokens.filter((token) => token.length === 1).length > 0.9 * tokens.length
  return isApart && /[@\d]/.test(part) ? tokens.join('') : part
}

export const plain = ({ text }: Paragraph): string => text.replaceAll('\t', ' ')

/** "Rao Controls Pvt. Ltd., Chennai, India.": each word but the smallest has a capital. */
const isTitledName = (text: string): boolean =>
  text.length <= 80 && /^(?:\p{Ll}{2}-)?(?:(?:[\p{Lu}\d&(][^\s:;]*|of|and|for|the|in)[ \t]+){2,10}\p{Lu}[^\s.:;]*\.$/u.test(text)

/** Short, and not a sentence: a name, a title, a line of a head, which may end with "Pune, India." at the right. */
export function isHeadLike({ text, isBullet }: Paragraph): boolean {
  return (
    !isBullet &&
    text.length <= 110 &&
    (!/[.;:]$/.test(text.replace(/\b(ltd|inc|co|pvt|corp)\.$|\t[\p{L} ,]+\.$/iu, '')) || isTitledName(text)) &&
    text.split(/\s+/).length <= 14
  )
}

/** A line whose beginning stands in other letters has two parts. */
export function partsOfLine({ text, lead }: Paragraph): string {
  return lead && text.startsWith(lead) && lead.length < text.length - 2
    ? `${lead}\t${text.slice(lead.length).replace(/^[\s,|–—-]+/, '')}`
    : text
}
