import { expect, test } from 'vitest'
import { jobsIn } from '../../../tests/cv-import/read-lines.ts'
import { jobOfIntern } from './internship-sentences.ts'

test('sentences about internships name the employer, and the position by their kind', () => {
  expect(jobOfIntern('Completed one month internship in Rao Motors, Chennai.')).toBe('Intern\tRao Motors\t')
  expect(jobOfIntern('Internship at Nadi Hospital, Salem (3 months)')).toBe('Intern\tNadi Hospital\t')
  expect(jobOfIntern('Articled with M/S RAO & ASSOCIATES, Pune (June 25, 2014 to June 24 2017)')).toBe(
    'Article Assistant\tM/S RAO & ASSOCIATES\t2014-06 – 2017-06',
  )
  expect(jobOfIntern('I have completed 6 months training period in Rao Media Company at Pune as a Web Designer.')).toBe(
    'Web Designer\tRao Media Company at Pune\t',
  )
})

test('what an internship was about is no employer', () => {
  expect(jobOfIntern('Completed internship in Web Development from May 2019 to June 2019')).toBeNull()
  expect(jobOfIntern('Completed two months of internship under expert guidance')).toBeNull()
})

test('an arrow before a sentence is a mark, and a length in brackets no employer', () => {
  expect(jobsIn('-> Worked at Nadi Hotel as Floor Manger (2 Months)', '-> Worked at Rao Cafe as Head Chef.(2019- 2020)')).toEqual(
    [
      ['Floor Manger', 'Nadi Hotel', '', ''],
      ['Head Chef', 'Rao Cafe', '2019-01', '2020-01'],
    ],
  )
})

test('of "in The Rao House at Pune", the first is the employer', () => {
  expect(jobsIn('Currently working in The Rao Ocean at Swarget as PHP Web Developer.')).toEqual([
    ['PHP Web Developer', 'The Rao Ocean at Swarget', '', 'now'],
  ])
})

test('a time may go on without a word between', () => {
  expect(
    jobsIn(
      'Front Desk Executive at Nadi School, Pune',
      '10th April 2019 - 9th April 2023',
      'Front Desk Executive at Rao Public School, Pune',
      '10th April 2023 Currently working',
    ),
  ).toEqual([
    ['Front Desk Executive', 'Nadi School', '2019-04', '2023-04'],
    ['Front Desk Executive', 'Rao Public School', '2023-04', 'now'],
  ])
})
