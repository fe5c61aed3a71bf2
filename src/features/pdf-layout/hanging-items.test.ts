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

const group = (label: string, values: string): readonly Text[] => [
  [40, label, 'bold'],
  [40 + 5 * label.length, values],
]

test('a label in letters of its own begins a new group below a full line', () => {
  const full = ' Oracle NetSuite, Odoo, Tally, QuickBooks, Microsoft Excel, Power BI, Financial Modelling of companies'
  expect(textsOfRows([[40, 'Skills']], group('Systems & Tools:', full), group('Partnering:', ' Stakeholder Management'))).toEqual(
    ['Skills', `Systems & Tools:${full}`, 'Partnering: Stakeholder Management'],
  )
})
