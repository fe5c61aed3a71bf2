import { expect, test } from 'vitest'
import { readLines } from '../../../tests/cv-import/read-lines.ts'

const jobsBelow = (...lines: readonly string[]) =>
  readLines(...lines).cv.experience.map(({ position, company }) => [position, company])

test('firms alone below the title of an internship are jobs', () => {
  expect(
    jobsBelow('Internship Details', 'Nadi Eye Hospital, Bandra, Mumbai', 'Ganga Hospital, Deonar', 'Rao Optical Shop, Pune'),
  ).toEqual([
    ['Intern', 'Nadi Eye Hospital'],
    ['Intern', 'Ganga Hospital'],
    ['Intern', 'Rao Optical Shop'],
  ])
})

test('a sentence above the list, and the length of each internship, are no jobs', () => {
  const { cv } = readLines(
    'Internship',
    'Completed 12 months of internship from July 2014-2015 at the following centres:',
    'Nadi Eye Hospital, Mumbai (7 Months)',
    'Mumbai Eyecare Campaign (2 Months)',
    'Rao & Rao Opticians (1 Month)',
  )
  expect(cv.experience.map(({ company }) => company)).toEqual([
    'Nadi Eye Hospital',
    'Mumbai Eyecare Campaign',
    'Rao & Rao Opticians',
  ])
  expect(cv.experience[0]?.description).toContain('following centres')
})

test('what the person did stands below a single firm', () => {
  const { cv } = readLines('Internship', 'INDIAN INSTITUTE OF TECHNOLOGY INDORE', 'Synthesis of a new dye', 'Studied dyes.')
  expect(cv.experience).toMatchObject([
    {
      position: 'Intern',
      company: 'INDIAN INSTITUTE OF TECHNOLOGY INDORE',
      description: 'Synthesis of a new dye\nStudied dyes.',
    },
  ])
})

test('internships that name their positions and times stay as they are', () => {
  expect(jobsBelow('Internship', 'Staff Nurse', 'Nadi Hospital', 'May 2015 – June 2017')).toEqual([
    ['Staff Nurse', 'Nadi Hospital'],
  ])
})

test('"Articleship details" is a title of jobs', () => {
  expect(jobsBelow('ARTICLESHIP DETAILS', 'Rao Traders – Clerk, May 2015 – June 2017')).toEqual([['Clerk', 'Rao Traders']])
})
