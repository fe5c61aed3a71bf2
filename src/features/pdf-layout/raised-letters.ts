import type { Piece } from './pdf-lines.ts'

const isRaised = ({ text }: Piece): boolean => /^(?:st|nd|rd|th)\s*$/i.test(text)

/** Moves the raised letters of "10th" down to the line of their number. */
export function onTheirLines(pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some(isRaised)) return pieces
  return pieces.map((piece) => {
    const number = isRaised(piece) ? pieces.find((other) => isNumberOf(other, piece)) : undefined
    return number ? { ...piece, y: number.y } : piece
  })
}

const isNumberOf = ({ text, right, y, size }: Piece, raised: Piece): boolean =>
  /\d\s*$/.test(text) && Math.abs(right - raised.x) < 0.35 * size && raised.y >= y && raised.y - y < 0.8 * size
