/** Degrees and examinations as they are called in India, also those that no list has. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const coursesOf = (...texts: readonly string[]) =>
  readLines('Education', ...texts).cv.education.map(({ degree, field, institution }) =>
    [degree, field, institution].filter(Boolean).join(' | '),
  )

test.each([
  ['CA Final (Both Groups) from ICAI in Nov 2017 with 56%', 'CA Final (Both Groups) | ICAI'],
  ['CA IPCC from ICAI in Nov 2013', 'CA IPCC | ICAI'],
  ['M.P.Ed from Nadi College, Pune, 2015', 'M.P.Ed | Nadi College, Pune'],
  ['B.V.Sc from Nadi College, Pune, 2015', 'B.V.Sc | Nadi College, Pune'],
  ['ITI - Electrician from Nadi College, Pune, 2015', 'ITI | Electrician | Nadi College, Pune'],
  ['B.Sc MLT from Nadi College, Pune, 2015', 'B.Sc | MLT | Nadi College, Pune'],
  ['Fashion Tailoring from Nadi College, Pune, 2015', 'Fashion Tailoring | Nadi College, Pune'],
  ['II PUC from Nadi College, Pune, 2015', 'II PUC | Nadi College, Pune'],
  ['8th Pass from Nadi School, Pune, 2005', '8th Pass | Nadi School, Pune'],
  ['12th from GSHSEB, Navrang School, in March-2015 with 71%', '12th | GSHSEB, Navrang School'],
  ['10th Pass from CBSE Board in 2006', '10th Pass | CBSE Board'],
])('%s', (line, course) => {
  expect(coursesOf(line)).toEqual([course])
})

test('the eighth class is another examination than the tenth', () => {
  expect(coursesOf('10th Pass from Nadi School, 2008', '8th Pass from Nadi School, 2006')).toHaveLength(2)
})

test('a prize from a school is no course', () => {
  expect(coursesOf('B.Com from Nadi College, Pune, 2015', 'Scholarship from Vidya School')).toHaveLength(1)
})

test('some boards have given their name to their examination', () => {
  expect(coursesOf('Vidya School, Pune\t2021', 'ISC (Science) – 95.2%', 'Vidya School, Pune\t2019', 'ICSE – 96%')).toEqual([
    'ISC (Science) | Vidya School, Pune',
    'ICSE | Vidya School, Pune',
  ])
})
