/** Persons who can be asked about a job, named beside its employer. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ position, company, startDate }) => [position, company, startDate])

test('a labelled reference below each job opens no section', () => {
  expect(
    jobsOf(
      'Clerk | Rao Traders | June 2016 – May 2018',
      'References: Mr. A. Rao, Manager, Rao Pvt Ltd',
      'Store Keeper | Nadi Foods | June 2014 – May 2016',
      'References: Mrs. L. Menon, Owner, Nadi Foods',
    ),
  ).toEqual([
    ['Clerk', 'Rao Traders', '2016-06'],
    ['Store Keeper', 'Nadi Foods', '2014-06'],
  ])
})

test('a person with a position above the time', () => {
  expect(
    jobsOf(
      'Clerk',
      'Rao Traders, Pune',
      'Leela Rao/ Fleet Manager',
      'June 2016 – May 2018',
      'Store Keeper',
      'Nadi Foods, Nagpur',
      'Ram Menon/ Vice President (022) 630-66710',
      'June 2014 – May 2016',
    ),
  ).toEqual([
    ['Clerk', 'Rao Traders', '2016-06'],
    ['Store Keeper', 'Nadi Foods', '2014-06'],
  ])
})
