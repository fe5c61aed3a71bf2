import type { Piece } from './pdf-lines.ts'

/** In parts of the font size. */
const sameSpot = 0.06

/** Without texts that are drawn a second time at the same spot, which makes them look bold. */
export function onlyOnce(pieces: readonly Piece[]): Piece[] {
  const drawn = new Set<string>()
  const once = pieces.filter(({ text, x, size }) => {
    const spot = Math.round(x / (sameSpot * size))
    const isAgain = [spot - 1, spot, spot + 1].some((near) => drawn.has(`${near} ${text}`))
    drawn.add(`${spot} ${text}`)
    return !isAgain
  })
  return withoutOverlaps(once.toSorted((a, b) => a.x - b.x))
}

/** In parts of the font size: letters that lean, and signs without a width, reach a little into the next text. */
const leastOverlap = 0.3

/** Some files draw the end of a text again, or a whole text over its beginning, to give a few words another look. */
function withoutOverlaps(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  for (const piece of pieces) {
    const last = kept.at(-1)
    if (!last || last.isRtl || piece.isRtl || last.right - piece.x < leastOverlap * piece.size) kept.push(piece)
    else if (piece.text.startsWith(last.text)) kept[kept.length - 1] = piece
    else if (!last.text.endsWith(piece.text)) kept.push(behind(last, piece))
  }
  return kept
}

/** A bound on the comparisons: repeated parts of a line are short. */
const longestPart = 120

/** The piece without the letters with which the text before it ends. */
function behind(last: Piece, piece: Piece): Piece {
  for (let length = Math.min(last.text.length, piece.text.length, longestPart); length > 1; length--)
    if (last.text.endsWith(piece.text.slice(0, length))) return { ...piece, text: piece.text.slice(length), x: last.right }
  return piece
}
