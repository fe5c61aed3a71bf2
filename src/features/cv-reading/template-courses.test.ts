/** Forms of courses in templates of CV programs. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const read = (...lines: readonly string[]) =>
  propose(
    ['Asha Menon', 'Education', ...lines].map((text) => ({ ...paragraphOf(text, 10), look: 'plain 10' })),
    [],
  )
const coursesOf = (...lines: readonly string[]) =>
  read(...lines).cv.education.map(({ institution, degree, field }) => [institution, degree, field])

test('the school of a course may stand behind an at sign', () => {
  expect(coursesOf('Master of Science Informatik @Hochschule Nadi', '2019 – 2021')).toEqual([
    ['Hochschule Nadi', 'Master of Science', 'Informatik'],
  ])
})

test('the subject of a degree may go on in the next line, before the school', () => {
  expect(
    coursesOf(
      'Master of Arts',
      'March 2012 - December 2013, Major in Weaving and Textile',
      'Chemistry, University A, Pune, India.',
      'Bachelor of Science',
      'Major in Physics, University B, Pune, India.',
    ),
  ).toEqual([
    ['University A, Pune, India.', 'Master of Arts', 'Weaving and Textile Chemistry'],
    ['University B, Pune, India.', 'Bachelor of Science', 'Physics'],
  ])
})

test('a school that no word tells stands right above its degree, and is doubtful', () => {
  const { cv, doubts } = propose(
    ['Asha Menon', 'Education', 'Vriksha Palo Alto, CA US', 'M.S, Computer Science', 'Nadivana, Pune', 'B.S, Physics'].map(
      (text) => ({
        ...paragraphOf(text, 10),
        look: 'plain 10',
      }),
    ),
    [],
  )
  expect(cv.education.map(({ institution, degree }) => [institution, degree])).toEqual([
    ['Vriksha Palo Alto, CA US', 'M.S'],
    ['Nadivana, Pune', 'B.S'],
  ])
  expect(doubts).toEqual(expect.arrayContaining(['education.0.institution', 'education.1.institution']))
  // Below a degree, such a line may be its school: nothing is read above the next degree.
  expect(
    coursesOf('B.Tech, Civil Engineering', 'Vriksha', 'M.Tech, Civil Engineering', 'Nadivana').map(([school]) => school),
  ).toEqual(['Vriksha', 'Nadivana'])
})

test('a list item with a time below a school names the course', () => {
  expect(coursesOf('Nadi University', '• Weaving of Carpets | Sept 1996 - Apr 2000')).toEqual([
    ['Nadi University', 'Weaving of Carpets', ''],
  ])
})
