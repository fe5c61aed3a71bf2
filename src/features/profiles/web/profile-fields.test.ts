import { expect, test } from 'vitest'
import { type Profile, ProfileBody } from '../contract.ts'
import { fieldsOf, inputOf } from './profile-fields.ts'

const profile: Profile = {
  email: 'asha@example.in',
  firstName: 'Asha',
  lastName: 'Menon',
  phone: '+91 98450 12345',
  location: 'Bengaluru',
  about: 'I keep payments running.',
  skills: ['Java'],
  experience: 5,
  workExperience: [],
  education: [],
  demographic: 'veteran',
  availabilityDays: 0,
  willingToMove: false,
  currentSalary: null,
  expectedSalary: 1_800_000,
  photo: null,
  version: 3,
  cv: null,
}
const read = (over: Partial<ReturnType<typeof fieldsOf>>, of: Profile = profile) =>
  ProfileBody.safeParse(inputOf({ ...fieldsOf(of), ...over }, of, of.version))

test('unchanged values are sent as they were loaded', () => {
  const { email: _email, photo: _photo, cv: _cv, ...facts } = profile
  expect(read({}).data).toEqual(facts)
  expect(fieldsOf(profile).expectedSalary).toBe('18,00,000')
})

test('of an empty profile only the names are sent', () => {
  const none = { phone: null, location: null, experience: null, demographic: null, availabilityDays: null, expectedSalary: null }
  expect(read({}, { ...profile, ...none }).data).toMatchObject(none)
})

test('values of the CV are not sent', () => {
  const cv = { summary: '', experience: [], education: [], skills: [], phone: '', address: '' }
  const sent = inputOf(fieldsOf({ ...profile, cv }), { cv }, 3)
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['about']))
  expect(sent).not.toHaveProperty('workExperience')
  expect(sent).not.toHaveProperty('education')
  expect(ProfileBody.safeParse(sent).success).toBe(true)
})

test('a typed skill that was not added is included, and counted once', () => {
  expect(read({ typedSkill: ' Kafka ' }).data?.skills).toEqual(['Java', 'Kafka'])
  expect(read({ typedSkill: 'Java' }).data?.skills).toEqual(['Java'])
})

test.each([
  ['8,00,000', 800_000],
  ['₹ 12 00 000', 1_200_000],
  ['0', 0],
  ['८,००,०००', 800_000],
  ['௮௦௦௦௦௦', 800_000],
  ['8.5 lakh', 850_000],
  ['', null],
])('a salary of %j is %j', (typed, rupees) => {
  expect(read({ currentSalary: typed }).data?.currentSalary).toBe(rupees)
})

test.each(['8 LPA', '-1', '1.5', '99999999999999999999'])('a salary of %s is refused in a sentence', (typed) => {
  expect(read({ currentSalary: typed }).error?.issues).toMatchObject([
    { path: ['currentSalary'], message: 'Current salary must be a whole number of rupees a year, such as 8,00,000' },
  ])
})

test('a current job has no last month', () => {
  const work = { company: 'Nadi', position: 'Engineer', startDate: '2021-04', endDate: '2022-01', current: true }
  const { data } = read({ workExperience: [{ ...work, description: 'Kept payments running.' }] })
  expect(data?.workExperience?.[0]).toMatchObject({ current: true, endDate: '' })
})
