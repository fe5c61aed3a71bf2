/** Positions with a department, several positions of one employer, and employers below a comma or within brackets. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ position, company, startDate }) => [position, company, startDate])

test('positions below an employer with its total time, each with its department or branch', () => {
  expect(
    jobsOf(
      '• Chief Accountant - NADI TECHNOLOGY FOR SERVICES',
      '(One of Rao Holding Group)- Egypt',
      'April 2014 – September 2014.',
      '• Supervise the daily operations.',
      '• SONA ISLAMIC BANK (February 2009 till March 2014.)',
      '• Reporting Supervisor- Financial Department',
      'October 2012 - March 2014',
      '• Organize the reports.',
      '• Collection Supervisor – Branch Affairs Department.',
      'March 2012 – September 2012.',
      '• Prepare the monthly plans.',
      '• Teller -Pune Branch.',
      'February 2009 to July 2009.',
      '• Cash deposit.',
    ),
  ).toEqual([
    ['Chief Accountant', 'NADI TECHNOLOGY FOR SERVICES', '2014-04'],
    ['Reporting Supervisor- Financial Department', 'SONA ISLAMIC BANK', '2012-10'],
    ['Collection Supervisor – Branch Affairs Department', 'SONA ISLAMIC BANK', '2012-03'],
    ['Teller', 'SONA ISLAMIC BANK', '2009-02'],
  ])
})

test('a department behind the position is no employer', () => {
  expect(
    jobsOf(
      'Nadi Hospital, Pune',
      'Staff Nurse - ICU',
      'Jan 2014 – Aug 2014',
      'Staff Nurse - Emergency Department',
      'Jan 2012 – Dec 2013',
    )[1],
  ).toEqual(['Staff Nurse - Emergency Department', 'Nadi Hospital', '2012-01'])
})

test('the employer stands below a position that ends with a comma', () => {
  expect(
    jobsOf(
      'Civil Engineer - Affordable Housing,\t2013 – 2015 | New Delhi, India',
      'NRTC - Ministry of Housing & Planning, Govt. of India',
      'Jan 2011 – Aug 2012\tScience Lab Assistant,',
      'Rao mixed secondary school, Pune.',
    ),
  ).toEqual([
    ['Civil Engineer - Affordable Housing', 'NRTC - Ministry of Housing & Planning, Govt. of India', '2013-01'],
    ['Science Lab Assistant', 'Rao mixed secondary school', '2011-01'],
  ])
})

test('the employer stands below a position with its department, in letters of its own', () => {
  const lines = [
    'Oct 2020 - Jan 2022\tAssistant Manager - Packaging',
    'Nadi Worldwide',
    'Lead a team',
    'May 2018 - Sep 2020\tManager - Exports',
    'Sona Aims',
    'Sold',
  ]
  const looks = ['bold', 'italic', 'plain']
  const read = propose(
    ['Asha Menon', 'Experience', ...lines].map((text, at) => ({
      ...paragraphOf(text, 10),
      look: at < 2 ? 'title' : (looks[(at - 2) % 3] ?? ''),
    })),
    [],
  ).cv.experience.map(({ position, company }) => [position, company])
  expect(read).toEqual([
    ['Assistant Manager - Packaging', 'Nadi Worldwide'],
    ['Manager - Exports', 'Sona Aims'],
  ])
})

test('no name is cut within brackets', () => {
  expect(
    jobsOf('2005-2009\tS.R.RAOLAL (sole member of NADI & YOUNG LLP in India)\tNEW DELHI, INDIA', 'Executive – Assurance')[0]?.[1],
  ).toBe('S.R.RAOLAL (sole member of NADI & YOUNG LLP in India)')
})
