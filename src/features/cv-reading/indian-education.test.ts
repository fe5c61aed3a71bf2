import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

test('a year before a dash and a grade is the year in which the course ended', () => {
  const { cv } = readLines('Education', 'M.Com — JNVU Jodhpur — 2010 — First Division', 'B.Com — JNVU Jodhpur — 2008 — 61%')
  expect(cv.education).toMatchObject([
    { startYear: '', endYear: '2010', grade: 'First Division' },
    { startYear: '', endYear: '2008', grade: '61%' },
  ])
})

test('a line with only the time and the marks belongs to the course above it', () => {
  const lines = [
    'B.Sc. Nursing',
    'Bharati Vidyapeeth, Pune',
    '2014 – 2018 | 72%',
    'HSC (12th)',
    'Maharashtra State Board',
    '2014 | 81.4%',
  ]
  const { cv } = propose(
    ['Education', ...lines].map((text, at) => ({ ...paragraphOf(text, 10), look: at % 3 === 1 ? 'bold' : 'plain' })),
    [],
  )
  expect(cv.education).toMatchObject([
    { degree: 'B.Sc.', startYear: '2014', endYear: '2018', grade: '72%' },
    { degree: 'HSC', startYear: '', endYear: '2014', grade: '81.4%' },
  ])
})

const coursesOf = (...rows: readonly string[]) => readLines('Education', ...rows).cv.education

test('the rows of a table of examinations are each a course, and nothing of them is lost', () => {
  expect(
    coursesOf(
      'Examination\tBoard / University\tYear\tPercentage',
      'B.Com\tUniversity of Mysore\t2015\t68.5%',
      'PUC\tKarnataka PU Board\t2012\t74%',
      'SSLC\tKSEEB\t2010\t81%',
    ),
  ).toMatchObject([
    { degree: 'B.Com', institution: 'University of Mysore', endYear: '2015', grade: '68.5%' },
    { degree: 'PUC', institution: 'Karnataka PU Board', endYear: '2012', grade: '74%' },
    { degree: 'SSLC', institution: 'KSEEB', endYear: '2010', grade: '81%' },
  ])
  const { cv, doubts, left } = readLines(
    'Education',
    'Sr.\tCourse\tInstitute\tUniversity/Board Year of passing\t%',
    '1\tB.E. (Mechanical) KIT College, Kolhapur Shivaji University\t2016\t66.20',
    '2\tHSC\tVivekanand College\tKolhapur Board\t2012\t71.00',
  )
  expect(cv.education).toMatchObject([
    { degree: 'B.E.', field: 'Mechanical', endYear: '2016', grade: '66.20' },
    { degree: 'HSC', field: '', institution: 'Vivekanand College', endYear: '2012', grade: '71.00' },
  ])
  expect(doubts, 'marks without a sign may be anything').toContain('education.0.grade')
  expect(left).toEqual([{ title: 'Vivekanand College', text: 'Kolhapur Board' }])
})

test('a bachelor of management studies is a course of its own', () => {
  expect(
    coursesOf('MBA (Marketing)\t2016 – 2018', 'NMIMS, Mumbai', 'BMS\t2013 – 2016', 'Jai Hind College, Mumbai'),
  ).toMatchObject([
    { degree: 'MBA', field: 'Marketing', institution: 'NMIMS, Mumbai', startYear: '2016', endYear: '2018' },
    { degree: 'BMS', institution: 'Jai Hind College, Mumbai', startYear: '2013', endYear: '2016' },
  ])
})

test('sentences about a diploma and a school name two courses', () => {
  const rows = [
    'Diploma in Mechanical Engineering from Govt. Polytechnic, Hyderabad (2021-2024) with 7.8 CGPA',
    '10th from ZP High School, Telangana Board in 2021 with 9.2 GPA',
  ]
  expect(coursesOf(...rows)).toMatchObject([
    { degree: 'Diploma', field: 'Mechanical Engineering', institution: 'Govt. Polytechnic, Hyderabad', endYear: '2024' },
    { degree: '10th', institution: 'ZP High School, Telangana Board', endYear: '2021', grade: '9.2 GPA' },
  ])
})

test('two degrees in one line are doubtful, and neither is lost', () => {
  const { cv, doubts, left } = readLines('Education', 'Diploma in Welding | B.Sc. | Anna University | 2014')
  expect(cv.education).toMatchObject([{ degree: 'B.Sc.', endYear: '2014' }])
  expect(doubts).toEqual(expect.arrayContaining(['education.0.degree', 'education.0.institution', 'education.0.endYear']))
  expect(left.map(({ text }) => text).join()).toContain('Diploma')
})
