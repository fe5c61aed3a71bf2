/** Courses and jobs of a file whose headings are images. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const readingOf = (...lines: readonly string[]) => readLines('asha@example.in', ...lines)

const courses = ['Bachelor of Arts (2010 – 2014)', 'Nadi College, Wai', 'HSC, Rao School\t2010']
const jobs = [
  'Vrena Foods Pvt. Ltd. / Clerk (Apr 2019 – July 2021)',
  '• Kept the books',
  'Rao Bank / Cashier (Aug 2021 – Present)',
]

test('among the skills', () => {
  const { cv } = readingOf('Skills', 'Tally, Excel', ...jobs, ...courses)
  expect(cv.skills).toEqual(['Tally', 'Excel'])
  expect(cv.education).toMatchObject([
    { institution: 'Nadi College, Wai', degree: 'Bachelor of Arts', startYear: '2010', endYear: '2014' },
    { institution: 'Rao School', degree: 'HSC', endYear: '2010' },
  ])
  expect(cv.experience).toMatchObject([
    { company: 'Vrena Foods Pvt. Ltd.', position: 'Clerk', description: '- Kept the books' },
    { company: 'Rao Bank', position: 'Cashier', current: true },
  ])
})

test('without any heading', () => {
  const { cv } = readingOf(...courses)
  expect(cv.education).toHaveLength(2)
  expect(cv.personalInfo).toMatchObject({ fullName: 'Asha Menon', email: 'asha@example.in' })
})

test('no courses beside a part that has some, among projects, or without a school', () => {
  expect(readingOf('Education', 'MBA, Rao College 2017', 'Skills', 'Excel', ...courses).cv.education).toHaveLength(1)
  expect(readingOf('Projects', ...courses).cv.education).toEqual([])
  expect(readingOf('Skills', 'MS Office 2019', 'Diploma').cv.education).toEqual([])
})

test('no jobs where a heading is known', () => {
  expect(readingOf('Education', 'MBA, Rao College 2017', 'Hobbies', ...jobs).cv.experience).toEqual([])
})
