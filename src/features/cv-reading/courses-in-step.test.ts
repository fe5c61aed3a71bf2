/** Courses whose schools were read one entry too late, because the name of a level of school or of a time was not known. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const coursesOf = (...texts: readonly string[]) =>
  readLines('Education', ...texts).cv.education.map(({ degree, field, institution, endYear }) => [
    degree,
    field,
    institution,
    endYear,
  ])

test('levels of school above the schools', () => {
  expect(
    coursesOf(
      'Primary Education',
      'SNVG Nadi',
      '• Passing year- 2017',
      'Higher Secondary Education',
      'GHSS Rampur',
      '• Passing year- 2019',
      'Bachelor Of Computer Application',
      'Rao College, Pune',
      '• Passing year- 2022',
    ),
  ).toEqual([
    ['Primary Education', '', 'SNVG Nadi', '2017'],
    ['Higher Secondary Education', '', 'GHSS Rampur', '2019'],
    ['Bachelor Of Computer Application', '', 'Rao College, Pune', '2022'],
  ])
  expect(
    coursesOf(
      '• Advanced Secondary Education',
      '2014-2015 Rao Girls School',
      '• Ordinary Secondary Education',
      '2010-2013 Nadi School',
    ),
  ).toEqual([
    ['Advanced Secondary Education', '', 'Rao Girls School', '2015'],
    ['Ordinary Secondary Education', '', 'Nadi School', '2013'],
  ])
})

test('years in quotation marks, "from" behind them, and "Graduation" before the degree', () => {
  expect(
    coursesOf(
      '• MBA (Finance):',
      '• ‘2013-2015’ - From Nadi College, Surat.',
      '• Graduation BBA (Human Resource):',
      '• ‘2009-2013’ – Passed from Rao Institute of Management with 52.92 %.',
      '• Intermediate:',
      '• Passed in ’2009’ - from Sona High School with 72.29 % marks',
    ),
  ).toEqual([
    ['MBA', 'Finance', 'Nadi College, Surat.', '2015'],
    ['BBA', 'Human Resource', 'Rao Institute of Management', '2013'],
    ['Intermediate', '', 'Sona High School', '2009'],
  ])
})
