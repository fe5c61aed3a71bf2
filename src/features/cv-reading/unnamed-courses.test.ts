/** Courses whose names are not degrees, and their schools. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const readingOf = (lines: readonly string[]) => readLines('Education', ...lines)

const coursesIn = (lines: readonly string[]) =>
  readingOf(lines).cv.education.map(({ institution, degree, field, startYear, endYear, grade }) =>
    [institution, degree, field, startYear, endYear, grade].filter(Boolean).join(' | '),
  )

test.each<[string, readonly string[], readonly string[]]>([
  [
    'a subject below its school',
    ['Nadi University, 2015 – 2019', 'Industrial Engineering'],
    ['Nadi University | Industrial Engineering | 2015 | 2019'],
  ],
  ['another name below its school', ['Nadi College\t2017', 'Web Foundations'], ['Nadi College | Web Foundations | 2017']],
  [
    'a name before its school in one line',
    ['2014\tERASMUS\tVriksha University', '2007 – 2013\tBachelor of Arts\tVriksha University'],
    ['Vriksha University | ERASMUS | 2014', 'Vriksha University | Bachelor of Arts | 2007 | 2013'],
  ],
  ['a course at a school', ['Banking at Nadi Academy 2020'], ['Nadi Academy | Banking | 2020']],
  [
    'a degree behind the place of its school',
    ['Nadi College, Wai, B.Tech in Mining\t2016 – 2020', 'Rao School, Wai, 12th\t2016'],
    ['Nadi College, Wai | B.Tech | Mining | 2016 | 2020', 'Rao School, Wai | 12th | 2016'],
  ],
  [
    'an honour and a year before the degree',
    ['Nadi University: Cum Laude B.A. in History', 'Final year B.Sc in Physics, Rao University'],
    ['Nadi University | B.A. | History', 'Rao University | B.Sc | Physics'],
  ],
  [
    'an examination that is called a school',
    ['Senior Secondary School\t2018 – 2019', 'Rao Public School'],
    ['Rao Public School | Senior Secondary School | 2018 | 2019'],
  ],
  [
    'examinations of eastern boards',
    ['Madhyamik\t2006', 'Nadi High School', 'HS (Arts)\t2008', 'Nadi High School'],
    ['Nadi High School | Madhyamik | 2006', 'Nadi High School | HS | Arts | 2008'],
  ],
  [
    'when the degree was got',
    ['Nadi University - B.Tech in Mining\tGraduation: May 2024'],
    ['Nadi University | B.Tech | Mining | 2024'],
  ],
  [
    'two schools side by side above their courses',
    ['Nadi School (2020)\tRao School (2018)', 'Intermediate; Percentage: 94.2\tHigh School; Percentage: 94.6'],
    ['Nadi School | Intermediate | 2020 | 94.2', 'Rao School | High School | 2018 | 94.6'],
  ],
  [
    'the university of a college below it, and a state in one word',
    [
      'ECE, Bachelor of Engineering',
      'Nadi Institute of Technology',
      'Rao University – 8.0 CGPA',
      'HSC',
      'Nadi School',
      'Madurai – Tamilnadu',
    ],
    ['Nadi Institute of Technology | Bachelor of Engineering | 8.0 CGPA', 'Nadi School | HSC'],
  ],
  [
    'certificates below their own title',
    ['M.Tech, Nadi University\t2016', 'Other Qualifications/Certifications/Programs:', 'Rao University Data Science'],
    ['Nadi University | M.Tech | 2016'],
  ],
  [
    'a heading that the course repeats',
    ['Diploma', 'Nadi Polytechnic, Diploma in Mining\t2020'],
    ['Nadi Polytechnic | Diploma | Mining | 2020'],
  ],
  [
    'columns whose heads are short or have a backslash',
    ['Examination\tUniversity\\Board\tInstitute\tYear\tCPI/%', 'Intermediate\tCBSE\tRao School\t2012\t94.8%'],
    ['Rao School | Intermediate | 2012 | 94.8%'],
  ],
])('%s', (_, lines, courses) => {
  expect(coursesIn(lines)).toEqual(courses)
})

test('a place beside a school is no course, and a state no degree', () => {
  expect(coursesIn(['Nadi University\tBida, Niger State', 'B.Tech in Mining\t2016'])).toEqual([
    'Nadi University | B.Tech | Mining | 2016',
  ])
  expect(coursesIn(['Bachelor of Arts 2019', 'University of Nadi, Amherst, MA'])).toEqual([
    'University of Nadi, Amherst, MA | Bachelor of Arts | 2019',
  ])
})

test('a name for want of a better one is doubtful', () => {
  expect(readingOf(['Nadi College\t2017', 'Web Foundations']).doubts).toContain('education.0.degree')
})

test('a course above its school, in other letters', () => {
  const lines: readonly (readonly [text: string, look: string])[] = [
    ['Asha Menon', 'bold 12'],
    ['Education', 'bold 12'],
    ['Engineering Physics\tSept. 2020 - May 2026', 'bold 10'],
    ['University of Nadi', 'italic 10'],
  ]
  const { cv } = propose(
    lines.map(([text, look]) => ({ ...paragraphOf(text, 10), look })),
    [],
  )
  expect(cv.education.map(({ institution, field, endYear }) => [institution, field, endYear])).toEqual([
    ['University of Nadi', 'Engineering Physics', '2026'],
  ])
})

test.each(['Academic & Personal Projects', 'Positions of Responsibility', 'Key Courses Undertaken'])(
  'the part "%s" is none about education',
  (heading) => {
    const { cv } = readingOf(['B.Tech in Mining, Nadi University\t2020', heading, 'Rao Bridge (2019)\t| Personal'])
    expect(cv.education).toHaveLength(1)
  },
)

test('the name of a group alone is no skill', () => {
  const texts = ['Asha Menon', 'Skills', 'LANGUAGE\tFRAMEWORKS', 'Python, C\tFlask', 'DATABASES\tTOOLS', 'MySQL, SQLite\tGit']
  const { cv } = propose(
    texts.map((text) => paragraphOf(text, 10)),
    [],
  )
  expect(cv.skills).toEqual(['Python', 'C', 'Flask', 'MySQL', 'SQLite', 'Git'])
})
