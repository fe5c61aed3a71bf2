import { expect, test } from 'vitest'
import { aCv, englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import { latestYear } from '#features/cvs/rules.ts'

const { aUser, visitor, db } = await openPortal()

test.each([englishCv, hindiCv])('a CV comes back as it was written', async (body) => {
  const user = await aUser()
  const made = await aCv(user, body)
  expect(made).toMatchObject(body)
  expect((await user.call('GET /api/cvs/my-cv')).json()).toEqual(made)
  expect((await user.call('GET /api/auth/user')).json()).toMatchObject({ cvBuilt: true })
})

test('without a CV the answer is null', async () => {
  const user = await aUser()
  const answer = await user.call('GET /api/cvs/my-cv')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('null')
  expect((await user.call('GET /api/cvs/my-cv/rating')).body).toBe('null')
  expect((await user.call('GET /api/cvs/draft')).body).toBe('null')
})

test('if two CVs are created at once, one is stored and the other refused', async () => {
  const user = await aUser()
  const answers = await Promise.all([user.call('POST /api/cvs', englishCv), user.call('POST /api/cvs', englishCv)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    code: 'cvExists',
    message: 'You already have a CV. Please update it instead.',
  })
})

test('only the owner changes or deletes a CV', async () => {
  const [owner, other] = [await aUser(), await aUser()]
  const { id } = await aCv(owner)
  for (const key of [`PUT /api/cvs/${id}`, `DELETE /api/cvs/${id}`]) {
    const body = key.startsWith('PUT') ? englishCv : undefined
    expect((await other.call(key, body)).json()).toEqual({ code: 'notFound', message: 'CV not found' })
    expect((await visitor.call(key, body)).statusCode).toBe(401)
  }
  const changed = await owner.call(`PUT /api/cvs/${id}`, hindiCv)
  expect(changed.json()).toMatchObject({ ...hindiCv, id })
  expect((await owner.call(`DELETE /api/cvs/${id}`)).statusCode).toBe(200)
  expect((await owner.call('GET /api/cvs/my-cv')).body).toBe('null')
  expect((await owner.call('GET /api/auth/user')).json()).toMatchObject({ cvBuilt: false })
  expect((await aCv(owner)).id, 'one may start again').not.toBe(id)
})

const oneNumber = 'Please enter one number: 10 digits, or + and the country code with at most 15'
const [aJob] = englishCv.experience
const [aCourse] = englishCv.education
const years = `1940 to ${latestYear()}`

test.each([
  [{ personalInfo: { ...englishCv.personalInfo, fullName: 'A' } }, 'Name must be at least 2 characters'],
  [{ personalInfo: { ...englishCv.personalInfo, email: 'asha' } }, 'Invalid email address'],
  [{ personalInfo: { ...englishCv.personalInfo, phone: '98450' } }, 'Phone number must be at least 10 digits'],
  [{ personalInfo: { ...englishCv.personalInfo, phone: '9'.repeat(24) } }, oneNumber],
  [{ personalInfo: { ...englishCv.personalInfo, phone: `+${'4'.repeat(16)}` } }, oneNumber],
  [{ personalInfo: { ...englishCv.personalInfo, address: 'Pune' } }, 'Address must be at least 5 characters'],
  [{ summary: 'Short' }, 'Summary must be at least 50 characters'],
  [{ experience: [{ company: 'A', position: 'Cook', description: 'Cooked for many' }] }, 'Company name is required'],
  [{ experience: [{ company: 'AB', position: 'C', description: 'Cooked for many' }] }, 'Position is required'],
  [{ experience: [{ company: 'AB', position: 'Cook', description: 'Cooked' }] }, 'Description is required'],
  [
    { experience: [{ ...aJob, current: false, startDate: '2022-01', endDate: '2021-12' }] },
    'The end must not be before the start',
  ],
  [{ education: [{ ...aCourse, startYear: '2020', endYear: 2019 }] }, 'The end must not be before the start'],
  [{ education: [{ institution: 'A', degree: 'BA', field: 'Art' }] }, 'Institution name is required'],
  [{ education: [{ institution: 'AB', degree: 'B', field: 'Art' }] }, 'Degree is required'],
  [{ education: [{ institution: 'AB', degree: 'BA', field: 'A' }] }, 'Field of study is required'],
  [{ experience: [{ ...aJob, startDate: '1939-12' }] }, `Please choose a month in the years ${years}`],
  [
    { experience: [{ ...aJob, current: false, endDate: `${latestYear() + 1}-01` }] },
    `Please choose a month in the years ${years}`,
  ],
  [{ education: [{ ...aCourse, startYear: '1890' }] }, `Please enter a year from ${years}`],
  [{ education: [{ ...aCourse, endYear: latestYear() + 1 }] }, `Please enter a year from ${years}`],
  [{ skills: [] }, 'At least one skill is required'],
  [{ skills: ['  '] }, 'At least one skill is required'],
  [
    { experience: Array.from({ length: 30 }, () => ({ company: 'AB', position: 'Cook', description: 'x'.repeat(4_000) })) },
    'Your CV is too long. Please shorten it',
  ],
])('%j is refused', async (over, message) => {
  const user = await aUser()
  const answer = await user.call('POST /api/cvs', { ...englishCv, ...over })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message })
})

test('missing fields are named as in the form', async () => {
  const user = await aUser()
  const answer = await user.call('POST /api/cvs', { personalInfo: {}, experience: [{}], education: [{}], template: 'none' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.map(({ message }: { readonly message: string }) => message)).toEqual([
    'Name must be at least 2 characters',
    'Invalid email address',
    'Phone number must be at least 10 digits',
    'Address must be at least 5 characters',
    'Summary must be at least 50 characters',
    'Company name is required',
    'Position is required',
    'Description is required',
    'Institution name is required',
    'Degree is required',
    'Field of study is required',
    'At least one skill is required',
    'Please choose a template',
  ])
})

test('characters that the database cannot store are removed', async () => {
  const cv = await aCv(await aUser(), { summary: `\0${englishCv.summary}\uD800`, skills: ['\u202EC++\0'] })
  expect(cv).toMatchObject({ summary: `${englishCv.summary}\uFFFD`, skills: ['C++'] })
})

test('a CV with the verified email address of its account counts as verified, any other does not', async () => {
  const user = await aUser()
  const { id, ...cv } = await aCv(user)
  expect(cv).toMatchObject({ emailVerified: false, downloadAllowed: true })
  const own = { ...englishCv, personalInfo: { ...englishCv.personalInfo, email: user.email.toUpperCase() } }
  expect((await user.call(`PUT /api/cvs/${id}`, own)).json()).toMatchObject({ emailVerified: true, downloadAllowed: true })
})

test('a changed email address must be verified again', async () => {
  const user = await aUser()
  const { id } = await aCv(user)
  await db.updateTable('cvs').set({ emailVerified: true, downloadAllowed: true }).where('cvs.id', '=', id).execute()
  expect((await user.call(`PUT /api/cvs/${id}`, englishCv)).json()).toMatchObject({ emailVerified: true })
  const moved = { ...englishCv, personalInfo: { ...englishCv.personalInfo, email: 'new@example.in' } }
  expect((await user.call(`PUT /api/cvs/${id}`, moved)).json()).toMatchObject({ emailVerified: false })
})

test('the rating is that of the saved CV', async () => {
  const user = await aUser()
  await aCv(user)
  expect((await user.call('GET /api/cvs/my-cv/rating')).json()).toMatchObject({ rating: 4.8 })
})
