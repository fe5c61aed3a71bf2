import { expect, test } from 'vitest'
import { jobsIn } from '../../../tests/cv-import/read-lines.ts'

test('a sentence below an employer and its time names the position', () => {
  expect(
    jobsIn(
      'Nadi Constructions, Pune',
      '(Jan 2019 to Mar 2020)',
      'Worked as a Site Supervisor.',
      'Rao Builders, Pune',
      '(Apr 2020 to till date)',
      'Working as a Site Engineer.',
    ),
  ).toEqual([
    ['Site Supervisor', 'Nadi Constructions', '2019-01', '2020-03'],
    ['Site Engineer', 'Rao Builders', '2020-04', 'now'],
  ])
})

test('the sentence counts more than a text about the company, and ends at the next clause', () => {
  expect(
    jobsIn(
      'Mar 2012 - Dec 2017\tRao Group, a US MNC (Industrial products)',
      'Worked as “Country Controller” with the company for eleven entities.',
      'Apr 2006 - Mar 2012\tM. Rao & Co. Chartered Accountants',
      'Worked as Senior Consultant while auditing private companies.',
    ),
  ).toEqual([
    ['Country Controller', 'Rao Group', '2012-03', '2017-12'],
    ['Senior Consultant', 'M. Rao & Co. Chartered Accountants', '2006-04', '2012-03'],
  ])
})

test('the sentence may name the time', () => {
  expect(
    jobsIn(
      'Organization: Nadi Constructions, Pune',
      'Worked as Site Supervisor from Jan 2019 to Mar 2020.',
      'Organization: Rao Builders, Pune',
      'Working as Site Engineer since Apr 2020.',
    ),
  ).toEqual([
    ['Site Supervisor', 'Nadi Constructions', '2019-01', '2020-03'],
    ['Site Engineer', 'Rao Builders', '2020-04', 'now'],
  ])
})

test('a sentence with an employer of its own is a job of its own', () => {
  expect(jobsIn('Nadi Foods, May 2015 – June 2017', 'Clerk', 'Worked as a Cashier in Rao Traders from 2017 to 2018.')).toEqual([
    ['Clerk', 'Nadi Foods', '2015-05', '2017-06'],
    ['Cashier', 'Rao Traders', '2017-01', '2018-01'],
  ])
})

test('a time before "worked as … for" names the employer behind it', () => {
  const rest =
    'a company with products for hospitals that are sold in all states of India by forty people and exported to Nepal too.'
  expect(jobsIn(`Mar 2004 – Jan 2011 Worked as “Sales Head” for Nadi Drugs India Private Limited, ${rest}`)).toEqual([
    ['Sales Head', 'Nadi Drugs India Private Limited', '2004-03', '2011-01'],
  ])
})
