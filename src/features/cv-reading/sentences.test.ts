/** Wordings of CVs in India: jobs as sentences, subjects after a dash, lists with slashes, rows of forms. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { skillsIn } from '#features/cv-skills/skills.ts'

const cvOf = (...texts: readonly string[]) => readLines(...texts).cv

test.each([
  ['Presently working as a Driver with Balaji Roadlines, Kanpur since March 2019.', 'Driver', 'Balaji Roadlines', '2019-03', ''],
  ['2. Worked as Staff Nurse in Nadi Hospital from May 2015 to June 2017', 'Staff Nurse', 'Nadi Hospital', '2015-05', '2017-06'],
  ['• I have worked as an Accountant at Rao & Sons w.e.f. April 2020', 'Accountant', 'Rao & Sons', '2020-04', ''],
])('%s', (text, ...facts) => {
  const { experience } = cvOf('Experience', text)
  expect(experience.map(({ position, company, startDate, endDate }) => [position, company, startDate, endDate])).toEqual([facts])
})

const jobsOf = (...texts: readonly string[]) =>
  cvOf(...texts).experience.map(({ position, company, startDate, endDate }) => [position, company, startDate, endDate])

test('what is said behind the sentence is about the job', () => {
  const said = 'I had begun in Jamshedpur. Later I looked after the whole territory and trained the new colleagues in the office.'
  const { experience } = cvOf(
    'Experience',
    `• Working in Rao Services Pvt. Ltd as a Territory Manager from 11th May 2015. ${said}`,
    '• Worked in Nadi Telecom as a Sales Executive from May 2014 to May 2015.',
  )
  expect(experience).toMatchObject([
    { company: 'Rao Services Pvt. Ltd', position: 'Territory Manager', startDate: '2015-05', description: `- ${said}` },
    { company: 'Nadi Telecom', position: 'Sales Executive', endDate: '2015-05' },
  ])
})

test('the sentence goes on in the next lines', () => {
  const facts = ['Fitter', 'Nadi Forge', '2014-07', '2015-10']
  expect(jobsOf('Experience', '• Worked as a Fitter in Nadi Forge', 'from July 2014 to October 2015.')).toEqual([facts])
  expect(jobsOf('Experience', '1. Worked as a Fitter in Nadi Forge from July', '2014 to 25.10.15')).toEqual([facts])
})

test.each([
  ['Currently working in Rao Ltd (Punjab). from July 2016 to till now as an accountant.', 'accountant', 'Rao Ltd', '2016-07', ''],
  ['Had worked in P.K Traders from May 2015 to 25 July 2016.', '', 'P.K Traders', '2015-05', '2016-07'],
  [
    'Worked as a “Fitter” at Nadi Forge in Pune. During 03 Sep 2012 to 31 Oct 2014.',
    'Fitter',
    'Nadi Forge',
    '2012-09',
    '2014-10',
  ],
  ['Internship in Rao Nigam Limited from 9/12/2019 to 20/12/2019.', 'Intern', 'Rao Nigam Limited', '2019-12', '2019-12'],
  [
    'I have worked with Rao Ltd as a Clerk From 10th of June 2015 To 1st of April. 2016.',
    'Clerk',
    'Rao Ltd',
    '2015-06',
    '2016-04',
  ],
])('%s', (text, ...facts) => {
  expect(jobsOf('Experience', text)).toEqual([facts])
})

test('jobs without a time stand beside one that lasts', () => {
  const jobs = jobsOf(
    'Experience',
    '• Currently Working in Nadi as an (Engineer)',
    '• Worked at rao pvt. Limited as an Engineer.',
  )
  expect(jobs).toEqual([
    ['Engineer', 'Nadi', '', ''],
    ['Engineer', 'rao pvt. Limited', '', ''],
  ])
})

test('sentences about jobs below the courses, where no part is about jobs', () => {
  const { education, experience } = cvOf(
    'Education',
    '• 12th from Rao School in 2010',
    '• I have worked as an Insulator at Nadi Ltd in Qatar for the period of 15/11/2011 to 22/01/2014.',
    '• Had worked in Rao Traders from May 2010 to July 2011.',
  )
  expect(education).toHaveLength(1)
  expect(experience).toMatchObject([{ company: 'Nadi Ltd', position: 'Insulator' }, { company: 'Rao Traders' }])
  expect(
    jobsOf('Experience', 'Clerk, Rao Ltd 2015 – 2017', 'Hobbies', 'Worked as a Coach at Nadi Club from 2012 to 2013'),
  ).toHaveLength(1)
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
