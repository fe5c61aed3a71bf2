/** Schools, their boards, and lines about them in education sections. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const coursesIn = (...lines: readonly string[]) =>
  readLines('Education', ...lines).cv.education.map(({ institution, degree, field, startYear, endYear, grade }) =>
    [institution, degree, field, startYear, endYear, grade].filter(Boolean).join(' | '),
  )

test.each<[string, readonly string[], readonly string[]]>([
  [
    'the board of an examination above the school',
    [
      '2018 – 2020\tIntermediate: State Board MPC',
      'Nadi Junior College',
      'CGPA: 9.8/10',
      '2017 – 2018\tMatriculation: State Board',
      'Rao School',
    ],
    ['Nadi Junior College | Intermediate | 2018 | 2020 | CGPA: 9.8/10', 'Rao School | Matriculation | 2017 | 2018'],
  ],
  [
    'the subject on a line of its own above the school',
    ['Bachelor of Information Technology', 'Software Development', 'Nadi University', 'GPA: 3.6'],
    ['Nadi University | Bachelor | Information Technology | GPA: 3.6'],
  ],
  [
    'the subject of a degree that names none',
    ['MBA', 'Engineering Management', 'Nadi University'],
    ['Nadi University | MBA | Engineering Management'],
  ],
  [
    'the word degree behind its name',
    ['MS Degree in', 'Computer Science', 'University of Nadi'],
    ['University of Nadi | MS | Computer Science'],
  ],
  [
    'the class in brackets behind the board',
    ['Nadi Vidyalaya, Kochi\t2020', 'Higher Secondary (CBSE 12th) | Aggregate: 94%', 'Rao School\t2018', 'Secondary | 93%'],
    ['Nadi Vidyalaya, Kochi | Higher Secondary | 2020 | 94%', 'Rao School | Secondary | 2018 | 93%'],
  ],
  [
    'classes as numbers and grades',
    [
      '12 from Nadi School in 2007 with 58.4%',
      'Rao School, Pune',
      '10th Grade: 97.5%',
      'Nadi School',
      'SSLC',
      'Percentage scored 87%',
    ],
    ['Nadi School | 12 | 2007 | 58.4%', 'Rao School, Pune | 10th Grade | 97.5%', 'Nadi School | SSLC | 87%'],
  ],
  ['two courses in one line', ['HSC: 83.33% | SSLC: 82.8%'], ['HSC | 83.33%', 'SSLC | 82.8%']],
  [
    'the stream behind the short name of an examination',
    ['Higher Secondary Certificate (HSC) — Science', 'Nadi College\t2019 – 2022'],
    ['Nadi College | Higher Secondary Certificate | Science | 2019 | 2022'],
  ],
  [
    'a faculty and an honour below the university',
    ['Nadi University', 'BS in Physics', 'College of Engineering', 'Magna Cum Laude | GPA: 3.83 / 4.0'],
    ['Nadi University | BS | Physics | GPA: 3.83 / 4.0'],
  ],
  [
    'a diploma with more words before it',
    ['Nadi College, Advanced College Diploma in Aviation\t2006 – 2009'],
    ['Nadi College | Advanced College Diploma | Aviation | 2006 | 2009'],
  ],
  [
    'the time beside the courses that were taken',
    ['Nadi University\tBCA', '2016 - 2019\tRelevant Coursework', 'Rao College\tHIGHSCHOOL', '2014 - 2016\tPCM'],
    ['Nadi University | BCA | Relevant Coursework | 2016 | 2019', 'Rao College | HIGHSCHOOL | PCM | 2014 | 2016'],
  ],
  [
    'a list of nothing but courses',
    ['• Nadi University: Web Development (08/2020 – Current)', '• Rao University: B.A. in Management'],
    ['Nadi University | Web Development | 2020', 'Rao University | B.A. | Management'],
  ],
  [
    'a school whose initials are those of a degree',
    ['B.M.S College of Engineering\t2022 – 2026', 'B.E in Robotics'],
    ['B.M.S College of Engineering | B.E | Robotics | 2022 | 2026'],
  ],
  [
    'bars without spaces',
    ['B.Tech in Physics', 'Nadi University| Pune', 'Higher Secondary :', 'Rao School|Pune'],
    ['Nadi University | B.Tech | Physics', 'Rao School | Higher Secondary'],
  ],
  [
    'the time as an item of a list',
    ['Nadi University', 'B.Tech in Physics', '• Expected graduation: August 2026', '• CGPA: 8.63'],
    ['Nadi University | B.Tech | Physics | 2026 | CGPA: 8.63'],
  ],
  [
    'a line about what was done there',
    ['Nadi University\t2011 – 2015', 'B.Tech in Physics', 'Activities and Societies: team of 2015'],
    ['Nadi University | B.Tech | Physics | 2011 | 2015'],
  ],
  [
    'a day whose month looks like a mark out of ten',
    ['01/10/2017 – 29/11/2019 – Pune, India', 'MASTER OF SCIENCE (ECONOMICS) – Nadi University'],
    ['Nadi University | MASTER OF SCIENCE | ECONOMICS | 2017 | 2019'],
  ],
  [
    'a degree that only the word tells',
    ['Nadi Institute', 'Engineer Specialist degree in Information Systems\t2008 – 2014'],
    ['Nadi Institute | Engineer Specialist degree | Information Systems | 2008 | 2014'],
  ],
  [
    'the stream in brackets',
    ['Nadi Public School', 'Senior Secondary Education (PCM with Computer Science)', '2022'],
    ['Nadi Public School | Senior Secondary Education | PCM with Computer Science | 2022'],
  ],
  [
    'a table with the degree beside the institute',
    [
      'Institute\tDegree\tTimeline\tCGPA/%',
      'B.Tech, IIT Madras\tEngineering\t2019 – 2023\t8.05',
      'Rao School, Pune\t12th Standard\t2017 – 2018\t89.8',
    ],
    ['IIT Madras | B.Tech | Engineering | 2019 | 2023 | 8.05', 'Rao School, Pune | 12th Standard | 2017 | 2018 | 89.8'],
  ],
  [
    'a table whose head says "Year of pass"',
    ['S.NO\tQualification\tInstitute\tBord\tPercentage of Marks\tYear of pass', '1.\tSSC\tNadi School\tState\t65%\t2015'],
    ['Nadi School | SSC | 2015 | 65%'],
  ],
])('%s', (_, lines, courses) => {
  expect(coursesIn(...lines)).toEqual(courses)
})

test('a cell that goes on in the next row of its table is no course', () => {
  const rows = [
    { degree: 'B.Tech in', institution: 'Nadi College', grade: '8.1' },
    { degree: 'CSE(AI & ML)', grade: 'Pursuing' },
  ].map((fields) => ({ ...paragraphOf(Object.values(fields).join('\t'), 10), fields }))
  const { education } = propose([...['Asha Menon', 'Education'].map((text) => paragraphOf(text, 10)), ...rows], []).cv
  expect(education.map(({ institution, degree }) => [institution, degree])).toEqual([['Nadi College', 'B.Tech']])
})
