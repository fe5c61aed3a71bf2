/** Lines of a course that stand apart from its name: its time, its school and its board. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const coursesOf = (...texts: readonly string[]) =>
  readLines('Education', ...texts).cv.education.map(({ degree, institution, endYear }) => [degree, institution, endYear])

test('an unknown school may end with a full stop', () => {
  expect(
    coursesOf(
      'Masters in Optometry\t2020',
      'Nadi University, Pune.',
      'Higher Secondary Certificate, Science\t2011',
      'Nadira Education Society, Mumbai.',
    ),
  ).toEqual([
    ['Masters', 'Nadi University, Pune.', '2020'],
    ['Higher Secondary Certificate', 'Nadira Education Society, Mumbai.', '2011'],
  ])
})

test('a school in a long item below its course, or below the board', () => {
  expect(
    coursesOf(
      '• Intermediate:',
      '• Passed in 2009 - from R.& S.V Nadira High School (Nadi Board), Surat, Gujarat with 72.29 % marks of all subjects',
      'He learned much',
    ),
  ).toEqual([['Intermediate', 'R.& S.V Nadira High School (Nadi Board), Surat, Gujarat', '2009']])
  expect(
    coursesOf(
      '• Graduation',
      '• Bachelor of Technology',
      '• 2018 - 2022',
      '• Rao College',
      '• XII',
      '• Higher secondary (CISCE)',
      '• 2017',
      '• NADI ENGLISH SCHOOL',
      'Percentage obtained: 70.50%',
    ),
  ).toEqual([
    ['Bachelor of Technology', 'Rao College', '2022'],
    ['Higher secondary', 'NADI ENGLISH SCHOOL', '2017'],
  ])
})

test('a board or a university in a line of its own begins no course', () => {
  expect(coursesOf('Nadi ITI, Chennai', 'NCVT', 'ITI (Electrician)\t2016')).toEqual([['ITI', 'Nadi ITI, Chennai', '2016']])
  expect(
    coursesOf(
      'Bachelor of Science (IT)\tJune 2014',
      'Nadi university',
      'VRKM University\tDivision 1',
      '10+2\tGraduated, July 2010',
      'Rao English School',
    ),
  ).toEqual([
    ['Bachelor of Science', 'Nadi university', '2014'],
    ['10+2', 'Rao English School', '2010'],
  ])
})

test('list items that begin with the time of their course', () => {
  expect(
    coursesOf(
      '• June 2012 - June 2015',
      'Rao College, Pune',
      'Bachelor of Arts',
      '• May 2007 - June 2008',
      'Nadi Inter College',
      'High School',
    ),
  ).toEqual([
    ['Bachelor of Arts', 'Rao College, Pune', '2015'],
    ['High School', 'Nadi Inter College', '2008'],
  ])
})

test('an arrow separates the result from the course', () => {
  const { education } = readLines('Education', 'Nadi Institute, Bhopal', '- B.Tech (IT) --> 8.50 CGPA | 2018 - 2022').cv
  expect(education.map(({ degree, field, grade, endYear }) => [degree, field, grade, endYear])).toEqual([
    ['B.Tech', 'IT', '8.50 CGPA', '2022'],
  ])
})
