/** Labels of jobs in forms: several in one line, with a dash, in lists, misspelt, or far from each other. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ company, position, startDate, endDate, current }) => [
    company,
    position,
    startDate,
    current ? 'now' : endDate,
  ])

test('two places do not part an entry, and the title of duties is no employer', () => {
  expect(
    jobsOf(
      'COMPANY NAME\t: Nadi Builders',
      'PLACE\t: Tamilnadu, India .',
      'SITE\t: Shopping Complex , Apartment .',
      'ROLE\t: Civil Site Engineer',
      'DURATION\t: (June 2016- June 2018)',
      'DUTIES AND RESPONSIBILITIES',
      '• Making routine inspections',
    ),
  ).toEqual([['Nadi Builders', 'Civil Site Engineer', '2016-06', '2018-06']])
})

test('the time stands below what is said about the company', () => {
  expect(
    jobsOf(
      'Designation\t: Team Leader',
      'Organization\t: Nadi Fire Ltd',
      '• Profile of the company : Design and installation of safety systems',
      'for public and private facilities',
      'Period\t: May2014 to Dec 2017',
      'ROLES AND RESPONSIBILITIES',
      '• Develop and implement',
    ),
  ).toEqual([['Nadi Fire Ltd', 'Team Leader', '2014-05', '2017-12']])
})

test('an item above labels without a space before the dash', () => {
  expect(
    jobsOf(
      '• Nadi Parks Dubai',
      'Duration-August 2016 to March 2018',
      'Designation- Senior Technician',
      '• Rao Oman.',
      'Duration- January 2014 to July 2016',
      'Designation- Supervisor',
    ),
  ).toEqual([
    ['Nadi Parks Dubai', 'Senior Technician', '2016-08', '2018-03'],
    ['Rao Oman', 'Supervisor', '2014-01', '2016-07'],
  ])
})

test('several labels in one line', () => {
  expect(jobsOf('Employer Name : Rao Pvt Ltd Designation : Junior engineer Experience : Oct 14 2015 – Till date')).toEqual([
    ['Rao Pvt Ltd', 'Junior engineer', '2015-10', 'now'],
  ])
  expect(
    jobsOf(
      'Nadi Enterprises, Mysore, India.',
      'Position: Showroom Manager. From: Jan 2014 to Till Date.',
      'Rao Constructions, Mysore, Karnataka, India',
      'Position: Office Manager From: April 2005 up to April 2010 (5 Years and 1 Month)',
    ),
  ).toEqual([
    ['Nadi Enterprises', 'Showroom Manager', '2014-01', 'now'],
    ['Rao Constructions', 'Office Manager', '2005-04', '2010-04'],
  ])
})

test('a label before a dash, with the place at the right', () => {
  expect(
    jobsOf(
      'Company name – NADI Ceramic\tUAE',
      'SAFETY OFFICER\tFeb 2015 – July 2017',
      'Responsible for the strategy of safety in all plants of the company',
      'Company name – Rao firefighting Ltd\tKSA',
      'SAFETY SUPERVISOR\tJune 2013 – Jan 2014',
    ),
  ).toEqual([
    ['NADI Ceramic', 'SAFETY OFFICER', '2015-02', '2017-07'],
    ['Rao firefighting Ltd', 'SAFETY SUPERVISOR', '2013-06', '2014-01'],
  ])
  expect(jobsOf('Company: Nadi Ltd\tLocation: Mumbai', 'Role: Clerk', 'Duration: May 2015 – June 2016')).toEqual([
    ['Nadi Ltd', 'Clerk', '2015-05', '2016-06'],
  ])
})

test('a profile of the job is its position, and a label may have a slip', () => {
  expect(
    jobsOf(
      '• Company Name: Nadi India Private Ltd.',
      '• Experience : 4th Aug,2015 to 30th March,2017',
      '• Job Profile : Network Administrator',
    ),
  ).toEqual([['Nadi India Private Ltd.', 'Network Administrator', '2015-08', '2017-03']])
  expect(jobsOf('Compay name : Nadi automation', 'Department\t: safety', 'Position\t: HSE engineer')).toEqual([
    ['Nadi automation', 'HSE engineer', '', ''],
  ])
})

test('the employer behind the time', () => {
  expect(jobsOf('1) YEAR : 2002 - 2004 ; NADI STEEL CASTING', 'Designation: Intern', '• Analyzed the finances')).toEqual([
    ['NADI STEEL CASTING', 'Intern', '2002-01', '2004-01'],
  ])
  expect(
    jobsOf('Since 20th Aug 2014 to Till: Rao Consulting Private Limited, Sec-32, Gurgaon As Executive- Finance & Accounts.'),
  ).toEqual([['Rao Consulting Private Limited', 'Executive- Finance & Accounts', '2014-08', 'now']])
  expect(jobsOf('Since Dec 10’ 2012 to To 19th Aug 2014: Nadi Solutions India Limited, As Sr. Executive.')).toEqual([
    ['Nadi Solutions India Limited', 'Sr. Executive', '2012-12', '2014-08'],
  ])
})

test('a name that goes on in the next line, and a position in the first item below', () => {
  expect(
    jobsOf(
      'NADI ENGINEERS & INTERIORS',
      'PVT. LTD.,NEW DELHI\tAPRIL 2014 to TILL DATE',
      '• Worked as Showroom Manager',
      'RAO & SONS LIMITED\tDEC 2009 TO JUNE 2010',
      '• Worked as a Clerk',
    ),
  ).toEqual([
    ['NADI ENGINEERS & INTERIORS PVT. LTD.', 'Showroom Manager', '2014-04', 'now'],
    ['RAO & SONS LIMITED', 'Clerk', '2009-12', '2010-06'],
  ])
})

test('the full stop behind a labelled value is no part of it', () => {
  const { cv } = readLines(
    'Experience',
    'Organization: Nadi Ltd., Pune.',
    'Designation: Room Supervisor.',
    'Tenure: Jan 2015 – May 2017.',
  )
  expect(cv.experience).toMatchObject([{ company: 'Nadi Ltd.', position: 'Room Supervisor', endDate: '2017-05' }])
})
