import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const entriesOf = (...texts: readonly string[]) => readLines(...texts).further?.map(({ entry }) => entry) ?? []

test.each([
  [
    'Publications',
    'Menon A. “Near-expiry feed in village dairies”, Indian J. Dairy, 2021',
    'Near-expiry feed in village dairies',
  ],
  ['Publications', 'Date expiry labels in small shops, Journal of Packing, 2020', 'Date expiry labels in small shops'],
  ['Publications', 'Papers published in 2020: a review', 'Papers published in'],
  ['Projects', 'Milk expiry alarm, 2019', 'Milk expiry alarm'],
  ['Certificates', 'Expiry control in stores, NSDC, 2019', 'Expiry control in stores'],
])('%s: a word is a label only if a date stands behind it: %s', (heading, text, name) => {
  expect(entriesOf(heading, text)[0]?.name).toContain(name)
})

test.each([
  ['Tally Prime, NIIT, issued May 2019', '2019-05', ''],
  ['Tally Prime, NIIT, Issued on: 12 May 2019, valid till May 2022', '2019-05', '2022-05'],
  ['Tally Prime | NIIT | Date of issue: May 2019 (expiry date: May 2022)', '2019-05', '2022-05'],
  ['Tally Prime, NIIT, valid until 2022', '', '2022'],
])('the label before a date of a certificate belongs to the date: %s', (text, startDate, endDate) => {
  expect(entriesOf('Certificates', text)).toMatchObject([{ name: 'Tally Prime', organisation: 'NIIT', startDate, endDate }])
})

test('the only date of a publication is its release, also beside words like those of an expiry', () => {
  expect(entriesOf('Publications', 'Date expiry labels in small shops, Journal of Packing, published 2020')).toMatchObject([
    { name: 'Date expiry labels in small shops, Journal of Packing', startDate: '2020', endDate: '' },
  ])
})
