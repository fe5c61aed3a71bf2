/** Doubts about courses whose names, times or subjects do not go together, and none where they do. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { educationEntriesIn } from './education-entries.ts'

const read = (...lines: readonly string[]) => educationEntriesIn(lines.map((line) => paragraphOf(line, 10)))
const doubtfulIn = (...lines: readonly string[]): string[] =>
  read(...lines).courses.flatMap(({ course, sure }) =>
    Object.values(sure).some((one) => one < 0.6) ? [`${course.degree} ${course.endYear}`] : [],
  )

test.each([
  'Class XII, Nadi University, 2019',
  'Higher Secondary, Kaveri College of Engineering, 2019',
  'B.Com, Kaveri Public School, 2019',
])('a school of another level is doubtful: "%s"', (line) => {
  expect(doubtfulIn('MBA, Sangam University, 2023', line)).toHaveLength(1)
})

test('a school that holds both is not doubtful', () => {
  expect(doubtfulIn('B.Com, Sangam University, 2021', 'Class XII, Kaveri Pre University College, 2018')).toEqual([])
})

test('a course that ended before the one below it in rank is doubtful, and so is the other', () => {
  const courses = ['B.Com, Sangam University, 2021', 'Class X, Kaveri High School, 2016']
  expect(doubtfulIn(...courses, 'Class XII, Nadi Junior College, 2018')).toEqual([])
  expect(doubtfulIn(...courses, 'Class XII, Nadi Junior College, 2014')).toEqual(['Class X 2016', 'Class XII 2014'])
})

test('a sentence that names a degree and a school is not doubtful', () => {
  const sentence = 'Bachelor of Science in Physics from Sangam University, Kochi, with an aggregate of 72% in the year 2016.'
  expect(doubtfulIn(sentence)).toEqual([])
})

test('a text beside a school examination that is no stream is left over, and no subject', () => {
  const { courses, left } = read('Nadi Model School 2019', 'Intermediate', 'Tilak Road, Upper Block')
  expect(courses.map(({ course }) => [course.degree, course.field])).toEqual([['Intermediate', '']])
  expect(left.map(({ text }) => text)).toContain('Tilak Road, Upper Block')
})

test('a clear subject beside a degree is not doubtful', () => {
  expect(doubtfulIn('Sangam University 2019', 'B.A.', 'Business Management')).toEqual([])
})
