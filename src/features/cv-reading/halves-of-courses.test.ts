/** Lines of one course that were read as two courses, and lines that are no course. */
import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const coursesOf = (...texts: readonly string[]) => {
  const lines = ['Meera Nair', 'EDUCATION', ...texts].map((text): Paragraph => paragraphOf(text, 11))
  return propose(lines, []).cv.education
}

test('a school that goes on in the next line is one', () => {
  expect(
    coursesOf(
      'Bachelors in Computer Science, Rao University, Pune',
      '2021-2024, current CGPA: 8.41',
      'Diploma in Mechanical Engineering (MSBTE), Government',
      'Polytechnic, Jalgaon',
      '2018-2021, Scored: 94.36',
    ),
  ).toMatchObject([
    { degree: 'Bachelors' },
    { degree: 'Diploma', institution: expect.stringContaining('Government Polytechnic'), grade: '94.36' },
  ])
})

test('the short name of a degree below its whole name adds the subject', () => {
  expect(
    coursesOf(
      'Bachelor of Engineering – (2022 - 2026)',
      'NADI COLLEGE OF ENGINEERING HASSAN',
      'B.E (Electrical and Electronics) (CGPA :8.61)',
      'Class XII Std – (2020 – 2022)',
      'KG PU College Xpura .– 88.16 %',
      'SSLC (X Std) – 2020',
      'DMS Rao School Xby – 91.04%',
    ),
  ).toMatchObject([
    { degree: 'Bachelor of Engineering', field: 'Electrical and Electronics', institution: 'NADI COLLEGE OF ENGINEERING HASSAN' },
    { degree: 'Class XII', institution: expect.stringContaining('KG PU College') },
    { degree: 'SSLC', institution: 'DMS Rao School Xby' },
  ])
})

test('words around courses, ranks and certificates are no schools', () => {
  expect(
    coursesOf(
      'High School Education',
      'Rao Junior College, Kollur',
      '07/2015 – 05/2017',
      'The Nadi Millennium School',
      'X standard\tCGPA: 9.8/10 (2nd in School)',
      'CERTIFICATION- Great Nadi Academy',
      '- Business Intelligence',
    ),
  ).toMatchObject([
    { degree: 'High School', institution: 'Rao Junior College, Kollur' },
    { degree: 'X standard', institution: 'The Nadi Millennium School' },
  ])
})
