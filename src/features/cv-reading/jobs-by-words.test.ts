/** Jobs recognised by their words: which name is the position and which the employer, and which reading of a section is the clearest. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { jobByWords } from '#features/cv-words/job-by-words.ts'
import { namesSideBySide } from '#features/cv-words/name-spans.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ position, company, startDate }) =>
    [position, company, startDate].join(' | '),
  )

test.each([
  ['• One year Nadiflow. New Delhi As a Electrician', 'Electrician | Nadiflow. New Delhi | '],
  ['4 MONTH EXPERIENCE FOR NADI MOTORS PVT.LTD', ' | NADI MOTORS PVT.LTD | '],
  [
    '• 1 ½ Year experience with Global Nadi Tech India Ltd VIHAR as an Electrician.',
    'Electrician | Global Nadi Tech India Ltd | ',
  ],
  ['• Fitter in NADI BANK during November 2011- August 2012 (www.nadi.com) .(10 Months)', 'Fitter | NADI BANK | 2011-11'],
  [
    '• Worked as QA/QC Engineer under Nadi & Rao Ltd in Sona J3 Project from May 2015 to April 2016.',
    'QA/QC Engineer | Nadi & Rao Ltd | 2015-05',
  ],
  [
    'May 2015 – June 2017\tAssociate Professor Nadi Institute of Engineering & Technology',
    'Associate Professor | Nadi Institute of Engineering & Technology | 2015-05',
  ],
])('%s', (text, expected) => {
  expect(jobsOf(text)).toEqual([expected])
})

test('a firm in a duty is no employer', () => {
  expect(jobByWords('Worked with the server in banking such as Bank of India as a monitoring tool')).toBeNull()
  expect(jobByWords('Prepared the accounts of Nadi Foods Ltd as an auditor')).toBeNull()
  expect(jobByWords('Worked as a Clerk at Rao Traders Ltd.')).toBeNull()
})

test('names of firms with words for positions are whole', () => {
  expect(namesSideBySide('Store Keeper More board Plywood Private Ltd')).toEqual([
    'Store Keeper',
    'More board Plywood Private Ltd',
  ])
  expect(namesSideBySide('Software Engineer (a unit of Nadi Motors Ltd)')).toBeNull()
})

const about = '• Kept the books of all branches.'

test('how many lines stand above the times is decided for all jobs together', () => {
  const jobs = jobsOf(
    'Foreman',
    'al-Nadi Engineering & Contracting Co. Kingdom of Saudi Arabia.',
    'Feb 2015 – Nov 2015',
    about,
    'Assistant Foreman',
    'Rao Projects Ltd, Delhi',
    'Sep 2013 – Jan 2015',
    about,
  )
  expect(jobs.map((job) => job.split(' | ')[0])).toEqual(['Foreman', 'Assistant Foreman'])
  const above = jobsOf(
    'CONSTRUCTION MANAGER- NADI PROJECTS LTD, QATAR',
    'Dec 2005 to July 2017',
    'Supervision of maintenance for the city',
    about,
    'SITE ENGINEER- RAO ASSOCIATES, DELHI',
    'April 2003 to Dec 2005',
    'Survey works of roads',
    about,
  )
  expect(above).toEqual(['CONSTRUCTION MANAGER | NADI PROJECTS LTD | 2005-12', 'SITE ENGINEER | RAO ASSOCIATES | 2003-04'])
})

test('what is said about a job in a second place is no further one', () => {
  expect(
    jobsOf(
      'Clerk, Nadi Foods Ltd\tMay 2015 – June 2017',
      about,
      '• Currently working in Nadi Foods Ltd. (May 2015 to June 2017).',
    ),
  ).toEqual(['Clerk | Nadi Foods Ltd | 2015-05'])
  expect(jobsOf('• Worked with Nadi Foods Ltd (May 2015 – June 2017)', '• Working as supervisor under Rao Staffing Ltd')).toEqual(
    ['supervisor | Nadi Foods Ltd | 2015-05'],
  )
})

test('among jobs with names a time without any is none', () => {
  expect(jobsOf('Clerk, Nadi Foods Ltd\tMay 2015 – June 2017', about, '2014 – 2015', '• Drew plans.')).toEqual([
    'Clerk | Nadi Foods Ltd | 2015-05',
  ])
})

test.each(['as a Clerk ', 'Nadi Ltd ', 'Rao & ', 'of the ', '( ', '- ', 'Manager '])(
  'a long line of "%s" takes no time',
  (part) => {
    const start = performance.now()
    const line = `Working in ${part.repeat(20_000)}`
    for (const text of [line, line.slice(0, 240), line.slice(0, 300)]) {
      jobByWords(text)
      namesSideBySide(text)
    }
    expect(performance.now() - start).toBeLessThan(300)
  },
)
