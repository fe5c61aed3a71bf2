/** Jobs whose time is a single month or year, or only a duration. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const read = (...texts: readonly string[]) => readLines('Experience', ...texts)
const jobsOf = (...texts: readonly string[]) =>
  read(...texts).cv.experience.map(({ position, company, startDate }) => [position, company, startDate].join(' | '))

const other = 'Teacher | Vidya School | Jun 2019 – Jul 2024'

test.each([
  'Clerk | Rao & Sons | Aug 2018',
  'Clerk, Rao & Sons, Aug 2018',
  'Clerk – Rao & Sons (Aug 2018)',
  'Clerk at Rao & Sons, Aug 2018',
  'Rao & Sons | Clerk | Aug 2018',
])('"%s" among jobs with a beginning and an end', (line) => {
  expect(jobsOf(other, '• Taught', line, '• Posted vouchers')).toEqual([
    'Teacher | Vidya School | 2019-06',
    'Clerk | Rao & Sons | 2018-08',
  ])
})

test('a year alone between bars is a time, which is doubtful', () => {
  const { cv, doubts } = read('Design Intern | Megha Labs | 2023', '• Drew signs', other)
  expect(cv.experience).toMatchObject([{ position: 'Design Intern', startDate: '2023-01' }, { company: 'Vidya School' }])
  expect(doubts).toContain('experience.0.startDate')
})

test.each([
  'Best Clerk of the Year, Nadi Bank, 2016',
  'Won the prize of the town, Pune, Aug 2018',
  'Taught classes at the school in Aug 2018',
])('"%s" below a job is no job', (line) => {
  expect(jobsOf(other, line)).toEqual(['Teacher | Vidya School | 2019-06'])
})

test('a position with only its duration is a job among jobs with times, if no time stands near it', () => {
  const duty = '• Supervised the work on site'
  expect(jobsOf('Balaji Constructions, Pune', 'Site Engineer (2 years)', duty, duty, other, duty), 'a job of its own').toEqual([
    'Site Engineer | Balaji Constructions | ',
    'Teacher | Vidya School | 2019-06',
  ])
  expect(jobsOf('Site Engineer (2 years)', 'Balaji Constructions', 'Jun 2019 – Jul 2021', duty)).toHaveLength(1)
})
