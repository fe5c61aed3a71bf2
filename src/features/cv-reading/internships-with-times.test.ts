/** Internships below misspelt titles, and firms with their times. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsIn = (...lines: readonly string[]) =>
  readLines(...lines).cv.experience.map(({ position, company, startDate, endDate }) => [position, company, startDate, endDate])

test.each(['Interships', 'INTERNSHIP DETIALS', 'Internship', 'Inernship:'])('a firm with its time below "%s"', (title) => {
  const jobs = jobsIn(title, 'Ordnance Factory Nadipur - June 2024', 'Learned how engines are mounted.')
  expect(jobs).toEqual([['Intern', 'Ordnance Factory Nadipur', '2024-06', '2024-06']])
})

test('a period behind the place, and the title at the side of the firm', () => {
  expect(jobsIn('Internship\tRao Motors Pvt Ltd, Pune (June 2024 – July 2024)', 'Learned how engines are mounted.')).toEqual([
    ['Intern', 'Rao Motors Pvt Ltd', '2024-06', '2024-07'],
  ])
})

test('each firm with its time begins an internship', () => {
  const jobs = jobsIn(
    'Internship',
    'Rao Motors Pvt Ltd - June 2024',
    'Learned how engines are mounted.',
    'Nadi Textiles Ltd - July 2025',
    'Learned how looms are set.',
  )
  expect(jobs).toEqual([
    ['Intern', 'Rao Motors Pvt Ltd', '2024-06', '2024-06'],
    ['Intern', 'Nadi Textiles Ltd', '2025-07', '2025-07'],
  ])
})

test('a position below the firm is that of the job', () => {
  const jobs = jobsIn(
    'Internship',
    'Rao Motors Pvt Ltd, Pune (June 2024 – July 2024)',
    'Software Intern',
    'Wrote tests for engines.',
  )
  expect(jobs).toEqual([['Software Intern', 'Rao Motors Pvt Ltd', '2024-06', '2024-07']])
})
