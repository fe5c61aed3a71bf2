import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { aProfile as profileBody } from '#tests/factories/a-profile.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const portal = await openPortal()
const read = 'GET /api/profile'
const change = 'PUT /api/profile'

const profileOf = async (person: Person) => (await person.call(read)).json()

test('the profile of a new account has only the name', async () => {
  const meera = await portal.aUser({ firstName: 'Meera', lastName: 'Nair' })
  expect(await profileOf(meera)).toEqual({
    email: meera.email,
    firstName: 'Meera',
    lastName: 'Nair',
    phone: null,
    location: null,
    about: '',
    skills: [],
    experience: null,
    workExperience: [],
    education: [],
    demographic: null,
    availabilityDays: null,
    willingToMove: false,
    currentSalary: null,
    expectedSalary: null,
    photo: null,
    version: 0,
    cv: null,
  })
})

test('the fields are stored, and the header gets the new name', async () => {
  const asha = await portal.aUser({ firstName: 'A.', lastName: 'M.' })
  const answer = await asha.call(change, { ...profileBody, version: 0 })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ ...profileBody, version: 1 })
  expect(await profileOf(asha)).toEqual(answer.json())
  expect((await asha.call('GET /api/auth/user')).json()).toMatchObject({ firstName: 'Asha', lastName: 'Menon' })
  expect((await asha.call('GET /api/account/strength')).json()).toMatchObject({ percent: 10 + 10 + 10 + 10 + 15 })
})

test('a phone number in any digits is accepted, and blank skills are dropped', async () => {
  const asha = await portal.aUser()
  const over = { phone: '۹۸۴۵۰ ۱۲۳۴۵', skills: ['  ', 'Java', ''] }
  const answer = await asha.call(change, { ...profileBody, ...over, version: 0 })
  expect(answer.json()).toMatchObject({ phone: '98450 12345', skills: ['Java'] })
})

test('a blank field deletes the value', async () => {
  const asha = await portal.aUser()
  await asha.call(change, { ...profileBody, version: 0 })
  const blank = {
    ...profileBody,
    phone: ' ',
    location: '',
    about: '',
    skills: [],
    experience: null,
    workExperience: [],
    education: [],
  }
  const none = { demographic: null, availabilityDays: null, currentSalary: null, expectedSalary: null }
  const answer = await asha.call(change, { ...blank, ...none, version: 1 })
  expect(answer.json()).toMatchObject({ ...blank, ...none, phone: null, location: null })
})

test('with a CV its values are shown, and the earlier ones are kept', async () => {
  const asha = await portal.aUser()
  await asha.call(change, { ...profileBody, version: 0 })
  await aCv(asha)
  const { about: _about, workExperience: _work, education: _education, ...rest } = profileBody
  const answer = await asha.call(change, { ...rest, location: 'Kochi', version: 1 })
  expect(answer.json()).toMatchObject({
    about: profileBody.about,
    workExperience: profileBody.workExperience,
    location: 'Kochi',
    cv: {
      summary: englishCv.summary,
      experience: englishCv.experience,
      education: englishCv.education,
      skills: englishCv.skills,
    },
  })
})

const wrong: readonly (readonly [object, string, string])[] = [
  [{ firstName: ' ' }, 'firstName', 'First name is required'],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ phone: '98450' }, 'phone', 'Phone number must be at least 10 digits'],
  [{ location: 'x'.repeat(201) }, 'location', 'Please use at most 200 characters'],
  [{ about: 'x'.repeat(4_001) }, 'about', 'Please use at most 4,000 characters'],
  [{ skills: Array.from({ length: 61 }, String) }, 'skills', 'Please keep at most 60 entries'],
  [{ experience: 81 }, 'experience', 'Years of experience must be a whole number from 0 to 80'],
  [{ experience: 1.5 }, 'experience', 'Years of experience must be a whole number from 0 to 80'],
  [{ workExperience: [{ ...englishCv.experience[0], company: '' }] }, 'workExperience.0.company', 'Company name is required'],
  [{ education: [{ ...englishCv.education[0], degree: '' }] }, 'education.0.degree', 'Degree is required'],
  [{ availabilityDays: 7 }, 'availabilityDays', 'Please choose how soon you can join'],
  [{ currentSalary: -1 }, 'currentSalary', 'Current salary must be a whole number of rupees a year, such as 8,00,000'],
  [{ expectedSalary: 1e12 }, 'expectedSalary', 'Expected salary must be a whole number of rupees a year, such as 8,00,000'],
]

test.each(wrong)('%j is refused at its field', async (over, path, message) => {
  const asha = await portal.aUser()
  const answer = await asha.call(change, { ...profileBody, ...over, version: 0 })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message, errors: [{ path, message }] })
  expect(await profileOf(asha)).toMatchObject({ version: 0, about: '' })
})
