/** Courses with commas, brackets, colons and remarks between or around their names. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const coursesOf = (...lines: readonly string[]) =>
  propose(
    ['Asha Menon', 'Education', ...lines].map((text) => ({ ...paragraphOf(text, 10), look: 'plain 10' })),
    [],
  ).cv.education.map(({ institution, degree, field }) => [institution, degree, field])

test('a prize in brackets is neither subject nor school', () => {
  expect(
    coursesOf('M.Sc. in Computer Science (Dean award, GPA 4.0)\tApr 2018 – Apr 2020', 'University of Taru\tKonstanz, Germany'),
  ).toEqual([['University of Taru', 'M.Sc.', 'Computer Science']])
})

test('a subject behind a dash ends before the school', () => {
  expect(
    coursesOf(
      'M.Sc. - Computer Science, University of Taru\t2010 – 2012',
      'B.Sc. - Honours, Mathematics and Physics, University of\t2006 – 2009',
      'Vriksha, Vancouver, Canada',
    ),
  ).toEqual([
    ['University of Taru', 'M.Sc.', 'Computer Science'],
    [expect.stringMatching(/^University of/), 'B.Sc.', 'Honours, Mathematics and Physics'],
  ])
})

test('the school behind a colon, and a course behind one', () => {
  expect(coursesOf('BSc (Hons) Computer Science (2:1): University of Taru')).toEqual([
    ['University of Taru', 'BSc (Hons)', 'Computer Science (2:1)'],
  ])
  expect(coursesOf('Nadi Tech: Supply Chain certification (04/2019 - 08/2020)')).toEqual([
    ['Nadi Tech', 'Supply Chain certification', ''],
  ])
})

test('what was won at school is no course', () => {
  expect(
    coursesOf(
      'Taru Public School',
      'April 2005 – March 2020',
      'Certificate of Merit, Central Board, India',
      'Got awarded the Gold Medal from school in grade 11 for academic excellence at school.',
      'Received a special mention in the Intra school Model conference.',
    ),
  ).toEqual([['Taru Public School', '', '']])
})

test('a course with the name of an occupation above its school', () => {
  expect(coursesOf('Computer Programmer / Analyst (Co-op)', 'Taru College', 'September 2018 - April 2022')).toEqual([
    ['Taru College', 'Computer Programmer / Analyst (Co-op)', ''],
  ])
})

test('a department, a school whose name begins with an accent, and a German mark', () => {
  expect(coursesOf('University of Taru', 'PhD in Neuroscience, Department of Biology', '2015 – 2019')).toEqual([
    ['University of Taru', 'PhD', 'Neuroscience'],
  ])
  expect(coursesOf("Diplôme d'ingénieur, École Centrale de Taru\t2010 – 2013")[0]?.[0]).toBe('École Centrale de Taru')
  expect(coursesOf('Technische Universität Taru, B.Sc. Informatik, Note 1,3', '10/2015 – 09/2018')).toEqual([
    ['Technische Universität Taru', 'B.Sc.', 'Informatik'],
  ])
})
