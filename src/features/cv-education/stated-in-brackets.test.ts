/** Courses that sentences of Indian CVs state, and schools that are sure. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const marked = (...lines: readonly string[]): readonly string[] =>
  readLines('Education', ...lines).doubts.filter((path) => path.endsWith('institution'))

test('a degree in brackets behind a verb, and an examination that somebody "passed out"', () => {
  const { cv } = readLines(
    'Education',
    'Pursuing (BCA) 3rd year from Nadi University (2021-2024).',
    'Passed out 12th from UP Board with 82% marks.',
    'Passed out 10th from UP Board with 79% marks.',
  )
  expect(cv.education.map(({ institution, degree }) => [institution, degree])).toEqual([
    ['Nadi University', 'BCA'],
    ['UP Board', '12th'],
    ['UP Board', '10th'],
  ])
})

test('"High Secondary Certificate" is an examination', () => {
  const { cv } = readLines(
    'Education',
    'Bachelor of Technology\t2025',
    'Nadi College of Engineering • Nanded • 7.14 CGPA',
    'High Secondary Certificate\t2021',
    'Shivaji College • Parbhani • 95.83 %',
    'Secondary School Certificate\t2019',
    'Bal Vidya Mandir • Parbhani • 89.40 %',
  )
  expect(cv.education.map(({ institution, degree }) => [institution, degree])).toEqual([
    ['Nadi College of Engineering', 'Bachelor of Technology'],
    ['Shivaji College', 'High Secondary Certificate'],
    ['Bal Vidya Mandir', 'Secondary School Certificate'],
  ])
})

test('a school with initials before its kind has a name, and one beside a doubtful course is sure', () => {
  expect(marked('Intermediate, S.R. Junior College 2013 – 2015', 'B.Com, Fergusson College 2015 – 2018')).toEqual([])
  expect(
    marked('B.Com, Fergusson College 2010 – 2013', 'M.Com, Savitri College 2013 – 2015', 'MBA, Mandir, Pune 2015 – 2017'),
  ).toEqual(['education.2.institution'])
})

test('"HSC and SSC" with one time is one course', () => {
  const { cv } = readLines(
    'Education',
    'B.E.',
    'Nadi College, Pune',
    '2016 - 2020',
    'HSC and SSC',
    'Jawahar Vidyalaya, Nashik',
    '2009 - 2016',
  )
  expect(cv.education.map(({ institution, degree, field }) => [institution, degree, field])).toEqual([
    ['Nadi College, Pune', 'B.E.', ''],
    ['Jawahar Vidyalaya, Nashik', 'HSC and SSC', ''],
  ])
})
