/** Parts of a page that stand side by side: times, titles and short columns. */
import { expect, test } from 'vitest'
import { joined } from './join-lines.ts'
import { linesOf, type Piece } from './pdf-lines.ts'

type Text = readonly [x: number, y: number, text: string, font?: string]
const piece = ([x, y, text, font = 'plain']: Text): Piece => ({
  text,
  x,
  right: x + 5 * text.length,
  y,
  size: 10,
  isRtl: false,
  font,
})
const page = { number: 1, width: 600, height: 800 }
const textsOf = (...texts: readonly Text[]) => joined(linesOf(texts.map(piece), page)).map(({ text }) => text)

test('times stand in a column of their own, however little space is behind it', () => {
  expect(
    textsOf(
      [40, 700, '2012 – 2017'],
      [103, 700, 'Clerk, Nadi Traders, Pune'],
      [103, 688, 'Kept the books of all branches of the house in the town.'],
      [40, 676, '2010 – 2012'],
      [103, 676, 'Cashier, Vriksha Stores, Pune'],
    ),
  ).toEqual([
    '2012 – 2017\tClerk, Nadi Traders, Pune',
    'Kept the books of all branches of the house in the town.',
    '2010 – 2012\tCashier, Vriksha Stores, Pune',
  ])
})

test('a time that goes on below ends where it does above', () => {
  expect(
    textsOf(
      [65, 700, '2017 –'],
      [103, 700, 'Clerk, Nadi Traders, Pune'],
      [60, 688, 'Present'],
      [103, 688, 'Kept the books.'],
      [40, 676, '2010 – 2012'],
      [103, 676, 'Cashier, Vriksha Stores, Pune'],
    ),
  ).toEqual(['2017 – Present\tClerk, Nadi Traders, Pune', 'Kept the books.', '2010 – 2012\tCashier, Vriksha Stores, Pune'])
})

test('a year alone above another one is a time', () => {
  expect(textsOf([40, 700, '2014'], [40, 688, '2018'], [40, 670, 'Nadi College of Arts'])).toEqual([
    '2014 – 2018',
    'Nadi College of Arts',
  ])
})

test('a title beside its part may go on in the next line', () => {
  expect(
    textsOf(
      [40, 700, 'TECHNICAL', 'bold'],
      [140, 700, 'Languages - C, Java'],
      [40, 688, 'SKILLS', 'bold'],
      [140, 684, 'Tools - Git, Linux'],
      [40, 660, 'HONOURS', 'bold'],
      [140, 660, 'Nadi Medal'],
      [40, 648, 'AND AWARDS', 'bold'],
    ),
  ).toEqual(['TECHNICAL SKILLS', 'Languages - C, Java', 'Tools - Git, Linux', 'HONOURS AND AWARDS', 'Nadi Medal'])
})

test('short parts side by side are read one after the other', () => {
  expect(
    textsOf(
      [40, 700, 'Languages'],
      [240, 700, 'Interests'],
      [440, 700, 'References'],
      [40, 685, 'Hindi'],
      [240, 685, 'Chess'],
      [440, 685, 'Dr. Rao'],
      [40, 670, 'English'],
      [240, 670, 'Kites'],
      [40, 640, 'Summary'],
      [40, 625, 'Ten years of work in banks and in schools, in four towns of the coast and in one of the hills.'],
    ).slice(0, 8),
  ).toEqual(['Languages', 'Hindi', 'English', 'Interests', 'Chess', 'Kites', 'References', 'Dr. Rao'])
})

test('a text below the head of an entry is not its next line', () => {
  const wide = 'Kept the books of all branches of the house, and paid the wages of eighty people there.'
  expect(
    textsOf([40, 700, 'Clerk and Cashier of the Branch'], [350, 700, 'Nadi Traders Pune, 2016 - now'], [60, 688, wide]),
  ).toEqual(['Clerk and Cashier of the Branch\tNadi Traders Pune, 2016 - now', wide])
})
