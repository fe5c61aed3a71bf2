/** Times of two entries that must not become one time, and times of one entry that must not become two. */
import { expect, test } from 'vitest'
import { joined } from './join-lines.ts'
import { linesOf, type Piece } from './pdf-lines.ts'

const page = { number: 1, width: 600, height: 800 }
const piece = (text: string, x: number, y: number, size = 10): Piece => {
  return { text, x, right: x + 0.5 * size * text.length, y: 780 - y, size, isRtl: false, font: 'plain' }
}
const textsOf = (...pieces: readonly Piece[]): string[] => joined(linesOf(pieces, page)).map(({ text }) => text)

/** Entries of one line with their dates at the right edge of a narrow margin. */
const inMargin = (...rows: readonly (readonly [string, string])[]): string[] =>
  textsOf(...rows.flatMap(([time, text], at) => [piece(time, 120 - 5 * time.length, 14 * at), piece(text, 129, 14 * at)]))

test('dates of two entries in the margin are no period, whichever stands first', () => {
  const rows = [
    ['June 2012', 'SSC, Brahma School'],
    ['May 2014', 'HSC, Nadi School'],
    ['April 2017', 'B.Com, Sindhu College'],
    ['May 2019', 'M.Com, Sindhu College'],
  ] as const
  const expected = rows.map((row) => row.join('\t'))
  expect(inMargin(...rows)).toEqual(expected)
  expect(inMargin(...rows.toReversed())).toEqual(expected.toReversed())
})

test('a start above its end in the margin is one time only beside the same section as a job that goes on', () => {
  const read = textsOf(
    piece('Experience', 40, 0),
    piece('Jan 2021', 40, 20),
    piece('Clerk', 180, 20),
    piece('Present', 40, 34),
    piece('Nadi Stores', 180, 34),
    piece('Kept the books.', 180, 48),
    piece('Education', 40, 80),
    piece('May 2014', 40, 100),
    piece('HSC, Nadi School', 180, 100),
    piece('May 2017', 40, 114),
    piece('B.Com, Sindhu College', 180, 114),
  )
  expect(read).toContain('Jan 2021 – Present\tClerk\tNadi Stores')
  expect(read.slice(-2)).toEqual(['May 2014\tHSC, Nadi School', 'May 2017\tB.Com, Sindhu College'])
})

test('a small year at the end of a line belongs to that line, and not to the larger text at its right', () => {
  const read = textsOf(
    piece('10th, Brahma School', 30, 100, 8),
    piece('2015', 120, 100, 8),
    piece('12th, Nadi School', 30, 110, 8),
    piece('2017', 120, 110, 8),
    piece('Kept the books of the shops.', 180, 105),
  ).join('\n')
  expect(read).not.toMatch(/2015 – 2017/)
  expect(read).toMatch(/Brahma School\s2015/)
  expect(read).toMatch(/Nadi School\s2017/)
})

/** A job of a form of two columns, `at` points below the top. */
const inForm = (at: number, [firm, role, start, end]: readonly [string, string, string, string]): Piece[] => [
  piece(`Organization: ${firm}`, 40, at),
  piece(`Designation: ${role}`, 320, at),
  piece(start, 40, at + 14),
  piece(end, 320, at + 14),
]

test('the start and the end of one job side by side are no two entries', () => {
  const read = textsOf(
    ...inForm(0, ['Nadi Stores', 'Clerk', '01/06/2019', '31/05/2021']),
    ...inForm(40, ['Rao Mills', 'Guard', '01/06/2016', '31/05/2019']),
  )
  expect(read[0]).toBe('Organization: Nadi Stores\tDesignation: Clerk')
})
