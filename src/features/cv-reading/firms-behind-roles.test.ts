/** What stands behind positions without a sign: departments and subjects, or employers. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) =>
  readLines('Work Experience', ...texts).cv.experience.map(({ position, company }) => `${position} | ${company}`)

test.each([
  ['small letters', (text: string) => text],
  ['capitals', (text: string) => text.toUpperCase()],
])('departments behind positions in %s are no employers', (_, as) => {
  const first = as('Nadi Stores Pvt Ltd, Clerk\t2019 – 2021')
  const jobs = jobsOf(first, as('Manager Purchase\t2018 – 2019'), as('Engineer Civil\t2014 – 2018'))
  expect(jobs).toEqual(
    ['Clerk | Nadi Stores Pvt Ltd', 'Manager Purchase | Nadi Stores Pvt Ltd', 'Engineer Civil | Nadi Stores Pvt Ltd'].map(as),
  )
})

test('an employer above its positions stays theirs', () => {
  const jobs = jobsOf(
    'Rao Mills Pvt Ltd',
    'Manager Purchase\t2018 – 2019',
    'Engineer Civil\t2014 – 2018',
    'Officer Mechanical\t2012 – 2014',
  )
  expect(jobs).toEqual(['Manager Purchase', 'Engineer Civil', 'Officer Mechanical'].map((role) => `${role} | Rao Mills Pvt Ltd`))
})

test.each([
  ['Teacher Mathematics', 'Teacher Physics'],
  ['Staff Nurse ICU', 'Staff Nurse NICU'],
  ['TEACHER MATHEMATICS', 'TEACHER PHYSICS'],
])('%s, %s: positions without an employer', (one, other) => {
  expect(jobsOf(`${one}\t2019 – 2021`, `${other}\t2016 – 2019`)).toEqual([`${one} | `, `${other} | `])
})

test('employers behind positions in capitals, oldest first and without descriptions', () => {
  const jobs = jobsOf('CTO NADI LABS\t2015 – 2017', 'DIRECTOR BRAHMA\t2018 – 2019', 'CLERK RAO KUNJ\t2020 – 2021')
  expect(jobs).toEqual(['CTO | NADI LABS', 'DIRECTOR | BRAHMA', 'CLERK | RAO KUNJ'])
})
