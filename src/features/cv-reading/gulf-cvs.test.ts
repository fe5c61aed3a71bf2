/** Forms of tradespeople, many of whom have worked in the Gulf states. The names are invented. */
import { expect, test } from 'vitest'
import { educationEntriesIn } from '#features/cv-education/education-entries.ts'
import { propose } from './propose.ts'
import { workEntriesIn } from './work-entries.ts'

const lines = (...texts: readonly string[]) =>
  texts.map((text) => ({ text: text.replace(/^\* /, ''), size: 10, isBullet: text.startsWith('* ') }))
const jobsIn = (...texts: readonly string[]) =>
  workEntriesIn(lines(...texts)).jobs.map(({ job: { company, position, startDate, endDate, current } }) =>
    [company, position, startDate, current ? 'now' : endDate].join(' | '),
  )

test('projects below jobs, with labels of their own, are no jobs', () => {
  const { cv } = propose(
    lines(
      'Asha Menon',
      'Work Experience',
      'Nadi Softech\tJan 2019 – Present',
      'Team Leader',
      'Project: Billing',
      'Client: Rao Bank',
      'Role: Team Leader',
      'Duration: 6 months',
      'Kaveri Labs\tMay 2016 – Dec 2018',
      'Software Engineer',
      'Education',
      'B.Tech, Nadi University, 2016',
    ),
    [],
  )
  expect(cv.experience.map(({ company, position }) => [company, position])).toEqual([
    ['Nadi Softech', 'Team Leader'],
    ['Kaveri Labs', 'Software Engineer'],
  ])
})

test('a client and a role without a time belong to the job above', () => {
  expect(jobsIn('Nadi Infotech Pvt Ltd (from 2019 to 2021)', 'Client: Rao Bank', 'Role: Linux Admin')).toEqual([
    'Nadi Infotech Pvt Ltd | Linux Admin | 2019-01 | 2021-01',
  ])
})

test.each([
  ['Jan 2020 –', 'Present', '2020-01 | now'],
  ['12.06.2018 to', '12.04.2019', '2018-06 | 2019-04'],
  ['Present –', 'June 2018', '2018-06 | now'],
])('a time at the right in two lines: %s, %s', (first, second, time) => {
  expect(jobsIn(`Kaveri Sugars\t${first}`, `Electrician\t${second}`, '* Repaired motors')).toEqual([
    `Kaveri Sugars | Electrician | ${time}`,
  ])
})

test('how long a job was may be all that is said about its time', () => {
  expect(jobsIn('Rao Caterers\t5 years', 'Cook', '* Ran the kitchen', 'Nadi Hotel\t2 years', 'Kitchen Helper')).toEqual([
    'Rao Caterers | Cook |  | ',
    'Nadi Hotel | Kitchen Helper |  | ',
  ])
})

test.each([
  ['09-11-10 to 17-05-11', '2010-11 | 2011-05'],
  ['24 .10. 2013 to 24.10.2015', '2013-10 | 2015-10'],
  ['From15.01.2016 To till continue', '2016-01 | now'],
  ['25th April 2013 -27th April 2015.', '2013-04 | 2015-04'],
])('labels with days of two figures: %s', (duration, time) => {
  expect(jobsIn('Organization: Emirates Rao Trading', `Duration: ${duration}`, 'Designation: Electrician')).toEqual([
    `Emirates Rao Trading | Electrician | ${time}`,
  ])
})

test('"Working in" and "Working as" are labels', () => {
  expect(jobsIn('Working in\t: NADI FZC, Dubai', 'Working as\t: Fitter', 'Duration\t: May 2013 - April 2015')).toEqual([
    'NADI FZC | Fitter | 2013-05 | 2015-04',
  ])
})

test('a label that names neither employer nor position does not stand in their place', () => {
  expect(
    jobsIn(
      'RAO CONTROLS, Chennai, INDIA.',
      'Nature of Job\t:\tDesign',
      'Position\t:\tFitter',
      'Period\t:\tJuly 2014 – Till date',
    ),
  ).toEqual(['RAO CONTROLS | Fitter | 2014-07 | now'])
})

test.each([
  ['* Three years work experience in Nadi College as a Technical Assistant.', 'Nadi College | Technical Assistant |  | '],
  ['* One year worked with Rao India Pvt. Ltd. as a Computer Operator.', 'Rao India Pvt. Ltd. | Computer Operator |  | '],
  ['* Presently working in Rao Broadband as a Team Leader.', 'Rao Broadband | Team Leader |  | now'],
])('%s', (text, job) => {
  expect(jobsIn(text, '* Worked as a Clerk in Kaveri Mills from 2014 to 2016.')).toContain(job)
})

test('the dates of a passport are no job', () => {
  expect(
    jobsIn(
      'Fitter, Rao Pvt Ltd, Jan 2015 – May 2016',
      'Passport No: N1234567',
      'Date of Issue: 12.02.2015',
      'Place of Issue: Patna',
    ),
  ).toEqual(['Rao Pvt Ltd | Fitter | 2015-01 | 2016-05'])
})

test('who examined a course, below its school, degree and time, is no second course', () => {
  const courses = educationEntriesIn(
    lines('Commerce College\t2012', 'M.Com', 'Rajasthan University – 61%', 'Rao Mandir\t2007', '12th', 'RBSE – 66%'),
  )
  expect(courses.courses.map(({ course: { institution, degree, grade } }) => [institution, degree, grade])).toEqual([
    ['Commerce College', 'M.Com', '61%'],
    ['Rao Mandir', '12th', '66%'],
  ])
})

test('a town and a country with a dash between them are one place', () => {
  expect(jobsIn('Plumber, Al Nadi Engineering, Dubai - U.A.E', 'From 10-01-2014 To 15-12-2018')).toEqual([
    'Al Nadi Engineering | Plumber | 2014-01 | 2018-12',
  ])
})
