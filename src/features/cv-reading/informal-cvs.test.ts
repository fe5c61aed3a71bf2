/** CVs that people wrote by hand: sentences about jobs, and headings with remarks or slips. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines(...texts).cv.experience.map(({ position, company, startDate, endDate, current }) => [
    position,
    company,
    startDate,
    current ? 'now' : endDate,
  ])
const inJobs = (...texts: readonly string[]) => jobsOf('Work Experience', ...texts)
const clerk = ['Clerk, Nadi Ltd.\tMay 2015 – June 2017', '• Kept the books']

test.each([
  'WORKED EXPERIENCE (2YEARS7MONTHS)',
  'WARK EXPERIENCE',
  'PROFESSIONAL EXPERIENCE (MORE THAN 1.11 YEARS IN CIVIL CONST)',
  'PROFESSIONAL EXPERIENCE\t24 months',
])('the heading "%s"', (heading) => {
  expect(jobsOf('Education', 'B.Com\tRao College, Pune\t2014', heading, ...clerk)).toEqual([
    ['Clerk', 'Nadi Ltd.', '2015-05', '2017-06'],
  ])
})

test('marked headings in capitals, where other headings have no mark', () => {
  const { cv } = readLines(
    'EDUCATION',
    'B.Com\tRao College, Pune\t2014',
    '• Passed with distinction',
    '• Played for the college',
    '• Took part in the debate',
    '• PROFESSIONAL EXPERIENCE',
    ...clerk,
    '• Paid the bills',
    '• Wrote to suppliers',
    '• Filed the papers',
    'Languages Known',
    'English, Hindi',
  )
  expect([cv.education.length, cv.experience.length]).toEqual([1, 1])
})

test('a time stands before the sentence', () => {
  expect(
    inJobs(
      '• From Sep 2014 to April 2015 – Worked in Nadi Motors Ltd., as Fitter.',
      '• Serviced engines',
      '• From June 2012 to June 2014 – M/S.Rao life sciences Pvt Ltd., as Senior Engineer – Utility.',
      '• Ran the boilers',
    ),
  ).toMatchObject([
    ['Fitter', expect.stringContaining('Nadi Motors Ltd'), '2014-09', '2015-04'],
    ['Senior Engineer', expect.stringContaining('Rao life sciences Pvt Ltd'), '2012-06', '2014-06'],
  ])
})

test('a sentence goes on in the next item', () => {
  const jobs = inJobs(
    '• Worked with NADI CONSULTANTS, as a “HVAC',
    '• SITE ENGINEER” during the period from 10th September 2013 to 25th November 2015.',
    '• From Sep-2006 to April-2011 Rao Infrastructure & Services Ltd. At Kutch Site,as',
    '• Engineer ( O & M ).',
  )
  expect(jobs).toMatchObject([
    ['HVAC SITE ENGINEER', 'NADI CONSULTANTS', '2013-09', '2015-11'],
    ['Engineer', expect.stringContaining('Rao Infrastructure'), '2006-09', '2011-04'],
  ])
})

test('a line ends before the employer', () => {
  expect(inJobs('Present working in', 'Nadi Plast India Pvt. Ltd as a Quality Engineer in OEM line in Washing')).toMatchObject([
    ['Quality Engineer', 'Nadi Plast India Pvt. Ltd', '', 'now'],
  ])
})

test('an item begins with a firm and says how long', () => {
  const { cv, doubts } = readLines('Experience', '• Nadi Energy pvt.ltd. in B-14,Sector 132,Noida in 2 Months experience .')
  expect(cv.experience).toMatchObject([{ company: 'Nadi Energy pvt.ltd.', position: '' }])
  expect(doubts).toContain('experience.0.company')
})

test('a job among the courses, where other jobs have a part of their own', () => {
  const jobs = jobsOf(
    'Education and Experience Overview',
    'B.Com\tRao College, Pune\t2014',
    'Feb 2016 to present\t: Accountant at Nadi Electronics LLC',
    'Work Experience',
    'Nadi Electronics LLC, Oman',
    '• Prepares the accounts',
  )
  expect(jobs).toEqual([['Accountant', 'Nadi Electronics LLC', '2016-02', 'now']])
})
