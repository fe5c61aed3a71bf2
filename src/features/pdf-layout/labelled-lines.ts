import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import type { PdfLine, Segment } from './pdf-lines.ts'

export type Line = { readonly isIndented: boolean; readonly paragraph: Paragraph; readonly line: PdfLine; readonly last: Segment }

export const none: Segment = { text: '', x: 0, right: 0, size: 0, font: '', lead: '' }

/** The text style of a line: that of the text beside its margin label. */
export function lookOf({ segments, isLabelled }: PdfLine): string {
  const own = isLabelled && segments.length > 1 ? segments.slice(1) : segments
  const first = own.find(({ text }) => /[\p{L}\p{N}]/u.test(text)) ?? none
  const isCapital = /\p{Lu}/u.test(first.text) && first.text === first.text.toUpperCase()
  return `${first.font} ${Math.round(first.size * 2)}${isCapital ? ' capital' : ''}`
}

/** The next line of a header behind a margin label. A comma in other letters separates its names, as in the line above. */
export const partedBehind = ({ line }: Line, { paragraph }: Line): Paragraph =>
  line.isLabelled && paragraph.lead && /^\s*,/.test(paragraph.text.slice(paragraph.lead.length))
    ? { ...paragraph, text: partsOfLine(paragraph) }
    : paragraph

/** The line without its margin label. */
export const withoutLabel = ({ line, paragraph }: Line): Paragraph =>
  line.isLabelled ? { ...paragraph, text: paragraph.text.slice(paragraph.text.indexOf('\t') + 1) } : paragraph

/** A label in a style of its own, with its values behind the colon, begins a group of skills: "**Other:** Excel, Tally". */
export const isOwnLabel = ({ lead = '', text }: Paragraph): boolean =>
  /^\p{Lu}[^:.;!?]{1,45}:?$/u.test(lead.trim()) && /^[^:]*:\s/.test(text.slice(0, lead.length + 3))
