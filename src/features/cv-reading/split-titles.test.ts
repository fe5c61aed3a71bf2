/** Titles of sections over two lines, titles with the mark of the list above, and lines that only say when a course ends. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const cvOf = (...texts: readonly string[]) => readLines(...texts).cv
const coursesOf = (...texts: readonly string[]) =>
  cvOf(...texts).education.map(({ degree, field, institution, startYear, endYear }) => [
    degree,
    field,
    institution,
    startYear,
    endYear,
  ])

test('a hyphen splits the title of a section', () => {
  const cv = cvOf(
    'SKILLS',
    'Tally',
    'EMPLOY‐',
    'MENT HISTORY',
    'Clerk, Rao Traders\t2019 – 2021',
    'EDUCATION AND TRAIN‐',
    'ING',
    '[ Current ]\tMaster of Science in Physics',
    'Nadi College, Nagpur',
    '[ 2015 – 2017 ]\tBachelor of Science in Physics',
    'Rao College, Pune',
  )
  expect(cv.skills).toEqual(['Tally'])
  expect(cv.experience).toMatchObject([{ company: 'Rao Traders', description: '' }])
  expect(cv.education).toMatchObject([
    { degree: 'Master of Science', institution: 'Nadi College, Nagpur', endYear: '' },
    { degree: 'Bachelor of Science', institution: 'Rao College, Pune', endYear: '2017' },
  ])
})

test('the title that ends a list has its mark', () => {
  const skills = ['Tally', 'Typing', 'Word', 'Excel', 'Drawing', 'Sorting'].map((skill) => `• ${skill}`)
  const cv = cvOf('SKILLS', ...skills, '• EDUCATION', 'Nadi Polytechnic — B.Sc Computer Science', 'August 2020 - May 2022')
  expect(cv.education).toMatchObject([{ degree: 'B.Sc', institution: 'Nadi Polytechnic', endYear: '2022' }])
  expect(cv.skills).toHaveLength(skills.length)
})

test.each(['Expected Graduate: August 2025', 'Expected graduation in 2025', '(Graduating in May 2025)'])(
  '%s is the end of the course above',
  (line) => {
    expect(coursesOf('Education', '2022\tM.Sc in Nursing, Nadi University', line, 'B.Sc Nursing, Rao College\t2020')).toEqual([
      ['M.Sc', 'Nursing', 'Nadi University', '2022', '2025'],
      ['B.Sc', 'Nursing', 'Rao College', '', '2020'],
    ])
  },
)
