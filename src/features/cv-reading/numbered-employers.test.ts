/** Numbered employers of a bio-data, each above a list. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsIn = (...lines: readonly string[]) =>
  readLines(...lines).cv.experience.map(({ position, company }) => [position, company])

test('each numbered employer is a job, and the sentence above the list is none', () => {
  const jobs = jobsIn(
    'Job profile:',
    '• Working as an Admin Head in Rao Motors Pvt Ltd and Nadi Consulting.',
    '1. Rao Motors Pvt Ltd',
    '• Admin Head',
    '• Reception',
    '2. Nadi Consulting',
    '• Web Services',
    '• Web Developer',
  )
  expect(jobs).toEqual([
    ['Admin Head', 'Rao Motors Pvt Ltd'],
    ['Web Developer', 'Nadi Consulting'],
  ])
})

test('a numbered list without positions holds no jobs', () => {
  expect(jobsIn('Job profile:', '1. Honest and punctual', '• Comes early', '2. Good with people', '• Helps others')).toEqual([])
})
