/** Jobs of one short line: with the year in brackets, without a time, or as items of a list. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const read = (...texts: readonly string[]) => readLines(...texts).cv
const jobsOf = (...texts: readonly string[]) =>
  read('Experience', ...texts).experience.map(({ position, company, startDate }) => [position, company, startDate])

test('the year in brackets behind position and employer', () => {
  expect(
    jobsOf(
      'Graphic Designer - Nadihub [2026]',
      '• Designed marketing creatives',
      'Graphic Designer - Sona Group (Part-time) [2025]',
      '• Designed campaigns',
      'Creative Partner - Rao Canvas (2024)',
    ),
  ).toEqual([
    ['Graphic Designer', 'Nadihub', '2026-01'],
    ['Graphic Designer', 'Sona Group (Part-time)', '2025-01'],
    ['Creative Partner', 'Rao Canvas', '2024-01'],
  ])
})

test('a second position in brackets is no employer', () => {
  expect(
    jobsOf('Junior Engineer (Intern)\tJanuary 2023 - May 2024', 'Er. Nadi Rao', 'Pune, Maharashtra, India', '• Assisted'),
  ).toEqual([['Junior Engineer (Intern)', 'Er. Nadi Rao', '2023-01']])
})

test('list items that name position and employer, below a title without its space', () => {
  const { experience } = read(
    'PROFESSIONALEXPERIENCE',
    '• ITInstructor at Nadi Memorial Orphanage HSS(Kerala,Kannur)',
    '• IT Instructor at SONA MATTANUR',
    'PERSONAL DETAILS',
    'Gender: Female',
  )
  expect(experience.map(({ position, company }) => [position, company])).toEqual([
    ['ITInstructor', expect.stringContaining('Nadi Memorial Orphanage HSS')],
    ['IT Instructor', 'SONA MATTANUR'],
  ])
})

test('marked headers of jobs and courses without the titles of sections', () => {
  const { experience, education } = read(
    'Career Objective:',
    'To work in a team.',
    '• Nadi Engineering / Consultant (Aug 2021 – Present)',
    '• Three years of work in development',
    '• Sona / Software Engineer (Apr 2019 – July 2021)',
    '• Scripts for networks',
    '• Master of Computer Applications (2015 – 2018)',
    '• RMS College of Engineering, Bangalore, Karnataka',
    '• Bachelor of Computer Applications (2010 – 2014)',
    '• D.S. College, Katihar, Bihar',
  )
  expect(experience.map(({ position, company, startDate }) => [position, company, startDate])).toEqual([
    ['Consultant', 'Nadi Engineering', '2021-08'],
    ['Software Engineer', 'Sona', '2019-04'],
  ])
  expect(education.map(({ degree }) => degree)).toEqual(['Master of Computer Applications', 'Bachelor of Computer Applications'])
})

test('a job without a time in the letters of those with one', () => {
  const lines = [
    ['Freelance Graphic Designer – Nadi Works', 'bold'],
    ['• Designed logos', 'plain'],
    ['Graphic Designer - Sona Group (Jan 2025 – Dec 2025)', 'bold'],
    ['• Designed campaigns', 'plain'],
    ['Creative Partner - Rao Canvas (Jan 2024 – Dec 2024)', 'bold'],
    ['• Designed posters', 'plain'],
  ] as const
  const { experience } = propose(
    [['Asha Menon', 'name'] as const, ['Experience', 'head'] as const, ...lines].map(([text, look]) => ({
      ...paragraphOf(text, 10),
      look,
    })),
    [],
  ).cv
  expect(experience.map(({ position, company }) => [position, company])).toEqual([
    ['Freelance Graphic Designer', 'Nadi Works'],
    ['Graphic Designer', 'Sona Group'],
    ['Creative Partner', 'Rao Canvas'],
  ])
})
