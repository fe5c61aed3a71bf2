/** Signs that lower the confidence: an entry that is unlike the others, or words that are rarely a name. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const doubtsIn = (...texts: readonly string[]): readonly string[] =>
  readLines(...texts).doubts.filter((path) => /company|position|institution|degree/.test(path))

test('a job whose words do not say which name is which is doubtful', () => {
  const jobs = [
    'Experience',
    ...['Rao Pvt Ltd', 'Mehta Stores', 'Nadi Bank', 'Shah Limited'].flatMap((name) => [
      `Clerk, ${name} 2013 – 2015`,
      '• Kept the books.',
    ]),
  ]
  const both = ['experience.4.company', 'experience.4.position']
  expect(doubtsIn(...jobs, 'Quill | Vriksha 2017 – 2019')).toEqual(both)
  expect(doubtsIn(...jobs, 'Quill | Vriksha 2017 – 2019', '• Kept the books.'), 'the order of the others alone').toEqual(both)
  expect(doubtsIn(...jobs, 'Clerk, Vriksha Limited 2017 – 2019'), 'clear words').toEqual([])
})

test('a course without the year that most others have, a minor one, and a bare word for a degree are doubtful', () => {
  const courses = ['Education', 'B.Com, Fergusson College 2010 – 2013', 'M.Com, Savitri College 2013 – 2015']
  expect(doubtsIn(...courses)).toEqual([])
  expect(doubtsIn(...courses, 'B.Ed, Nadi College')).toEqual(['education.2.institution', 'education.2.degree'])
  expect(doubtsIn(...courses, 'Minor Degree in History, Nadi College 2015')).toEqual(['education.2.degree'])
})

test('a thesis is no course, and the title of a group of jobs is no employer', () => {
  const texts = [
    'Asha Menon',
    'Experience',
    'Vocational',
    'Clerk, Rao Traders 2015 – 2017',
    'Education',
    'M.A. in History, Nadi College 2015',
  ]
  const { cv } = propose(
    [...texts, 'Master Thesis: Boats of the coast, 2014 – 2015'].map((text) => paragraphOf(text, 10)),
    [],
  )
  expect(cv.education).toMatchObject([{ degree: 'M.A.', institution: 'Nadi College', endYear: '2015' }])
  expect(cv.experience).toMatchObject([{ company: 'Rao Traders', position: 'Clerk' }])
})

test('a single word in small letters is doubtful as a name, unless it is a position', () => {
  const jobs = [
    'Experience',
    'Clerk, Rao Pvt Ltd 2013 – 2015',
    '• Kept the books.',
    'Clerk, Nadi Bank 2015 – 2016',
    '• Posted them.',
  ]
  expect(doubtsIn(...jobs, 'Clerk, solutions 2017 – 2019', '• Filed them.')).toEqual(['experience.2.company'])
  expect(doubtsIn(...jobs, 'clerk, Savitri Bank 2017 – 2019', '• Filed them.')).toEqual([])
})
