import type { TextPlace } from '#features/cv-reading/paragraph.ts'
import type { PdfLine } from './pdf-lines.ts'

/** `size` is that of the largest letters. */
export function placeOf({ segments, y, page, column }: PdfLine, size: number): TextPlace {
  const x = Math.min(...segments.map((segment) => segment.x))
  const right = Math.max(...segments.map((segment) => segment.right))
  return {
    page: page.number,
    column,
    pieces: segments,
    box: { x, y: page.height - y - 0.85 * size, width: right - x, height: 1.15 * size },
  }
}

/** Of a paragraph that goes on in another line. */
export function around(first: TextPlace, { page, box }: TextPlace): TextPlace {
  if (first.page !== page) return first
  const [x, y] = [Math.min(first.box.x, box.x), Math.min(first.box.y, box.y)]
  const right = Math.max(first.box.x + first.box.width, box.x + box.width)
  const bottom = Math.max(first.box.y + first.box.height, box.y + box.height)
  return { ...first, box: { x, y, width: right - x, height: bottom - y } }
}
