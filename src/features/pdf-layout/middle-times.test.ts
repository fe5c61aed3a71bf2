/** Times in a narrow column between a sidebar and the jobs. */
import { expect, test } from 'vitest'
import { joined } from './join-lines.ts'
import { linesOf, type Piece } from './pdf-lines.ts'

const page = { number: 1, width: 600, height: 800 }
const piece = (text: string, x: number, y: number, size = 8): Piece => {
  return { text, x, right: x + 0.5 * size * text.length, y: 780 - y, size, isRtl: false, font: `font of ${size}` }
}
const textsOf = (...pieces: readonly Piece[]): string[] => joined(linesOf(pieces, page)).map(({ text }) => text)

const sidebar = [
  'Skills',
  'Tally',
  'Excel',
  'Word',
  'Typing',
  'Filing',
  'Languages',
  'Hindi',
  'Marathi',
  'English',
  'Tamil',
  'Odia',
]
const job = (y: number, time: string, position: string): Piece[] => [
  piece(time, 140, y),
  piece(position, 256, y, 10),
  piece('Nadi Worldwide', 256, y + 14, 9),
  ...[28, 42, 56].map((below) => piece(`Kept the books of the shop in street number ${below}`, 256, y + below)),
]

test('each time stands in the line of its position, not in the sidebar', () => {
  const read = textsOf(
    ...sidebar.map((text, at) => piece(text, 20, 14 * at)),
    piece('Work history', 256, 0, 14),
    ...job(28, 'May 2018 - Jan 2020', 'Store Clerk'),
    ...job(98, 'May 2016 - Jan 2018', 'Office Assistant'),
  )
  expect(read).toContain('May 2018 - Jan 2020\tStore Clerk')
  expect(read).toContain('May 2016 - Jan 2018\tOffice Assistant')
  expect(read.slice(0, sidebar.length)).toEqual(sidebar)
})

test('the same if the headings of both columns do not stand in one line', () => {
  const read = textsOf(
    piece('Rekha Menon', 20, 0, 20),
    ...sidebar.map((text, at) => piece(text, 20, 30 + 14 * at)),
    piece('Work history', 256, 37, 14),
    ...job(58, 'May 2018 - Jan 2020', 'Store Clerk'),
    ...job(128, 'May 2016 - Jan 2018', 'Office Assistant'),
  )
  expect(read).toContain('May 2018 - Jan 2020\tStore Clerk')
  expect(read).toContain('May 2016 - Jan 2018\tOffice Assistant')
})
