/** List items that go on in a second line. */
import { expect, test } from 'vitest'
import { joined } from './join-lines.ts'
import { linesOf, type Piece } from './pdf-lines.ts'

type Text = readonly [x: number, text: string]

const textsOf = (...rows: readonly Text[]): string[] =>
  joined(
    linesOf(
      rows.map(([x, text], at): Piece => ({
        text,
        x,
        right: x + 5 * text.length,
        y: 780 - 12 * at,
        size: 10,
        isRtl: false,
        font: 'plain',
      })),
      { number: 1, width: 600, height: 800 },
    ),
  ).map(({ text }) => text)

test('a short name that had no room in its line', () => {
  expect(
    textsOf(
      [40, 'Skills'],
      [40, '• Client and Vendor Relationship'],
      [50, 'Management'],
      [40, '• Payroll of four hundred people'],
      [40, '• Excel'],
    ),
  ).toEqual(['Skills', 'Client and Vendor Relationship Management', 'Payroll of four hundred people', 'Excel'])
})

test('what had room above is a line of its own', () => {
  expect(
    textsOf([40, 'Skills'], [40, '• Hiring'], [50, 'Excel'], [40, '• Payroll of four hundred people'], [40, '• Tally']),
  ).toContain('Excel')
})
