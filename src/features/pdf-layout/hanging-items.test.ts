/** List items that go on in a second line. */
import { expect, test } from 'vitest'
import { type Text, textsOf as textsOfRows } from '#tests/cv-import/rows-of-page.ts'

const textsOf = (...lines: readonly Text[]): string[] => textsOfRows(...lines.map((line) => [line]))

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
