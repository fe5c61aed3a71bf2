/** Courses in tables with unusual heads, schools in lists and beside slashes, and names that continue in the next line. */
import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

type Line = string | readonly [text: string, own: Partial<Paragraph>]
const paragraph = (line: Line): Paragraph =>
  typeof line === 'string' ? paragraphOf(line, 10) : { ...paragraphOf(line[0], 10), ...line[1] }

const readingOf = (lines: readonly Line[]) => propose(['Asha Menon', 'Education', ...lines].map(paragraph), [])

const coursesIn = (lines: readonly Line[]) =>
  readingOf(lines).cv.education.map(({ institution, degree, field, startYear, endYear, grade }) =>
    [institution, degree, field, startYear, endYear, grade].filter(Boolean).join(' | '),
  )

const capitals = { look: 'bold 11 capital' }

test.each<[string, readonly Line[], readonly string[]]>([
  [
    'a table with a head that nobody knows',
    [
      'Course\tInstitution\tName of theboard\tYear of passing\t% of marks',
      'B.Sc in Physics\tNadi College\tRao University\t2019\t71',
    ],
    ['Nadi College | B.Sc | Physics | 2019 | 71'],
  ],
  [
    'a column called board in which the examinations stand',
    ['Board\tTenure\tEducational institution\tCGPA', 'Class XII\t2018 – 2019\tVriksha School, Wai\t86%'],
    ['Vriksha School, Wai | Class XII | 2018 | 2019 | 86%'],
  ],
  [
    'a school and its course beside a slash',
    ['Nadi Institute of Technology/Bachelor of Engineering', '2015 – 2019, Pune'],
    ['Nadi Institute of Technology | Bachelor of Engineering | 2015 | 2019'],
  ],
  [
    'a school that is the first item of the list below its course',
    ['B.Com\t2021-2025', '• Nadi College, Wai | 71%', 'HSC\t2018-2019', '• Rao School, Wai | 93%'],
    ['Nadi College, Wai | B.Com | 2021 | 2025 | 71%', 'Rao School, Wai | HSC | 2018 | 2019 | 93%'],
  ],
  [
    'a subject below its degree, and no school',
    ['Aug 2019 - June 2023', 'Bachelor of Technology', 'Mining Engineering'],
    ['Bachelor of Technology | Mining Engineering | 2019 | 2023'],
  ],
  [
    'a sector is no seam, and two classes are one course',
    ['Class- XI-XII', 'Rao Public School, Sector – 10, Wai', '2015 – 2017'],
    ['Rao Public School, Sector – 10, Wai | Class- XI-XII | 2015 | 2017'],
  ],
  [
    'names that go on in the next line',
    ['2018 - 2020', ['VRIKSHA INTERNATIONAL', capitals], ['UNIVERSITY', capitals], 'B.A. in History'],
    ['VRIKSHA INTERNATIONAL UNIVERSITY | B.A. | History | 2018 | 2020'],
  ],
  [
    'an examination of a school below a degree is not of its university',
    ['Nadi Institute of Technology\t2021 - 2025', 'B.Tech. - Mining | CGPA: 8.65 / 10', '12th | Percentage: 97.80 / 100'],
    ['Nadi Institute of Technology | B.Tech. | Mining | 2021 | 2025 | CGPA: 8.65 / 10', '12th | 97.80 / 100'],
  ],
  [
    'boards, levels and letters with a hyphen',
    ['10th Boards – Nadi School, Wai – 2020', 'Nadi College', 'Intermediate Level', 'Rao College', 'B-Tech in Mining, 2024'],
    ['Nadi School, Wai | 10th Boards | 2020', 'Nadi College | Intermediate Level', 'Rao College | B-Tech | Mining | 2024'],
  ],
  [
    'a name that ends with a small word goes on below',
    ['B.Com', 'Nadi College of Commerce and', 'Technology', '2021 – 2024'],
    ['Nadi College of Commerce and Technology | B.Com | 2021 | 2024'],
  ],
  [
    'two names of one examination, and the board before its school',
    [
      'Higher Secondary Certificate (HSC) – XII,',
      'Nadi School, Wai,',
      '2018 - 2019',
      '10th CBSE from Rao School with 86% in 2014',
    ],
    ['Nadi School, Wai | Higher Secondary Certificate | 2018 | 2019', 'Rao School | 10th | 2014 | 86%'],
  ],
  [
    'a subject above its school',
    ['Mining Engineering', 'Nadi Engineering College', '07/2019 - 06/2023, 8.01CGPA', 'Class 12th', 'Rao School', '2019'],
    ['Nadi Engineering College | Mining Engineering | 2019 | 2023 | 8.01CGPA', 'Rao School | Class 12th | 2019'],
  ],
  [
    'a name whose last word stands below, and marks of ten',
    ['B.Sc (Physics)', 'Nadi Arts and Science', 'College,Wai', '2023', '10/10'],
    ['Nadi Arts and Science College,Wai | B.Sc | Physics | 2023 | 10/10'],
  ],
  [
    'slips in the word for a school',
    ['B.Sc in Physics', 'Nadi Institue of Mines', '2023', 'Tenth', 'Rao Collage', '2017'],
    ['Nadi Institue of Mines | B.Sc | Physics | 2023', 'Rao Collage | Tenth | 2017'],
  ],
  [
    'words beside the time',
    ['M.C.A\tPursuing: 2025–2027', 'Nadi University\tStatus: Pursuing'],
    ['Nadi University | M.C.A | 2025 | 2027'],
  ],
  [
    'a text of its own names no course',
    [
      'B.Tech in Mining\t2024',
      'Nadi University',
      'Pursuing a course in mining at Nadi University with a strong interest in rocks, a love of the field and a will to learn',
    ],
    ['Nadi University | B.Tech | Mining | 2024'],
  ],
  [
    'what is written about a course',
    ['B.Tech, Nadi College, 2019', 'Affiliated with Vriksha University', 'Subjects: English, Physics', 'with a focus on mines'],
    ['Nadi College | B.Tech | 2019'],
  ],
])('%s', (_, lines, courses) => {
  expect(coursesIn(lines)).toEqual(courses)
})

test('a time alone is no course, and stays among what is left over', () => {
  const { cv, left } = readingOf(['B.Com, Nadi College, 2019', '2012', '2013', 'Area of interest', '• Mines'])
  expect(cv.education).toMatchObject([{ degree: 'B.Com', endYear: '2019', field: '' }])
  expect(left.map(({ text }) => text).join()).toContain('2012')
  expect(left).toContainEqual({ title: 'Area of interest', text: '- Mines' })
})

const doubtsOf = (name: string) =>
  propose([paragraphOf(name, 20), paragraphOf('asha.menon@example.in', 10)], []).doubts.filter((path) => path.includes('Name'))

test('a position in the letters of the name makes it doubtful', () => {
  expect(doubtsOf('Asha Menon Web Developer')).toEqual(['personalInfo.fullName'])
  expect(doubtsOf('Asha Menon')).toEqual([])
})
