/** Labels of jobs in the forms of CVs that people wrote by hand. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const read = (...texts: readonly string[]) => readLines('Work Experience', ...texts)
const inJobs = (...texts: readonly string[]) =>
  read(...texts).cv.experience.map(({ position, company, startDate, endDate, current }) => [
    position,
    company,
    startDate,
    current ? 'now' : endDate,
  ])

test('labels of items below the employer', () => {
  const [job] = inJobs(
    'Nadi Automotive India Private Limited',
    '• Position :- Diploma Engineer Tranee (DET)',
    '• Period :- 14.07.2016 – Onwards till date',
  )
  expect(job?.slice(0, 2)).toEqual(['Diploma Engineer Tranee (DET)', 'Nadi Automotive India Private Limited'])
})

test('several labels in one line, with tabs before the colons', () => {
  expect(
    inJobs(
      'Company Name\t: Nadi Property Services Pvt. Ltd Designation\t: Project Coordinator Duration\t: From 25th Feb 2012 to 22nd Nov 2013',
    ),
  ).toEqual([['Project Coordinator', 'Nadi Property Services Pvt. Ltd', '2012-02', '2013-11']])
})

test('the main contractor is the employer', () => {
  expect(
    inJobs(
      '1)From: May 2016 to till date',
      'Main Contractor : Nadi Infrastructure pvt ltd',
      'Location : Pune India',
      'Designation : Site Engineer',
      '2) From: March 2015 to March 2016',
      'Main Contractor : Rao Water System',
      'Location : Riyadh',
      'Designation : Site Engineer',
    ),
  ).toEqual([
    ['Site Engineer', 'Nadi Infrastructure pvt ltd', '2016-05', 'now'],
    ['Site Engineer', 'Rao Water System', '2015-03', '2016-03'],
  ])
})

test('a text about the company stands between the labels', () => {
  const about =
    'The company makes fuses for the whole world and is the oldest of its kind in the country, with plants in nine states. '
  expect(
    inJobs(
      'Previous Employer: Nadi Fuses India Pvt Ltd',
      about.repeat(2),
      'Date: December 1st, 2011 to 24th December, 2012.',
      'Designation: Graduate Engineer',
    ),
  ).toEqual([['Graduate Engineer', 'Nadi Fuses India Pvt Ltd', '2011-12', '2012-12']])
})

test('employers are items above the labels of each job', () => {
  expect(
    inJobs(
      '• Nadi Technologies',
      'Position: Software Engineer',
      'Period: June 2007 to December 2007.',
      '• Maintained projects.',
      '• Rao solutions/LCC',
      'Position: Programmer',
      'Period: Nov 2011 to April 2012',
      '• Wrote code.',
    ).map((job) => job.slice(0, 2)),
  ).toMatchObject([
    ['Software Engineer', 'Nadi Technologies'],
    ['Programmer', 'Rao solutions/LCC'],
  ])
})

test('the employer stands above a project and the labels', () => {
  expect(
    inJobs(
      '• NADI ASSOCIATES & BUILDERS:-Gandhi Nagar, Pune-20.',
      '• Project handle:',
      'Project title : Construction of a school',
      'Designation : Site Engineer',
      'Duration\t: 11th April 2015 to Till date',
    ),
  ).toMatchObject([['Site Engineer', 'NADI ASSOCIATES & BUILDERS', '2015-04', 'now']])
})

test('a description names the position, and companies have numbers', () => {
  expect(
    inJobs('Company :\tNadi Energy Ltd.', 'Duration : October 2005 to till date', 'Job Description :\tSr. Executive – Sales').map(
      (job) => job.slice(0, 2),
    ),
  ).toMatchObject([['Sr. Executive – Sales', 'Nadi Energy Ltd.']])
  expect(
    inJobs('Company 1\t: Rao Contractors', 'Period\t: April 2016 to Present', 'Designation\t: Site Engineer').map((job) =>
      job.slice(0, 2),
    ),
  ).toMatchObject([['Site Engineer', 'Rao Contractors']])
})

test.each([
  ['Clint :Govt of Nadi', 'Site Engineer'],
  ['Construction Company', 'Clerk'],
  ['Nadi', 'RAO & SONS LIMITED'],
  ['Nadi Contracting LLC', 'Project Coordinator for'],
  ['Nadi Stores Ltd', 'FEB2012-MAR 2014'],
])('"%s" beside "%s" is doubtful', (company, position) => {
  const { doubts } = read(`Company Name: ${company}`, `Designation: ${position}`, 'Duration: May 2015 to June 2017')
  expect(doubts.filter((path) => /^experience\.0\.(?:company|position)$/.test(path))).not.toEqual([])
})

test('a company that names its client too is no project', () => {
  const jobs = inJobs(
    'Company Name: Nadi Electro-Mechanical Company',
    'Duration: August 2014 to till date',
    'Designation: QC Engineer',
    'Client: Vriksha & Consultant: Parvat Group',
    '• Inspected the works',
    'Company Name: Rao Energy Solutions',
    'Duration: September 2008 to December 2011',
    'Designation: Site Engineer',
    '• Laid cables',
  )
  expect(jobs.map((job) => job.slice(0, 2))).toEqual([
    ['QC Engineer', 'Nadi Electro-Mechanical Company'],
    ['Site Engineer', 'Rao Energy Solutions'],
  ])
})
