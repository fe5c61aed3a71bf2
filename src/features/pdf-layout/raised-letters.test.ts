import { expect, test } from 'vitest'
import { linesOf } from './pdf-lines.ts'

const piece = (text: string, x: number, y: number, size: number) => ({
  text,
  x,
  right: x + 0.6 * size * text.length,
  y,
  size,
  isRtl: false,
  font: 'plain',
})

test('raised letters are of the line of their number', () => {
  const pieces = [piece('Higher Secondary (CBSE 12', 40, 700, 10), piece('th', 190, 705, 6), piece(')', 197.5, 700, 10)]
  const texts = linesOf(pieces, { number: 1, width: 595, height: 842 }).flatMap(({ segments }) =>
    segments.map(({ text }) => text),
  )
  expect(texts).toEqual(['Higher Secondary (CBSE 12th)'])
})

test('a text that is drawn twice at one spot is read once', () => {
  const pieces = [
    piece('S K I L L S', 40, 700, 14),
    piece('S K I L L S', 40.4, 700, 14),
    piece('Go Go', 40, 680, 10),
    piece('Go', 90, 680, 10),
  ]
  const texts = linesOf(pieces, { number: 1, width: 595, height: 842 }).map(({ segments }) =>
    segments.map(({ text }) => text).join(' '),
  )
  expect(texts).toEqual(['S K I L L S', 'Go Go Go'])
})
