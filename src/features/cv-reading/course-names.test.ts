/** Lines that word degrees, subjects and schools in unusual ways. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const coursesIn = (...lines: readonly string[]) =>
  readLines('Education', ...lines).cv.education.map(({ degree, field, institution, endYear, grade }) => [
    degree,
    field,
    institution,
    endYear,
    grade,
  ])

test.each<[string, readonly string[], readonly string[]]>([
  [
    'a level before the degree',
    ['UG: B.Sc (Computers) from Mumbai University in 2016'],
    ['B.Sc', 'Computers', 'Mumbai University', '2016', ''],
  ],
  [
    'two names of one degree',
    ['B.Tech/B.E. (Mechanical) from Nadi University in 2004'],
    ['B.Tech/B.E.', 'Mechanical', 'Nadi University', '2004', ''],
  ],
  [
    'its short name in brackets',
    ['Bachelor of Science (B.Sc), Physics', 'Nadi College', '2021'],
    ['Bachelor of Science', 'Physics', 'Nadi College', '2021', ''],
  ],
  [
    'the class of a school in brackets',
    ['Senior Secondary (XII), Science', 'Nadi Jr College', 'Year of completion: 2020', 'Percentage: 81.00%'],
    ['Senior Secondary', 'Science', 'Nadi Jr College', '2020', '81.00%'],
  ],
  [
    'a degree in brackets behind its subject',
    ['Nadi University — Business Analytics(BS) - Expected Graduation Date: May 2024'],
    ['BS', 'Business Analytics', 'Nadi University', '2024', ''],
  ],
  [
    'what stands at a place is the school',
    ['Master of Science in Computer Science, NVRT, Pune, India\t2014 – 2016'],
    ['Master of Science', 'Computer Science', 'NVRT', '2016', ''],
  ],
  [
    'a degree for people at work',
    ['Executive MBA, Engineering Management\t2010 – 2011', 'Nadi University'],
    ['Executive MBA', 'Engineering Management', 'Nadi University', '2011', ''],
  ],
  [
    'how it was learnt',
    ['MCA (Computers), Distance Learning from Mumbai University in 2020'],
    ['MCA', 'Computers', 'Mumbai University', '2020', ''],
  ],
  [
    'a line with the grade of all years',
    ['Nadi University\tJune 2004', 'B.S. in Physics', 'Overall GPA: 3.6'],
    ['B.S.', 'Physics', 'Nadi University', '2004', 'GPA: 3.6'],
  ],
])('%s', (_, lines, course) => {
  expect(coursesIn(...lines)).toEqual([course])
})

test('another school before the next degree is not overwritten by the one above', () => {
  const [, school] = coursesIn('Nadi University, Pune — B.Sc 2020', 'Vriksha High, Pune — High School Diploma 2016')
  expect(school?.slice(0, 3)).toEqual(['High School Diploma', '', 'Vriksha High, Pune'])
})

test('a sentence in the letters of schools is no course without a word', () => {
  const [bold, plain] = ['bold 10', 'plain 10']
  const lines: readonly (readonly [text: string, look: string])[] = [
    ['Asha Menon', bold],
    ['Education', bold],
    ['2006 - 2009', bold],
    ['B. Sc. Physics.', bold],
    ['Nadi University', plain],
    [
      'The topic for the bachelor’s thesis was resonance. An application was built to calculate the diagrams of it in parts.',
      plain,
    ],
  ]
  const { cv, left } = propose(
    lines.map(([text, look]) => ({ ...paragraphOf(text, 10), look })),
    [],
  )
  expect(cv.education.map(({ degree, institution }) => [degree, institution])).toEqual([['B. Sc.', 'Nadi University']])
  expect(left.map(({ text }) => text).join()).toContain('resonance')
})

test('a name beside a year above a degree without a school is the school', () => {
  const [bold, plain] = ['bold 10', 'plain 10']
  const lines: readonly (readonly [text: string, look: string])[] = [
    ['Asha Menon', bold],
    ['Education', bold],
    ['UC Nadi\t2019', bold],
    ['Bachelor of Science, Computer Science', plain],
  ]
  const { cv } = propose(
    lines.map(([text, look]) => ({ ...paragraphOf(text, 10), look })),
    [],
  )
  expect(cv.education.map(({ institution, degree, endYear }) => [institution, degree, endYear])).toEqual([
    ['UC Nadi', 'Bachelor of Science', '2019'],
  ])
})
