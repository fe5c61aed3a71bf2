/** Times of a narrow column that are set in several lines. */
import { expect, test } from 'vitest'
import { joined } from './join-lines.ts'
import { linesOf, type Piece } from './pdf-lines.ts'

const page = { number: 1, width: 600, height: 800 }
const piece = (text: string, x: number, y: number, size = 8): Piece => {
  return { text, x, right: x + 0.5 * size * text.length, y: 780 - y, size, isRtl: false, font: `font of ${size}` }
}
const textsOf = (...pieces: readonly Piece[]): string[] => joined(linesOf(pieces, page)).map(({ text }) => text)
const stack = (y: number, ...parts: readonly string[]): Piece[] =>
  parts.map((part, at) => piece(part, 60 - 2 * part.length, y + 10.6 * at))

test('month, year and sign below each other are one time, in the line of the position beside them', () => {
  const read = textsOf(
    piece('Experience', 40, 0, 14),
    ...stack(20, 'O c t ’', '2 0 2 0', '-', 'J a n ’', '2 0 2 2'),
    piece('Assistant Manager', 120, 23.5, 11),
    piece('Nadi Worldwide', 120, 38, 9),
    piece('Led the shops of the south.', 120, 52),
    ...stack(100, 'J u n e', '2 0 1 8', '-', 'S e p t', '2 0 2 0'),
    piece('Manager', 120, 103.5, 11),
    piece('Sona Aims', 120, 118, 9),
  )
  expect(read).toContain('Oct’ 2020 - Jan’ 2022\tAssistant Manager')
  expect(read).toContain('June 2018 - Sept 2020\tManager')
})

test('years below each other are those of several entries', () => {
  const rows = ['2014', '2012', '2010'].flatMap((year, at) => [
    piece(year, 40, 20 + 14 * at),
    piece(`School ${at}`, 120, 20 + 14 * at),
  ])
  expect(textsOf(piece('Education', 40, 0, 14), ...rows)).toEqual([
    'Education',
    '2014\tSchool 0',
    '2012\tSchool 1',
    '2010\tSchool 2',
  ])
})
