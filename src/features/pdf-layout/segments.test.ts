import { expect, test } from 'vitest'
import { segmentsOf } from './segments.ts'

const piece = (text: string, x: number, font: string) => ({
  text,
  x,
  right: x + 6 * text.length,
  y: 700,
  size: 10,
  isRtl: false,
  font,
})
const textOf = (first: string, second: string): string =>
  segmentsOf([piece(first, 40, 'icons'), piece(second, 40 + 6 * first.length + 4, 'plain')])
    .map(({ text }) => text)
    .join('\t')

test.each([
  ['R', 'Jobs', '• Jobs'],
  ['f', 'github.com/asha', '• github.com/asha'],
  ['ó', 'Wrote the import of spreadsheets', '• Wrote the import of spreadsheets'],
  ['E', 'DUCATION', 'E DUCATION'],
  ['C', 'and Java', 'C and Java'],
])('a letter of a font with icons is the mark of a line: %s %s', (icon, text, whole) => {
  expect(textOf(icon, text)).toBe(whole)
})
