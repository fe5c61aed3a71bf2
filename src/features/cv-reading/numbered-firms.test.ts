/** Numbered lists of firms with the time, and what was done, in the line below. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ position, company, startDate, endDate, description }) => [
    position,
    company,
    startDate,
    endDate,
    description,
  ])

const longWork =
  'supervision of the fabrication of pressure vessels, storage tanks, heat exchangers, steel structures and pipe lines for boilers, and the planning of the jobs.'

test('firm and position in the numbered line, work behind the time', () => {
  expect(
    jobsOf(
      '1: Rao enterprises pvt Ltd (India)as a Fabrication supervisor.',
      `January 2012 to till date, ${longWork}`,
      '2: Nadi equipment manufacturers company(2years 10month) structural foreman.',
      'February 2010 to November 2012 as a structural foreman,complete knowledge of buildings.',
      '3: Sona construction company pvt Ltd. 2years work in senior fabricator.',
      'September 2007 to 2009 as a fabricator, columns and beams.',
    ),
  ).toEqual([
    ['Fabrication supervisor', 'Rao enterprises pvt Ltd', '2012-01', '', `- ${longWork}`],
    ['structural foreman', 'Nadi equipment manufacturers company', '2010-02', '2012-11', '- complete knowledge of buildings.'],
    ['senior fabricator', 'Sona construction company pvt Ltd.', '2007-09', '2009-01', '- columns and beams.'],
  ])
})

test('the time stands alone', () => {
  expect(jobsOf('1: Nadi Tools as a Store Keeper', 'From June 2017 to May 2019', 'Keeping of the records')).toEqual([
    ['Store Keeper', 'Nadi Tools', '2017-06', '2019-05', 'Keeping of the records'],
  ])
})
