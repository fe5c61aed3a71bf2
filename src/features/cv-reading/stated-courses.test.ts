/** Courses in sentences, and the words around their names. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const coursesIn = (...lines: readonly string[]) =>
  readLines('Education', ...lines).cv.education.map(({ institution, degree, field, startYear, endYear, grade }) =>
    [institution, degree, field, startYear, endYear, grade].filter(Boolean).join(' | '),
  )

test.each([
  ['I have successfully completed my 12th grade education from Nadi Vidyalaya in 2015.', 'Nadi Vidyalaya | 12th grade | 2015'],
  ['Currently pursuing B.Tech in Mining at Nadi University (2021-2025)', 'Nadi University | B.Tech | Mining | 2021 | 2025'],
  ['Graduate in Bachelor of Commerce in the Banking from JNTU Anantapur', 'JNTU Anantapur | Bachelor of Commerce | Banking'],
  ['Graduated from Nadi University in 2015', 'Nadi University | 2015'],
  ['MBA in Sales from Nadi University, year of passing 2015 with 65.4%', 'Nadi University | MBA | Sales | 2015 | 65.4%'],
  ['B.Sc from Nadi College affiliated to Vriksha University with 70% in 2016', 'Nadi College | B.Sc | 2016 | 70%'],
  ['Higher secondary from Nadi School under CBSE in 2014 with 65%', 'Nadi School | Higher secondary | 2014 | 65%'],
  ['I did my schooling from Nadi Public School in 2010', 'Nadi Public School | 2010'],
])('%s', (text, course) => {
  expect(coursesIn(text)).toEqual([course])
})

test('a long sentence that begins with a course is no remark about the one above it', () => {
  const text =
    '• I have successfully completed my Bachelor of Engineering in Mining from the Nadi College of Engineering with an aggregate of 65% in the year 2019'
  expect(coursesIn('M.Tech, Rao University\t2021', text)).toEqual([
    'Rao University | M.Tech | 2021',
    'Nadi College of Engineering | Bachelor of Engineering | Mining | 2019 | 65%',
  ])
})

test('an examination in the letters of a heading is a course', () => {
  const lines = ['Asha Menon', 'SKILLS', 'Tally', 'EDUCATION', 'B.Sc, Nadi College, 2019', 'HSC', 'Rao School, 2016']
  const { education } = propose(
    lines.map((text) => ({ ...paragraphOf(text, 10), look: text === text.toUpperCase() ? 'bold' : 'plain' })),
    [],
  ).cv
  expect(education).toMatchObject([{ degree: 'B.Sc' }, { degree: 'HSC', institution: 'Rao School', endYear: '2016' }])
})

test('a title with the same examination as the sentence below it is no course', () => {
  const lines = [
    'Bachelor of Arts',
    '• I am currently in the third year of my Bachelor of Arts at Nadi College',
    'HSC',
    '• I have completed my 12th from Rao School',
  ]
  expect(coursesIn(...lines)).toEqual(['Nadi College | Bachelor of Arts', 'Rao School | 12th'])
})

test('a sentence that says a course again is about it', () => {
  const lines = ['Rao School, Wai — 10th', '2017', 'I have completed 10th Board from Rao school Wai.']
  expect(coursesIn(...lines)).toEqual(['Rao School, Wai | 10th | 2017'])
})
