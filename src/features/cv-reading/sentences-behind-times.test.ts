/** Sentences about jobs that begin with the time of the job. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ position, company, startDate, endDate }) => [
    position,
    company,
    startDate,
    endDate,
  ])

test.each([
  [
    'May 2015- July 2018: worked as an intern with the district office of nadi in the ministry of health and the ministry of trade.',
    ['intern', 'district office of nadi', '2015-05', '2018-07'],
  ],
  [
    'January 2014: worked as a volunteer in the polio drive at the district hospital Nagpur with Leela Rao as the supervisor.',
    ['volunteer', 'district hospital Nagpur', '2014-01', '2014-01'],
  ],
  [
    'From June 2019 to May 2021, I have worked as a Store Keeper with Rao Traders, Nagpur.',
    ['Store Keeper', 'Rao Traders', '2019-06', '2021-05'],
  ],
  [
    'May 2019 – to March 2024: Worked as a Senior Auditor at Nadi International performing the following tasks.',
    ['Senior Auditor', 'Nadi International', '2019-05', '2024-03'],
  ],
  [
    'April 2024 - to date – Working an Assistant Head of Finance at Nadi Finance Limited a registered company as broker, adviser and manager of funds, with the tasks below,',
    ['Assistant Head of Finance', 'Nadi Finance Limited', '2024-04', ''],
  ],
  [
    'March – May 2014. : worked as a marketer at rao Sacco ltd. North branch Nagpur.',
    ['marketer', 'rao Sacco ltd', '2014-03', '2014-05'],
  ],
])('%s', (text, facts) => {
  expect(jobsOf(`• ${text}`)).toEqual([facts])
})

test('a sentence about the work itself is no job', () => {
  const jobs = jobsOf(
    'Clerk, Rao Traders 2015 – 2018',
    '• 2016: worked with the team in the store to sort the goods for dispatch.',
  )
  expect(jobs).toHaveLength(1)
})
