/** Wordings of CVs in India: jobs as sentences, the subject behind a dash, lists with slashes, the rows of a form. */
import { expect, test } from 'vitest'
import { paragraphOf } from './paragraph.ts'
import { propose } from './propose.ts'
import { skillsIn } from './skills.ts'

const cvOf = (...texts: readonly string[]) =>
  propose(
    ['Asha Menon', ...texts].map((text) => paragraphOf(text, 10)),
    [],
  ).cv

test.each([
  ['Presently working as a Driver with Balaji Roadlines, Kanpur since March 2019.', 'Driver', 'Balaji Roadlines', '2019-03', ''],
  ['2. Worked as Staff Nurse in Nadi Hospital from May 2015 to June 2017', 'Staff Nurse', 'Nadi Hospital', '2015-05', '2017-06'],
  ['• I have worked as an Accountant at Rao & Sons w.e.f. April 2020', 'Accountant', 'Rao & Sons', '2020-04', ''],
])('%s', (text, ...facts) => {
  const { experience } = cvOf('Experience', text)
  expect(experience.map(({ position, company, startDate, endDate }) => [position, company, startDate, endDate])).toEqual([facts])
})

test('a sentence without an employer is none', () => {
  expect(cvOf('Experience', 'Clerk, Rao Traders 2015 – 2017', '• Worked as a team from 2015 to 2016').experience).toHaveLength(1)
})

test('behind the dash of a degree stands its subject, or its school', () => {
  const { education } = cvOf('Education', 'MBA – Human Resources', 'Amity Business School | 2019', 'B.Com – Nadi College', '2017')
  expect(education).toMatchObject([
    { degree: 'MBA', field: 'Human Resources', institution: 'Amity Business School', endYear: '2019' },
    { degree: 'B.Com', field: '', institution: 'Nadi College', endYear: '2017' },
  ])
})

test('a course in a sentence', () => {
  const text = '• M.Sc Mathematics passed from Nagpur University in the year 2012 (68%).'
  expect(cvOf('Education', text).education).toMatchObject([
    { degree: 'M.Sc', field: 'Mathematics', institution: 'Nagpur University', endYear: '2012' },
  ])
})

const itemsOf = (text: string) => skillsIn([paragraphOf(text, 10)]).items.map(({ item }) => item)

test('slashes part a list in which nothing else does', () => {
  expect(itemsOf('Lesson Planning / Smart Class / Vedic Maths')).toEqual(['Lesson Planning', 'Smart Class', 'Vedic Maths'])
  expect(itemsOf('Windows / Linux')).toEqual(['Windows / Linux'])
})

test('the languages in a row of a form', () => {
  expect(cvOf('7.\tLanguages Known\tHindi, English', 'Skills', 'Tally').languages).toEqual(['Hindi', 'English'])
  expect(cvOf('Skills', 'Tally', 'Hobbies', 'Languages known: Hindi, English').languages).toEqual(['Hindi', 'English'])
})
