/** Texts and remarks around the names of jobs. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Work Experience', ...texts).cv.experience.map(({ position, company }) => `${position} | ${company}`)

test('a position below a text about the employer', () => {
  const jobs = jobsOf(
    'RAO SPICES LIMITED\tFeb 2017 – Present',
    'A trader in spices that has more than 40 shops in two states of the south and sells to many other countries',
    'Office Assistant – Exports',
    '- Answered letters from customers abroad',
    'NADI MILLS\tMar 2012 – Jan 2017',
    'Spins and weaves cotton for the largest shops of the country',
    'Clerk',
    '- Kept the ledger',
  )
  expect(jobs).toEqual(['Office Assistant – Exports | RAO SPICES LIMITED', 'Clerk | NADI MILLS'])
})

test('a place behind a semicolon', () => {
  expect(jobsOf('Rao Spices Inc.; Dallas, TX\t2014 – 2017', 'Senior Clerk', '- Kept the ledger')).toEqual([
    'Senior Clerk | Rao Spices Inc.',
  ])
})

test('a sentence behind the time of an employer', () => {
  const jobs = jobsOf(
    'Nadi Mills 05.2021 - present. Work as a Lead Accountant.',
    '- Kept the ledger',
    'Rao Labs 03.2017 - 04.2021. Work as Store Keeper.',
    '- Counted the stock',
  )
  expect(jobs).toEqual(['Lead Accountant | Nadi Mills', 'Store Keeper | Rao Labs'])
})

test('a position and its field, with a bar between them, above an employer', () => {
  const jobs = jobsOf(
    'Assistant Manager | Data Science & Machine Learning',
    'Rao Services Private Limited | Noida, India\tApr 2022 to Present',
    '- Built reports',
    'Business Analyst',
    'Nadi Services Private Limited | Noida, India\tJul 2020 to Apr 2022',
    '- Built tables',
  )
  expect(jobs).toEqual([
    'Assistant Manager | Data Science & Machine Learning | Rao Services Private Limited',
    'Business Analyst | Nadi Services Private Limited',
  ])
})

test('a remark in brackets with a time is no job', () => {
  const jobs = jobsOf(
    '2007 – 2014\tRao Bank of Commerce, Headquarters',
    'Senior Finance Manager',
    '(Sent to the office in Xville during 2010 – 2011, to Yville during 2012 – 2013)',
    '- Studied other banks',
    '2004 – 2007\tRao Bank of Commerce, Nadi Branch',
    'Management Trainee in Finance',
  )
  expect(jobs).toEqual([
    'Senior Finance Manager | Rao Bank of Commerce, Headquarters',
    'Management Trainee in Finance | Rao Bank of Commerce, Nadi Branch',
  ])
})

test('labelled items below the title of an internship are one job', () => {
  const read = readLines(
    'Internships',
    '- Name of organization- Rao Technology Pvt Ltd',
    '- Technologies learnt-Java, Cloud Computing.',
    '- Duration- 5 months',
  )
  expect(read.cv.experience.map(({ company }) => company)).toEqual(['Rao Technology Pvt Ltd'])
})

test('an employer with a dash right behind it, and its department', () => {
  const jobs = jobsOf(
    'Rao Medical Group– Senior Systems Analyst [Database]',
    'Department:  Records',
    'Start Date :  17 May 2019 – Current',
    '- Kept the servers',
    'Nadi Systems– Senior Engineer',
    'Department:  Stores',
    'Start Date :  28 June 2017 – 8th May 2019',
    '- Kept the store',
  )
  expect(jobs).toEqual(['Senior Systems Analyst [Database] | Rao Medical Group', 'Senior Engineer | Nadi Systems'])
})

test('a slip in the name of a month', () => {
  const [job] = readLines('Work Experience', 'Clerk, Rao Mills Ltd\tJully 2021 – Agust 2022').cv.experience
  expect([job?.position, job?.company, job?.startDate, job?.endDate]).toEqual(['Clerk', 'Rao Mills Ltd', '2021-07', '2022-08'])
})

test.each([
  ['Rao University Bachelor of Management, major in Management Science', 'Rao University', 'Bachelor of Management'],
  ['Master of Computer Science at the University of Xville', 'University of Xville', 'Master'],
])('the school in %s', (line, school, degree) => {
  const [course] = readLines('Education', `2000 - 2004\t${line}`).cv.education
  expect([course?.institution, course?.degree]).toEqual([school, degree])
})

test('a background in a sentence is no education', () => {
  expect(
    readLines('BACKGROUND: I kept the stores of Nadi Polytechnic for three years and know every shelf.').cv.education,
  ).toEqual([])
})

test('a text about the work with a time in brackets is no job', () => {
  const jobs = jobsOf(
    'Rao Exports Limited – Accountant (Oct 1994 – Jul 1996)',
    'Planning and setting up of the stores for several mills of the south and of the north (1990 to 1994)',
    'Nadi Mills Limited – Clerk (Mar 1988 – Aug 1990)',
  )
  expect(jobs).toEqual(['Accountant | Rao Exports Limited', 'Clerk | Nadi Mills Limited'])
})

test('degrees of schools below a title of certificates are courses', () => {
  const { education } = readLines(
    'Certification',
    '1997 MBA\tRao Institute of Management, Xville',
    '1995 B.Com\tNadi College of Commerce',
    'Work Experience',
    'Clerk, Rao Mills Ltd\t2007 – 2010',
  ).cv
  expect(education.map(({ degree }) => degree)).toEqual(['MBA', 'B.Com'])
})

const sized = (text: string, size: number, isBullet = false) => ({ ...paragraphOf(text, size), isBullet, look: `bold ${size}` })

test('a smaller title of the courses below the jobs', () => {
  const { cv } = propose(
    [
      sized('Asha Rao', 20),
      sized('Objective', 14),
      sized('A post in the stores', 10),
      sized('Work Experience', 14),
      sized('Clerk, Rao Mills Ltd\t2007 – 2010', 12),
      sized('Kept the ledger', 10, true),
      sized('Education', 12),
      sized('B.Com, Nadi College of Commerce, 2006', 10),
    ],
    [],
  )
  expect(cv.education.map(({ degree }) => degree)).toEqual(['B.Com'])
})
