/** Sentences about jobs over several lines, and those that name the employer or the position in an unusual way. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ position, company, startDate, endDate }) => [
    position,
    company,
    startDate,
    endDate,
  ])

test('over four lines', () => {
  expect(
    jobsOf(
      '• I have worked as a Store Keeper in',
      'the godown of Rao Traders Pvt. Ltd. at',
      'Nagpur and Wardha from June 2019 to',
      'May 2021.',
      '• Worked as a Fitter in Nadi Forge',
      'from July 2014 to October 2015.',
    ),
  ).toEqual([
    ['Store Keeper', 'Rao Traders Pvt. Ltd.', '2019-06', '2021-05'],
    ['Fitter', 'Nadi Forge', '2014-07', '2015-10'],
  ])
  expect(
    jobsOf(
      'From June 2019 to May 2021 I worked in the',
      'production department of',
      'Nadi Auto Components Pvt Ltd as a',
      'Machine Operator.',
    ),
  ).toEqual([['Machine Operator', 'Nadi Auto Components Pvt Ltd', '2019-06', '2021-05']])
})

test('a short name of a trade without a time', () => {
  expect(
    jobsOf('• 1 year Experience in Rao Motors Ltd. Pune as an O.E.T.', '• Working in Nadi Power Ltd Pune as Service Engineer.'),
  ).toEqual([
    ['O.E.T', 'Rao Motors Ltd. Pune', '', ''],
    ['Service Engineer', 'Nadi Power Ltd Pune', '', ''],
  ])
})

test('who assists another person, and a time at the end', () => {
  expect(
    jobsOf(
      'Worked in Rao Diagnostics in assistance of Lab Manager. From 2018 to 2020',
      'Worked in Nadi Telecom as a Lineman. May 2016 to june 2017.',
    ),
  ).toEqual([
    ['assistance of Lab Manager', 'Rao Diagnostics', '2018-01', '2020-01'],
    ['Lineman', 'Nadi Telecom', '2016-05', '2017-06'],
  ])
})
