/** Posts below one employer, within its time. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ position, company, startDate }) => [position, company, startDate])

test('posts within the time of the employer above belong to it, and the total repeats the last one', () => {
  expect(
    jobsOf(
      'Apr’19-Present: Nadi Systems India Pvt, Ltd as Competency Lead – Data Desk',
      'Key Result Areas:',
      '• Helped the teams.',
      'May’08 – April 19: Sona Infotech India Pvt. Ltd as Senior Manager – Data Management',
      'Growth Path:',
      'May’08-May’09: Research Analyst – Data Enrichment',
      'Apr’09-August’15: Senior Data Analyst - Data Management',
      'Oct’18-Apr’19: Senior Manager – Data Management',
    ),
  ).toEqual([
    ['Competency Lead – Data Desk', 'Nadi Systems India Pvt, Ltd', '2019-04'],
    ['Research Analyst – Data Enrichment', 'Sona Infotech India Pvt. Ltd', '2008-05'],
    ['Senior Data Analyst – Data Management', 'Sona Infotech India Pvt. Ltd', '2009-04'],
    ['Senior Manager – Data Management', 'Sona Infotech India Pvt. Ltd', '2018-10'],
  ])
})

test('jobs that follow each other in time are not posts of the first employer', () => {
  expect(
    jobsOf(
      'Nadi Systems Pvt Ltd – Clerk⇥2015 – 2018'.replace('⇥', '\t'),
      'Analyst – Quarterly\t2012 – 2014',
      'Clerk – Kiran\t2010 – 2011',
    ).map(([, company]) => company),
  ).toEqual(['Nadi Systems Pvt Ltd', 'Quarterly', 'Kiran'])
})
