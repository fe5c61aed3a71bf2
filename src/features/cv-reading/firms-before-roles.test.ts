/** An employer that stands before "as": in a sentence, or in the line above the position. */
import { expect, test } from 'vitest'
import { jobsIn } from '#tests/cv-import/read-lines.ts'

test('the employer before a colon and "working as"', () => {
  expect(
    jobsIn(
      '1. Nadi Group.: Working as a Electrician in maintenance team on site Rao Club Phase-5. From 2013 to 2015 (2years) .',
      '2. Sona Group : Working as a Electrician in maintenance team on site Sona Arch Sector-58 Residence Gurgaon. Since 2015.',
    ),
  ).toEqual([
    ['Electrician', 'Nadi Group', '2013-01', '2015-01'],
    ['Electrician', 'Sona Group', '2015-01', 'now'],
  ])
})

test('a time before the colon is no employer', () => {
  expect(jobsIn('January 2014 to March 2014: Working as a volunteer in Nadi Hospital')).toEqual([
    ['volunteer', 'Nadi Hospital', '2014-01', '2014-03'],
  ])
})

test('the employer with "as" above the position', () => {
  expect(
    jobsIn(
      '1.NADI TECHNOLOGIES LTD,Chennai as',
      'Asst.manager production (Nov14 to feb19)',
      'COMPANY PROFILE',
      '- Makers of pumps and valves',
      '2. SONA FASTENERS LTD ,Chennai as',
      'Sr.engineer Production for 4 years( May10 to oct14)',
      'COMPANY PROFILE',
      '- Makers of bolts',
    ),
  ).toEqual([
    ['Asst.manager production', 'NADI TECHNOLOGIES LTD', '2014-11', '2019-02'],
    ['Sr.engineer Production', 'SONA FASTENERS LTD', '2010-05', '2014-10'],
  ])
})
