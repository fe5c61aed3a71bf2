/** Titles and headers in forms that few CVs have. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const jobsIn = (...texts: readonly string[]) =>
  readLines(...texts).cv.experience.map(({ company, position }) => `${position} | ${company}`)
const job = 'Clerk, Nadi Ltd. May 2015 – June 2017'

test.each([
  'Training and Experience',
  'Trainning & Experience',
  'EXPERIANCE BEFOR:',
  'Android Experience:',
  'Experience (May 2015 – June 2017)',
])('jobs stand below "%s"', (title) => {
  expect(jobsIn(title, job, 'Skills', 'Excel')).toEqual(['Clerk | Nadi Ltd.'])
})

test('trainings and certificates stay what they are', () => {
  expect(jobsIn('Training and Certifications', 'Tally, Nadi Academy 2015')).toEqual([])
})

test('a label in larger letters is no name of a person, and stays with its job', () => {
  const lines = [
    'Asha Menon',
    'asha.menon@example.in',
    'Experience:',
    'Company name : Nadi Bank - Nadi Cards',
    'Duration : May 2015 to June 2017',
  ]
  const { cv } = propose([...lines.map((text) => paragraphOf(text, 11)), paragraphOf('Designation : Officer', 20)], [])
  expect(cv.personalInfo.fullName).toBe('Asha Menon')
  expect(cv.experience).toMatchObject([{ company: 'Nadi Bank - Nadi Cards', position: 'Officer' }])
})

test('an employer may have a mark between its position and its time', () => {
  const lines = [
    'Experience',
    'Clerk',
    '• Nadi Traders Pvt. Ltd.',
    'May 2015 – June 2017\tPune',
    '• Wrote bills',
    'Cashier',
    '• Rao Stores',
    'May 2012 – April 2015',
    '• Counted coins',
  ]
  expect(jobsIn(...lines)).toEqual(['Clerk | Nadi Traders Pvt. Ltd.', 'Cashier | Rao Stores'])
})

test('the end of a time may open the next line, with the length behind it', () => {
  const { cv } = readLines('Experience', 'Nadi Traders From 1st Jan 2019 –', 'Present – Clerk')
  expect(cv.experience).toMatchObject([{ company: 'Nadi Traders', position: 'Clerk', startDate: '2019-01', current: true }])
})

test('the employer of a length of work needs a word of firms, and no position', () => {
  expect(jobsIn('Experience', 'One year experiance in Nadi company (January 2016 to January 2017)')).toEqual([' | Nadi company'])
})

test('an employer stands above its label, and with its only time beside it', () => {
  expect(jobsIn('Experience ;', '• Nadi Solutions pvt Ltd.', 'Designation: Research Executive.', 'Process:- Weaving')).toEqual([
    'Research Executive | Nadi Solutions pvt Ltd',
  ])
  expect(jobsIn('Experience', 'Nadi Tech Pvt. Ltd.| Data Engineer\tDec-2020|Hyderabad', '• Wrote reports')).toEqual([
    'Data Engineer | Nadi Tech Pvt. Ltd.',
  ])
})

test('a part of a town and the letters of a state are no positions', () => {
  const lines = ['Nadi Inter College, Sirsaganj,(U.P)\t( 2008 to 2010)', 'Rao Pre- School, Sector 9A, Gurgaon.\t( 2015 to 2016)']
  expect(jobsIn('Teaching Experience', ...lines)).toEqual([' | Nadi Inter College', ' | Rao Pre- School'])
})

test('a mark before one of several employers with their times says nothing', () => {
  const lines = [
    '• Nadi Tyre Limited from june 2016 to july 2016',
    '• Worked on a machine',
    'Rao Foundry limited From june 2019 to august 2019.',
  ]
  expect(jobsIn('Training and Experience', ...lines, '• Inspected parts')).toEqual([
    ' | Nadi Tyre Limited',
    ' | Rao Foundry limited',
  ])
})

test('clear words of one job count more than the order in all the others', () => {
  const others = ['Nadi', 'Vriksha', 'Megha', 'Kaveri'].map(
    (name, at) => `${name} School, Teacher (May 201${at} – June 201${at})`,
  )
  expect(jobsIn('Experience', ...others, 'Headmaster, Rao World School (May 2015 – June 2017)').at(-1)).toBe(
    'Headmaster | Rao World School',
  )
})
