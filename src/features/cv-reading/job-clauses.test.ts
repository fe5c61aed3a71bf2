/** Sentences that name a job with its parts in any order, and with a duration or no time at all. */
import { expect, test } from 'vitest'
import { jobsIn } from '#tests/cv-import/read-lines.ts'

test.each([
  ['2 year work exp.... In Nadi Power Systems Pvt Ltd as a Fitter.', 'Fitter', 'Nadi Power Systems Pvt Ltd', '', ''],
  ['Have One Year Experience from NADI INDIA LTD, Pune as a Computer Operator', 'Computer Operator', 'NADI INDIA LTD', '', ''],
  [
    'Have 4 Years Experience As an Admin Executive From Rao Offshore PVT. LTD. ',
    'Admin Executive',
    'Rao Offshore PVT. LTD',
    '',
    '',
  ],
  ['One year experiences in computer operator from nadi telecom .', 'computer operator', 'nadi telecom', '', ''],
  ['Two years working experience at NADI as post of Welder', 'Welder', 'NADI', '', ''],
  [
    'Worked as a Wireman, Nadi Engineering, Pune. from 04/11/2009 to 21/12/2011.',
    'Wireman',
    'Nadi Engineering',
    '2009-11',
    '2011-12',
  ],
  [
    'Worked as Executive - Engineer in 2*20MW. power plant in turbine at Rao Sugars Limited (Power division) Pune.',
    'Executive - Engineer',
    'Rao Sugars Limited',
    '',
    '',
  ],
  [
    'Having Experience as Store Keeper in Rao Cooling PVT. LTD. since 26th Oct 2017 to till now. From Pune',
    'Store Keeper',
    'Rao Cooling PVT. LTD',
    '2017-10',
    'now',
  ],
])('%s', (text, ...facts) => {
  expect(jobsIn(`• ${text}`)).toEqual([facts])
})

test('they stand beside jobs with times, and beside each other', () => {
  expect(
    jobsIn(
      '• Working as Stocker in Nadi Bazaar Ltd from May 2015 to till date.',
      '• Have 2 years experience as a clerk at Rao & Sons',
      '• Worked as a Supervisor at Nadi Sports.',
    ),
  ).toEqual([
    ['Stocker', 'Nadi Bazaar Ltd', '2015-05', 'now'],
    ['clerk', 'Rao & Sons', '', ''],
  ])
  expect(jobsIn('• Presently working as a clerk in Rao Systems Pvt Ltd in the Accounts of the factory at Pune.')).toEqual([
    ['clerk', 'Rao Systems Pvt Ltd', '', 'now'],
  ])
})

test.each([
  '• 5 years experience in Electronics manufacturing with Quality control',
  '• Having 2 year 3months experience in the execution of buildings.',
  '• Worked with the project manager to establish schedules',
  '• One Year Experience in Auto Cad work.',
])('no job: %s', (text) => {
  expect(jobsIn(text)).toEqual([])
})

test('the sentence says which name is the employer, whatever their words', () => {
  expect(
    jobsIn('• Presently working with Nadi Arora Associate as a Billing Engineer from 17th August 2011 to till date.'),
  ).toEqual([['Billing Engineer', 'Nadi Arora Associate', '2011-08', 'now']])
  expect(jobsIn('Working As Manager In Nadi Driver (Rao Group) From 01/02/2015 to Till Date')).toEqual([
    ['Manager', 'Nadi Driver', '2015-02', 'now'],
  ])
})

test('a day before a comma', () => {
  expect(jobsIn('Clerk, Nadi Ltd.', '1, April 2016 to 31, January 2017')).toEqual([['Clerk', 'Nadi Ltd.', '2016-04', '2017-01']])
})
