/** Header lines of jobs: what stands beside or below the names. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const jobsOf = (...lines: readonly string[]) =>
  propose(
    ['Asha Menon', 'Experience', ...lines].map((text) => ({ ...paragraphOf(text, 10), look: 'plain 10' })),
    [],
  ).cv.experience.map(({ company, position }) => [company, position])

test('an employer before a colon, with a list of tools below the time', () => {
  expect(
    jobsOf(
      'Taru Group: Senior Developer',
      'Oct 2021 – Present',
      'Kotlin | Postgres | Kafka | REST APIs',
      '• Built core services.',
      'Vriksha Rail: Technical Lead / Architect',
      'May 2019 – Oct 2021',
      'Team Leadership | Technical Architecture | React',
      '• Saved a lot.',
    ),
  ).toEqual([
    ['Taru Group', 'Senior Developer'],
    ['Vriksha Rail', 'Technical Lead / Architect'],
  ])
})

test('a header line of three parts below the time is no list of tools', () => {
  expect(jobsOf('Clerk', '2019 – 2021', 'Taru Traders | Pune | Full time')).toEqual([['Taru Traders', 'Clerk']])
})

test('a place where people worked from afar', () => {
  expect(
    jobsOf(
      'Software Engineering Intern\tAtlanta, GA - remote',
      'Taru Corporation\tMay 2021 - August 2021',
      'Software Development Intern\tRockville, MD (hybrid)',
      'S&T Electric\tMay 2020 - August 2020',
    ),
  ).toEqual([
    ['Taru Corporation', 'Software Engineering Intern'],
    ['S&T Electric', 'Software Development Intern'],
  ])
})

test('a position with its field is the first item below an employer', () => {
  expect(
    jobsOf('Zentavo, New York, NY\tSummer 2018', '• Software Engineering Intern – Machine Learning', '• Implemented things.'),
  ).toEqual([['Zentavo', 'Software Engineering Intern']])
})

test('"in" inside a position does not begin the employer', () => {
  expect(jobsOf('May 2009 - Aug 2010\tSoftware Engineer in Test, Taru Labs, Boston, MA.')).toEqual([
    ['Taru Labs', 'Software Engineer in Test'],
  ])
})

test('"From:" before a time is no name', () => {
  expect(jobsOf('Golf Club of Taru', 'From: 2012 – Present')).toEqual([['Golf Club of Taru', '']])
})
