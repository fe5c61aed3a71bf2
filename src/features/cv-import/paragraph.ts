import { composed } from '#platform/contract/clean.ts'

/** A paragraph of a file: things far apart in one line are parted by tabs. `size` is that of its letters, where the file tells. */
export type Paragraph = { readonly text: string; readonly size: number; readonly isBullet: boolean }

const mark = /^\s*(?:[•●▪■◦‣⁃∙·○➢➤►✓✔\u{F000}-\u{F8FF}*]\s*|[-–—]\s+|o\s(?=\S))/u
const icons = /[\u{E000}-\u{F8FF}]|\u{FE0F}|[\u{1F300}-\u{1FAFF}]|[☎✉⌂✆⚲]/gu
// Neither a field nor a screen takes them; the tab parts what stands far apart.
const unkept = /(?!\t)\p{Cc}|\uFFFD/gu
const ligatures = /[\uFB00-\uFB06]/g

/** The text as a person reads it: without the sign of a list, without icons, without the seams of old fonts. */
export function paragraphOf(raw: string, size = 0, isItem = false): Paragraph {
  const text = composed(raw.replace(ligatures, (sign) => sign.normalize('NFKC')))
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replace(/[\u00AD\uFEFF]/g, '')
    .replace(unkept, '')
  const isBullet = isItem || mark.test(text)
  const plain = text.replace(mark, '').replace(icons, ' ')
  return { text: tidy(plain), size, isBullet }
}

function tidy(text: string): string {
  return text
    .split('\t')
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\t')
}

export const plain = ({ text }: Paragraph): string => text.replaceAll('\t', ' ')

/** Short, and no sentence: a name, a title, a line of a head. */
export function isHeadLike({ text, isBullet }: Paragraph): boolean {
  return (
    !isBullet &&
    text.length <= 110 &&
    !/[.;:]$/.test(text.replace(/\b(ltd|inc|co|pvt|corp)\.$/i, '')) &&
    text.split(/\s+/).length <= 14
  )
}
