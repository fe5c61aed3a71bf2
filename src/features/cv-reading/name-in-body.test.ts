/** The position or the employer of a job stands further down, below a text or other labels. */
import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const lines = (...texts: readonly string[]): Paragraph[] => ['Meera Nair', ...texts].map((text) => paragraphOf(text, 10))
const jobsOf = (...texts: readonly string[]) => propose(lines('Work Experience', ...texts), []).cv.experience

test('a label below a text about the company names the position', () => {
  expect(
    jobsOf(
      'Vriksha Estates Pvt Ltd\tJune 2014 Till Date',
      'Vriksha is one of the leading developers of Pune since 2010, and its homes are known for their gardens and wide balconies.',
      'Designation : Manager (Direct Sales)',
      '- Keeps in touch with buyers',
      'Awards & Promotions',
      'Promoted to project head',
      'Sona Builders Ltd\tAug 2013 Till June 2014',
      'Sona builds flats.',
      'Designation: Assistant Sales Manager',
    ),
  ).toMatchObject([
    { company: 'Vriksha Estates Pvt Ltd', position: 'Manager (Direct Sales)', startDate: '2014-06' },
    { company: 'Sona Builders Ltd', position: 'Assistant Sales Manager', startDate: '2013-08', endDate: '2014-06' },
  ])
})

test('so does a label among those of a project, and a client is no name', () => {
  expect(
    jobsOf(
      'Nadi Software - with Client - Sona Bank India Pvt Ltd',
      'Nov 2018 – Oct 2020',
      'Project Name: Data Warehouse',
      'Team Size: 5',
      'Designation: Application developer.',
      'Technology: Java, Servlet',
    ),
  ).toMatchObject([{ company: 'Nadi Software', position: 'Application developer', startDate: '2018-11' }])
})

test('the role in a project is a position only if its words are', () => {
  expect(
    jobsOf('Nadi Labs', 'Nov 2018 – Oct 2020', 'Some text about the work of the laboratory.', 'Role: to support all others'),
  ).toMatchObject([{ company: 'Nadi Labs', position: '' }])
})

test('a time alone may stand above a text that describes the employer', () => {
  expect(
    jobsOf(
      '5th July 2013 to till date:',
      'Nadi Auto & Electronics Limited is a company which makes parts of two wheelers for many years.',
    ),
  ).toMatchObject([{ company: 'Nadi Auto & Electronics Limited', startDate: '2013-07' }])
})

test('experience of leading others is work too', () => {
  const { experience } = propose(
    lines('Leadership & Management Experience', '2021 - present\tCharge Nurse, Nadi Hospital, Pune'),
    [],
  ).cv
  expect(experience).toMatchObject([{ company: 'Nadi Hospital', position: 'Charge Nurse' }])
})

const item = (text: string): Paragraph => ({ ...paragraphOf(text, 10), isBullet: true })

test('an item of a list above a time alone is the header of a job', () => {
  const { experience } = propose(
    [
      ...lines('Professional Experience'),
      item('Marketing Manager - Nadi Company'),
      paragraphOf('Healthy Beverages (GREEN COLA) – Oman', 10),
      paragraphOf('December 2016 till Present', 10),
      item('Prepares the studies of the markets and of prices with the sales department.'),
      item('Internal Control Officer - VRIKSHA BANK - Oman'),
      paragraphOf('November 2014 till December 2016', 10),
      item('Controls the accounts of all branches every day and every week.'),
    ],
    [],
  ).cv
  expect(experience).toMatchObject([
    { company: 'Nadi Company', position: 'Marketing Manager', startDate: '2016-12', current: true },
    { company: expect.stringContaining('VRIKSHA BANK'), position: 'Internal Control Officer', endDate: '2016-12' },
  ])
})

test('labels of industry and position in one line, and a position without "as"', () => {
  expect(
    jobsOf(
      'Organization\t: Nadi Energy',
      'Industry\t: Solar PV Designation\t: Project Engineer',
      'Tenure\t: Since Aug / 2015 to present.',
    ),
  ).toMatchObject([{ company: 'Nadi Energy', position: 'Project Engineer', startDate: '2015-08' }])
  expect(jobsOf('April 2024 - to date – Working an Assistant Head of Finance at Nadi Finance Limited')).toMatchObject([
    { company: 'Nadi Finance Limited', position: 'Assistant Head of Finance', startDate: '2024-04' },
  ])
})
