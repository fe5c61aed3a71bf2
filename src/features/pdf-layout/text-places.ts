import type { TextPlace } from '#features/cv-words/paragraph.ts'
import type { PdfLine } from './pdf-lines.ts'
import { segmentsOf } from './segments.ts'

/** In em: wider than a space, even in most justified lines. */
const apart = 0.8

/** `size` is the largest font size of the line, in points. */
export function placeOf({ segments, pieces, y, page, column }: PdfLine, size: number): TextPlace {
  const x = Math.min(...segments.map((segment) => segment.x))
  const right = Math.max(...segments.map((segment) => segment.right))
  return {
    page: page.number,
    column,
    pieces: segments,
    ...wordsIn(pieces),
    box: { x, y: page.height - y - 0.85 * size, width: right - x, height: 1.15 * size },
  }
}

/** The texts with slightly wider gaps between them: "React", "Redux" and "Tailwind CSS" may each stand in a box. */
function wordsIn(pieces: PdfLine['pieces']): Pick<TextPlace, 'words'> {
  const words = pieces.length > 1 ? segmentsOf(pieces, apart).map(({ text }) => text.trim()) : []
  return words.length > 1 ? { words } : {}
}

/** Extends the place of a paragraph by another line of it, if both are on the same page. */
export function around(first: TextPlace, { page, box }: TextPlace): TextPlace {
  if (first.page !== page) return first
  const [x, y] = [Math.min(first.box.x, box.x), Math.min(first.box.y, box.y)]
  const right = Math.max(first.box.x + first.box.width, box.x + box.width)
  const bottom = Math.max(first.box.y + first.box.height, box.y + box.height)
  return { ...first, box: { x, y, width: right - x, height: bottom - y } }
}
