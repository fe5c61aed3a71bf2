import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const read = (...texts: readonly string[]) => readLines(...texts).cv
const jobsOf = (...texts: readonly string[]) => read('Work Experience', ...texts).experience

test('the client below an employer is not the employer', () => {
  expect(
    jobsOf(
      'NADI TECHNOLOGIES PVT.LTD (from 2021 to 2023)',
      'Client: Vriksha Bank',
      'Role: Linux admin',
      'SONA SOLUTION (from 2017 to 2021)',
      'Client: Ganga Bank',
      'Role: Desktop support',
    ),
  ).toMatchObject([
    { company: 'NADI TECHNOLOGIES PVT.LTD', position: 'Linux admin', startDate: '2021-01' },
    { company: 'SONA SOLUTION', position: 'Desktop support', startDate: '2017-01' },
  ])
})

test.each([
  'Position: Linux System Engineer at Nadi Solutions Pvt. Ltd, from June 2016 to August 2017.',
  'Position: Worked as a Linux System Engineer at Nadi Solutions Pvt. Ltd, From June 2016 to August 2017. (Professional Experience: 1.5 Years)',
  'Work as Linux System Engineer in Nadi Solutions Pvt. Ltd. For 1 Year 3 months during date 2nd June, 2016 to 17th August, 2017.',
])('%s', (line) => {
  expect(jobsOf(line)).toMatchObject([
    {
      company: expect.stringContaining('Nadi Solutions'),
      position: 'Linux System Engineer',
      startDate: '2016-06',
      endDate: '2017-08',
    },
  ])
})

test('a form of Europe names the employer with the address', () => {
  expect(
    jobsOf(
      'Dates\tMay 2022 – present',
      'Position\tVoice process Associate',
      'Employer / Address\tNadi Solutions Pvt.Ltd',
      'Type of Business\tFinance',
      'Dates\tMay 2020 – June 2021',
      'Position\tClerk',
      'Employer / Address\tSona Services Ltd',
    ),
  ).toMatchObject([
    { company: 'Nadi Solutions Pvt.Ltd', position: 'Voice process Associate', startDate: '2022-05' },
    { company: 'Sona Services Ltd', position: 'Clerk', startDate: '2020-05' },
  ])
})

test('without a heading, a role below an employer and its period begins the jobs', () => {
  expect(
    read(
      'Education',
      'B.Com, Nadi University, 2008',
      'Personal Details',
      'Gender: Female',
      'Nadi Services Ltd (Jun 2016 - Till Date)',
      'Role: Lead Engineer',
    ).experience,
  ).toMatchObject([{ company: 'Nadi Services Ltd', position: 'Lead Engineer', startDate: '2016-06' }])
})

test('what a sentence has in brackets is no time', () => {
  expect(
    jobsOf(
      'Clerk, Nadi Motors Ltd, 2015 – 2019',
      'Worked with the server in banking such as Bank of India DC as a clerk (Datacentre) and others',
    ).map(({ company }) => company),
  ).toEqual(['Nadi Motors Ltd'])
})

test('the client of a job is not the employer, where employer and position stand above it', () => {
  expect(
    jobsOf(
      'Zeta Payments Pvt Ltd, Bengaluru\tMar 2021 – Present',
      'Senior Software Engineer',
      '• Designed services',
      'Nadi Technology Solutions, Chennai\tJul 2017 – Feb 2021',
      'Programmer Analyst',
      'Project: Claims Processing',
      'Client: United Health',
      '• Developed batch jobs',
    ),
  ).toMatchObject([
    { company: 'Zeta Payments Pvt Ltd', position: 'Senior Software Engineer' },
    { company: 'Nadi Technology Solutions', position: 'Programmer Analyst' },
  ])
})

test('a list item below the head of a project is about it, and a comma in brackets parts nothing', () => {
  const { further } = propose(
    ['Meera Nair', 'Projects', 'ShopEasy | React, MongoDB', '• Built a shop', 'Mood Chart (Python, SQL)', '• Drew charts'].map(
      (text) => paragraphOf(text, 10),
    ),
    [],
  )
  expect(further?.map(({ entry }) => entry.name)).toEqual(['ShopEasy', 'Mood Chart (Python, SQL)'])
})
