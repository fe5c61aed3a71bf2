/** Forms about the person below the courses, whose heading is missing or unknown. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const read = (...texts: readonly string[]) => readLines('Education', 'Matric, Vidya School, 2011', ...texts).cv

test.each([[], ['ABOUT MY SELF'], ['PERSONAL']])('the date of birth below "%s" is no course', (...titles) => {
  const { education, languages } = read(...titles, 'Husband Name: Raju Rao', 'DOB: 10/02/1996', 'Language: Hindi, Odia')
  expect(education).toMatchObject([{ degree: 'Matric', institution: 'Vidya School' }])
  expect(education).toHaveLength(1)
  expect(languages).toEqual(['Hindi', 'Odia'])
})
