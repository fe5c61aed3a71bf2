import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

test('private data in a personal profile stays out of the summary, and the languages known are languages', () => {
  const { cv, left } = readLines(
    'Personal Profile',
    'Diligent fitter with two years at a steel plant.',
    'DOB: 15 Aug 2005',
    'Passport No: Z1234567',
    "Father's Name: Salim Khan",
    'Languages known: English, Hindi, Urdu, Telugu',
    'Marital Status: Single',
  )
  expect(cv.summary).toBe('Diligent fitter with two years at a steel plant.')
  expect(cv.languages).toEqual(['English', 'Hindi', 'Urdu', 'Telugu'])
  expect(left, 'all else is left over').toEqual([
    { title: 'Personal details', text: "DOB: 15 Aug 2005\nPassport No: Z1234567\nFather's Name: Salim Khan" },
    { title: 'Languages', text: 'Marital Status: Single' },
  ])
})

test('languages in their own scripts are read as typed, and one with lost letters is kept as doubtful', () => {
  const { cv, doubts } = readLines('Languages', 'తె లుగు, हन् दी, தமிழ் , English', 'ಕನ್ನಡ – Fluent')
  expect(cv.languages).toEqual(['తెలుగు', 'हन् दी', 'தமிழ்', 'English', 'ಕನ್ನಡ (Fluent)'])
  expect(doubts).toContain('languages.1')
})

test.each([
  [['022-26540000', '+91 9820098200'], '+919820098200', '022-26540000'],
  [['+91 80 4567 8901', '(+91) 9000011111'], '+919000011111', '+918045678901'],
  [['Mobile: 098450 12345 / 080-2345 6789'], '+919845012345', '080-2345 6789'],
  [['080-2345 6789 / 98450 12345'], '+919845012345', '080-2345 6789'],
])('the mobile number comes before the landline: %s', (texts, phone, other) => {
  const { cv, left } = readLines(...texts)
  expect(cv.personalInfo.phone).toBe(phone)
  expect(left).toEqual([{ title: 'Top of the file', text: other }])
})

test('a heading with a number of years opens the experience, whose lines have labels', () => {
  const { cv } = readLines(
    'Work Experience (8 Years)',
    '1)\tCompany: Menon Pistons Ltd., Kolhapur',
    'Designation: Production Supervisor',
    'Duration: Since June 2019',
    'Responsibilities:',
    '• Shift of 35 operators',
    '2) Company: Bharat Forge',
    'Designation: Trainee Engineer',
    'Duration: 01.07.2016 to 31.05.2019',
    '• Forging line',
  )
  expect(cv.experience).toMatchObject([
    { company: 'Menon Pistons Ltd.', position: 'Production Supervisor', startDate: '2019-06', current: true },
    { company: 'Bharat Forge', position: 'Trainee Engineer', startDate: '2016-07', endDate: '2019-05' },
  ])
})

test('an employer in capitals is one, and what a position is about is none', () => {
  const lines: readonly (readonly [string, string])[] = [
    ['Infosys Limited\tBengaluru, India', 'bold'],
    ['Technology Analyst\tApr 2022 - Present', 'slanted'],
    ['• Spring Boot microservices', 'plain'],
    ['Systems Engineer\tJul 2019 - Mar 2022', 'slanted'],
    ['• Batch jobs in Java 8', 'plain'],
    ['TCS\tChennai', 'bold capital'],
    ["Intern\tJan'19 - Jun'19", 'slanted'],
  ]
  const { cv, doubts } = propose(
    [['Meera Nair', 'large'] as const, ['Experience', 'head'] as const, ...lines].map(([text, look]) => ({
      ...paragraphOf(text, 10),
      look,
    })),
    [],
  )
  expect(cv.experience).toMatchObject([
    { company: 'Infosys Limited', position: 'Technology Analyst' },
    { company: 'Infosys Limited', position: 'Systems Engineer', description: '- Batch jobs in Java 8' },
    { company: 'TCS', position: 'Intern' },
  ])
  expect(doubts, 'the employer of the post before is only likely').toEqual(['experience.1.company'])
})

test('a sentence below a complete head is no employer, nor is the word for a place a position', () => {
  const { cv } = readLines(
    'Work History',
    '04/2019 – till date\tSenior Accountant, Brigade Foods Pvt. Ltd., Bengaluru',
    'GST returns for 3 entities',
    '07/2015 – 03/2019\tAccounts Executive, Sri Lakshmi Traders Ltd., City, State (or Remote)',
    'Vendor ledgers of Rs. 2 crore',
  )
  expect(cv.experience).toMatchObject([
    { company: 'Brigade Foods Pvt. Ltd.', position: 'Senior Accountant', description: 'GST returns for 3 entities' },
    { company: 'Sri Lakshmi Traders Ltd.', position: 'Accounts Executive' },
  ])
})

test('a title in capitals among achievements is left over', () => {
  const { cv, left } = readLines(
    'Achievements',
    'Best nurse of the year 2021',
    'AFFILIATIONS & ACTIVITIES',
    'Member of the Nurses Union',
  )
  expect(cv.achievements).toEqual(['Best nurse of the year 2021', 'Member of the Nurses Union'])
  expect(left).toEqual([{ title: 'Achievements', text: 'AFFILIATIONS & ACTIVITIES' }])
})

test('of three names at the head of a job, which one is the employer is doubtful', () => {
  const { doubts, left } = readLines(
    'Experience',
    'Staff Nurse – Lakshmi Devi Rao Memorial',
    'Ruby Hall Clinic, Pune',
    'June 2021 – Present',
    '• Care of patients',
  )
  expect(doubts).toEqual(expect.arrayContaining(['experience.0.company', 'experience.0.position']))
  expect(left.map(({ text }) => text).join()).toContain('Ruby Hall Clinic')
})

test('a ward behind the position is a part of it where the next line names the hospital', () => {
  const { cv } = readLines(
    'Experience',
    'Staff Nurse – ICU',
    'Ruby Hall Clinic, Pune',
    '(Aug 2018 – May 2021)',
    '• Care of patients',
  )
  expect(cv.experience).toMatchObject([{ company: 'Ruby Hall Clinic', position: 'Staff Nurse – ICU' }])
})

test('the digits of an e-mail address are no mobile number', () => {
  const { email, phone } = readLines('asha9876543210@example.com | 022-26540000').cv.personalInfo
  expect({ email, phone }).toEqual({ email: 'asha9876543210@example.com', phone: '022-26540000' })
})
