import { isBesideAnother } from '#features/cv-words/period.ts'
import type { Piece } from './pdf-lines.ts'
import { operators, type PdfPage } from './pdfjs.ts'

const wideGap = -180
const soft = '\u00AD'

/** Whether the file loses its hyphens: PDF.js drops soft hyphens, which some fonts use for all. Two adjacent months without a dash are the sign. */
export const lacksHyphens = (pieces: readonly Piece[]): boolean =>
  isBesideAnother(pieces.map((piece, at) => `${isNear(pieces[at - 1], piece) ? ' ' : '\t|\t'}${piece.text}`).join(''))

const isNear = (before: Piece | undefined, { x, y, size }: Piece): boolean =>
  before !== undefined && Math.abs(before.y - y) < 0.4 * size && x - before.right < 1.6 * size

/** Restores the hyphens inside the words of the pieces. */
export async function withHyphens(page: PdfPage, pieces: readonly Piece[]): Promise<Piece[]> {
  const whole = await hyphenedWords(page)
  return pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\S+/g, (word) => whole.get(word) ?? word) }))
}

async function hyphenedWords(page: PdfPage): Promise<ReadonlyMap<string, string>> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const words = new Map<string, string>()
  fnArray.forEach((operator, at) => {
    if (operator !== operators.showText) return
    for (const word of textOf(argsArray[at]).split(/\s+/))
      if (word.slice(1, -1).includes(soft))
        words.set(word.replaceAll(soft, ''), word.replace(/\u00AD$/, '').replaceAll(soft, '-'))
  })
  return words
}

/** Decodes the arguments of the operator: glyphs, and numbers that shift the next glyph. A wide shift is a space. */
function textOf(args: unknown): string {
  const [glyphs]: readonly unknown[] = Array.isArray(args) ? args : []
  if (!Array.isArray(glyphs)) return ''
  return glyphs.map((glyph: unknown) => (typeof glyph === 'number' ? (glyph < wideGap ? ' ' : '') : letterOf(glyph))).join('')
}

const letterOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string' ? glyph.unicode : ''
