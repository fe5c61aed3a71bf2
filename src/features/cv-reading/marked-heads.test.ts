import { expect, test } from 'vitest'
import { columnsOf } from '#features/cv-words/column-heads.ts'
import { jobsIn } from '../../../tests/cv-import/read-lines.ts'

test('an employer and a position with its time may both be list items', () => {
  expect(
    jobsIn(
      '• Rao World School, Dwarka, Delhi',
      '• PGT Physics & Science coordinator - [June 2017- November 2019]',
      '• Taught many things to students.',
      '• Nadi Leadership Academy (Rao Foundation)',
      '• TGT Physics [April 2016- January 2017]',
      '• Took classes after school hours.',
    ),
  ).toEqual([
    ['PGT Physics & Science coordinator', 'Rao World School', '2017-06', '2019-11'],
    ['TGT Physics', 'Nadi Leadership Academy (Rao Foundation)', '2016-04', '2017-01'],
  ])
})

test('the positions of a numbered employer are list items', () => {
  expect(
    jobsIn(
      '1. Nadi World School, Gurugram',
      '• Academic Head ( July,2015 till February 2018)',
      '• Headmistress( March 2018 - March 2019)',
      '• Coordinated all the academic work',
    ),
  ).toEqual([
    ['Academic Head', 'Nadi World School', '2015-07', '2018-02'],
    ['Headmistress', 'Nadi World School', '2018-03', '2019-03'],
  ])
})

test('a position as the first item below an employer with its time is that of the job', () => {
  expect(
    jobsIn(
      'Rao Steria (India) Ltd. Jan 2019 – Till Date',
      '• Program Manager and Scrum master',
      '• Responsible for end to end delivery of projects',
      'Nadi Soft (India) Ltd. Mar 2014 – Jan 2019',
      '• Responsible for planning and supervising a project',
    ),
  ).toEqual([
    ['Program Manager and Scrum master', 'Rao Steria (India) Ltd.', '2019-01', 'now'],
    ['', 'Nadi Soft (India) Ltd.', '2014-03', '2019-01'],
  ])
})

test('three items with position, employer and time are a header', () => {
  expect(
    jobsIn(
      '• Assistant Manager',
      '• Rao India Private Limited',
      '• Sep 2019 - Present',
      'Apply broad knowledge.',
      'Project Manager',
      'Nadi International Limited, Pune',
      'Jan 2019 – Sep 2019',
    ),
  ).toEqual([
    ['Assistant Manager', 'Rao India Private Limited', '2019-09', 'now'],
    ['Project Manager', 'Nadi International Limited', '2019-01', '2019-09'],
  ])
})

test('tools below a header are no name', () => {
  expect(
    jobsIn(
      'Web Development Intern, Rao Technologies\t10/2019 – Present',
      'Technologies – Ledger, Canvas, Chalk',
      'IT Intern, Nadi Appliances\t01/2019 – 06/2019',
      'Technologies – Ledger, Oracle, Paint',
    ),
  ).toEqual([
    ['Web Development Intern', 'Rao Technologies', '2019-10', 'now'],
    ['IT Intern', 'Nadi Appliances', '2019-01', '2019-06'],
  ])
})

test('a time that is repeated below the employer is no second job', () => {
  expect(
    jobsIn(
      'Junior Accountant\tJune 2022 - July 2024',
      'Rao & Nadi chartered accountants',
      '[June 2022- July 2024]',
      'Kept books.',
    ),
  ).toEqual([['Junior Accountant', 'Rao & Nadi chartered accountants', '2022-06', '2024-07']])
})

test('beside positions, the place of work is the employer', () => {
  expect(columnsOf(['Designation', 'Duration', 'Place of work'])).toEqual(['position', 'time', 'employer'])
  expect(columnsOf(['Company', 'Designation', 'Place of work'])).toEqual(['employer', 'position', 'place'])
})
