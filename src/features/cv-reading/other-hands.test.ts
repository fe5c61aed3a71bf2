import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const lines = (...texts: readonly string[]): Paragraph[] => ['Meera Nair', ...texts].map((text) => paragraphOf(text, 10))
const read = (...texts: readonly string[]) => propose(lines(...texts), []).cv
const jobsOf = (...texts: readonly string[]) => read('Work Experience', ...texts).experience
const coursesOf = (...texts: readonly string[]) => read('Education', ...texts).education

test('where everything is a list, its items are the headings too', () => {
  const texts = [
    'EXPERIENCE:',
    'Clerk at Nadi Motors Ltd, 2015 – 2019',
    'SKILLS:',
    'Tally, Excel',
    'EDUCATION:',
    'B.Com, Nadi University, 2014',
  ]
  const items = texts.map((text): Paragraph => ({ ...paragraphOf(text, 10), isBullet: true }))
  const { cv } = propose([paragraphOf('Meera Nair', 10), ...items], [])
  expect(cv).toMatchObject({
    experience: [{ company: 'Nadi Motors Ltd', position: 'Clerk' }],
    skills: ['Tally', 'Excel'],
    education: [{ institution: 'Nadi University', degree: 'B.Com' }],
  })
})

test('in a Word file a heading in capitals is one, whatever its size', () => {
  const { cv } = propose(
    [
      ...lines(),
      paragraphOf('TECHNICAL SKILLS:', 20),
      paragraphOf('Tally, Excel', 11),
      paragraphOf('PROFESSIONAL EXPERIENCE:', 11),
      paragraphOf('Clerk, Nadi Motors Ltd, 2015 – 2019', 11),
    ],
    [],
  )
  expect(cv).toMatchObject({ skills: ['Tally', 'Excel'], experience: [{ company: 'Nadi Motors Ltd', position: 'Clerk' }] })
})

test.each([
  ['Employment Scan', 'Oct-2020 to Till Date – Nadi Consultancy Pvt Ltd – System Administrator'],
  ['Work Experience', 'System Administrator in Nadi Consultancy Pvt Ltd since Oct 2020'],
])('%s: %s', (heading, line) => {
  expect(read(heading, line).experience).toMatchObject([
    { company: 'Nadi Consultancy Pvt Ltd', position: 'System Administrator', startDate: '2020-10', current: true },
  ])
})

test('jobs are said in many ways', () => {
  expect(jobsOf('Teacher: Nadi Memorial School', 'Pune - April 2018 - January 2019')).toMatchObject([
    { company: 'Nadi Memorial School', position: 'Teacher' },
  ])
  expect(jobsOf('Dec 2014: March 2020: Web Programmer at Nadi Holdings Pvt Ltd')).toMatchObject([
    { company: 'Nadi Holdings Pvt Ltd', position: 'Web Programmer', startDate: '2014-12', endDate: '2020-03' },
  ])
  expect(jobsOf('Linux System Administrator\t14March 2022 to Till now', 'Nadi Network Pvt Ltd')).toMatchObject([
    { company: 'Nadi Network Pvt Ltd', position: 'Linux System Administrator', startDate: '2022-03', current: true },
  ])
  expect(jobsOf("I've been working at Nadi Serve for the past one year as a Linux system administrator.")).toMatchObject([
    { company: 'Nadi Serve', position: 'Linux system administrator' },
  ])
  expect(
    jobsOf(
      '• Worked as a Clerk at Nadi Bank from May 2020 to June 2021',
      '• Worked as a System Engineer at Sona Solutions Pvt. Ltd. Apr 2016 to Jan 2020.',
    ),
  ).toMatchObject([
    { company: 'Nadi Bank' },
    { company: 'Sona Solutions Pvt. Ltd', position: 'System Engineer', startDate: '2016-04' },
  ])
})

test('below a time alone, sentences name the employer and the position', () => {
  expect(
    jobsOf('Since Jun’22 - Present', 'Working with Nadi Digital Group', 'Designation: Linux System Administrator'),
  ).toMatchObject([{ company: 'Nadi Digital Group', position: 'Linux System Administrator', startDate: '2022-06' }])
})

test('what stands at the right of an employer is a place, known or not', () => {
  expect(jobsOf('Nadi Weavers\tXamtoli', 'Store Keeper\t2015 – 2019')).toMatchObject([
    { company: 'Nadi Weavers', position: 'Store Keeper' },
  ])
})

test('days are named in many ways, and an item may be the head of a job', () => {
  expect(jobsOf('Clerk, Nadi Motors Ltd', 'Since Nov 16, 2021')).toMatchObject([{ startDate: '2021-11', current: true }])
  expect(
    jobsOf('• Technical Manager | Nadi Gates Ltd | September 2022 – February 2024', '• Recruited and trained IT team members.'),
  ).toMatchObject([{ company: 'Nadi Gates Ltd', position: 'Technical Manager', startDate: '2022-09' }])
})

test('a label of a project is no position', () => {
  expect(
    jobsOf('Clerk, Nadi Motors Ltd, 2015 – 2019', 'Project Title: Sona Technologies').map(({ position }) => position),
  ).toEqual(['Clerk'])
})

test('"Duration" beside a time is no subject', () => {
  expect(coursesOf('PG Diploma from Nadi Institute. Duration: Aug 2013 - Feb 2014')).toMatchObject([
    { field: '', endYear: '2014' },
  ])
})

test.each(['RELATED WORK EXPERIENCE', 'Non-IT Experience'])('%s is a heading', (heading) => {
  const { education, experience } = read(
    'Education',
    'B.Com, Nadi University, 2014',
    heading,
    'Clerk, Nadi Motors Ltd, 2015 – 2019',
  )
  expect([education.length, experience.length]).toEqual([1, 1])
})

test('courses are said in many ways', () => {
  expect(coursesOf('Bachelor of Arts', 'H.S.C', 'S.S.C').map(({ degree }) => degree)).toEqual([
    'Bachelor of Arts',
    'H.S.C',
    'S.S.C',
  ])
  expect(coursesOf('Mobile Solutions Development – PG Diploma', 'Nadi College, Pune', '2021 – 2022')).toMatchObject([
    { institution: 'Nadi College, Pune', degree: 'PG Diploma', field: 'Mobile Solutions Development' },
  ])
})

test.each([
  'Languages Know: Hindi, English',
  'Linguistic Abilities: Hindi and English',
  'Regional languages known: Hindi, English',
])('%s', (text) => {
  expect(read('Personal Details', 'Gender: Female', text).languages).toEqual(['Hindi', 'English'])
})
