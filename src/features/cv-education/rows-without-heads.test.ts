/** Rows of tables whose column of courses has no head that says so. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const coursesOf = (...texts: readonly string[]) =>
  readLines('Education', ...texts).cv.education.map(({ degree, institution, endYear }) => [degree, institution, endYear])

test('the cells show which column names the courses', () => {
  expect(
    coursesOf(
      'Particular\tBoard / University\tYear of passing\tMarks %',
      'B.Com\tNadi University\t2022\t70.00 %',
      'H.S.C\tVriksha State Board\t2019\t62.92 %',
    ),
  ).toEqual([
    ['B.Com', 'Nadi University', '2022'],
    ['H.S.C', 'Vriksha State Board', '2019'],
  ])
  expect(
    coursesOf(
      'Year\tSpecialization / Subjects\tSchool / College\tBoard / University\tPercentage',
      '2017\tBSc. Computer Science\tNadi College, Kochi\tVriksha University\t72%',
      '2013\tPlus Two\tRao School, Kochi\tVriksha Board\t76%',
    ),
  ).toEqual([
    ['BSc.', 'Nadi College, Kochi', '2017'],
    ['Plus Two', 'Rao School, Kochi', '2013'],
  ])
})

test('a row of heads with short words is no course', () => {
  expect(coursesOf('Name of the College / Institute\tCourse Name\tTotal %\tYOP', 'Nadi Academy, Kolkata\tBBA\t70\t2006')).toEqual(
    [['BBA', 'Nadi Academy, Kolkata', '2006']],
  )
  expect(coursesOf('Institution\tPassed with(%)', 'SSLC\tRao School\t93.6%')).toEqual([['SSLC', 'Rao School', '']])
  expect(coursesOf('Course', 'Name of the Institution', 'B.Ed\tNadi College\t2017')).toEqual([['B.Ed', 'Nadi College', '2017']])
})

test('the number of a row is no part of the degree', () => {
  expect(
    coursesOf(
      'Course\tBoard / University\tYear\tMarks %',
      '1 B.Tech\tNadi University\t2016\t70%',
      '2 Intermediate\tRao Board\t2012\t67%',
    ),
  ).toEqual([
    ['B.Tech', 'Nadi University', '2016'],
    ['Intermediate', 'Rao Board', '2012'],
  ])
})
