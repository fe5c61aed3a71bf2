/** Courses that were lost or invented because of titles, times and items around them. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'
import { readLines } from '#tests/cv-import/read-lines.ts'

const coursesOf = (...texts: readonly string[]) =>
  readLines(...texts).cv.education.map(({ degree, institution, endYear }) => [degree, institution, endYear])

test('a time whose digits are set apart', () => {
  expect(paragraphOf('20 2 1- 2 0 25').text).toBe('2021 - 2025')
  expect(paragraphOf('J UL Y 201 4 -').text).toBe('JULY 2014 -')
  expect(paragraphOf('5 May 2019').text).toBe('5 May 2019')
})

test('list items that each name a school', () => {
  expect(coursesOf('Education', '• St. Nadi High School', '2019', '• Rao School and College', '2019-2021', '94%')).toEqual([
    ['', 'St. Nadi High School', '2019'],
    ['', 'Rao School and College', '2021'],
  ])
})

test('a title in two lines is no title of courses', () => {
  expect(
    coursesOf(
      'PERSONAL',
      'DETAILS',
      'Date of Birth',
      '19th March 1998',
      'EDUCATION',
      'Nadi College, Pune',
      '2014: 10th ICSE Board',
    ),
  ).toEqual([['10th', 'Nadi College, Pune', '2014']])
})

test('programs of an office are no degrees', () => {
  expect(coursesOf('Education', 'B.Com, Nadi College, 2019', 'MY SKILLS & PROFICIENCIES', '• MS Excel', '• MS Word')).toEqual([
    ['B.Com', 'Nadi College', '2019'],
  ])
  expect(coursesOf('Education', 'MS Excel', 'MS Word')).toEqual([])
})

test('courses below skills in a Word file with a smaller title', () => {
  const read = propose(
    [
      paragraphOf('Asha Menon', 11),
      paragraphOf('Experience', 16),
      paragraphOf('Rao & Sons 09/2020 - 05/2022', 11),
      paragraphOf('Skills', 16),
      paragraphOf('Customer service, Time management, Microsoft Excel', 11),
      paragraphOf('Education', 11),
      paragraphOf('Intemediate', 20),
      paragraphOf('Nadi Junior College, Tirupati 03/2015', 11),
    ],
    [],
  )
  expect(read.cv.education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Intemediate', 'Nadi Junior College, Tirupati'],
  ])
})
