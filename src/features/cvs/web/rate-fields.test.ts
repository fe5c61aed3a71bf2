import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { rateCv } from '#features/cvs/rating.ts'
import { blankExperience, type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'
import { rateFields } from './rate-fields.ts'

const typed: CvFields = readFields(englishCv)

test('typed values are rated as if they were saved', () => {
  expect(rateFields(typed)).toEqual(rateCv(englishCv))
  expect(rateFields({ ...typed, personalInfo: { ...typed.personalInfo, portfolio: ' ' } })).toEqual(rateCv(englishCv))
})

test('an empty form has no rating', () => {
  expect(rateFields(readFields({ personalInfo: { fullName: 'Asha Menon', email: 'asha@example.in' } }))).toBeNull()
})

test('a missing part is no merit', () => {
  const failed = rateFields(readFields({ summary: 'A few words' }))?.checks.filter(({ isPassed }) => !isPassed)
  const reasons = failed?.map(({ reason }) => reason)
  expect(reasons).toEqual(expect.arrayContaining(['No email added', 'No phone number added']))
})

test('a blank entry is not rated, and the link to fix leads to the entry that fails', () => {
  const [first] = typed.experience
  const fields = { ...typed, experience: [blankExperience, { ...blankExperience, ...first, description: 'Led all of it' }] }
  const check = rateFields(fields)?.checks.find(({ name }) => name === 'Results in numbers')
  expect(check).toMatchObject({ isPassed: false, field: 'experience.1.description' })
})
