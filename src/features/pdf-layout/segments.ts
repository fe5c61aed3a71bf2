import type { Piece, Segment } from './pdf-lines.ts'

type OpenSegment = { -readonly [key in keyof Segment]: Segment[key] }

/** Splits a line into segments at gaps that are wider than `widest`, in em. */
export function segmentsOf(pieces: readonly Piece[], widest = 1.6): Segment[] {
  const segments: OpenSegment[] = []
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1)
    const gap = last ? piece.x - last.right : Infinity
    if (!last || gap > widest * Math.min(piece.size, last.size)) segments.push({ ...piece, lead: '' })
    else extend(last, piece, gap)
  }
  return segments
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Some icon fonts map icons to letters: "R Jobs", "f github.com/asha". A part of a word in capitals is no icon: "E DUCATION". */
const isIcon = (before: string, behind: string, seam: string): boolean =>
  /^\s*\p{L}\s*$/u.test(before) &&
  (seam === ' ' || /\s$/.test(before) || /^\s/.test(behind)) &&
  /^\s*(?:\p{Lu}(?!\p{Lu})|[+\d]|\p{Ll}[\w.-]*[@/.:])/u.test(behind)

/** A glyph that a font lacks is taken from another font: "Bo" and "ğaziçi" are still one word in one style. */
const isInWord = (before: string, behind: string, seam: string): boolean =>
  seam === '' && /\p{Ll}/u.test(before.slice(-1)) && /^\p{Ll}/u.test(behind)

/** Handles a change of the font inside a segment: the text before it is an icon, or the `lead` of the segment. */
function change(last: OpenSegment, piece: Piece, seam: string): void {
  if (isInWord(last.text, piece.text, seam)) return
  if (isIcon(last.text, piece.text, seam)) last.text = seam === '' ? '• ' : '•'
  if (!hasLetters(last.text)) last.font = piece.font
  else if (last.lead === '') last.lead = last.text
}

function extend(last: OpenSegment, piece: Piece, gap: number): void {
  const seam = gap > 0.12 * piece.size && !/\s$/.test(last.text) && !/^\s/.test(piece.text) ? ' ' : ''
  const isOther = piece.font !== last.font && hasLetters(piece.text)
  if (isOther) change(last, piece, seam)
  last.text = piece.isRtl ? `${piece.text}${seam}${last.text}` : `${last.text}${seam}${piece.text}`
  last.right = Math.max(last.right, piece.right)
  last.size = Math.max(last.size, piece.size)
}
