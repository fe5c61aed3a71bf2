import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentText } from '#features/privacy/consent-texts.ts'
import { openPortal, testPassword } from '#tests/portal.ts'

const call = 'POST /api/auth/register'
const portal = await openPortal()
const { visitor, db } = portal

function person(over: object = {}) {
  return { email: `${randomUUID()}@example.in`, password: testPassword, firstName: 'Asha', lastName: 'Menon', ...over }
}

test('after registration a person is told to check their email, and is not signed in', async () => {
  const answer = await visitor.call(call, person())
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ message: 'Registration successful! Please check your email to verify your account.' })
  expect(answer.cookies).toEqual([])
})

test('the consent is stored with its version and time, and a refused registration stores nothing', async () => {
  const asha = person()
  await visitor.call(call, asha)
  await visitor.call(call, asha)
  const consents = await db
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.userId')
    .select(['consents.purpose', 'consents.version', 'consents.givenAt', 'consents.withdrawnAt'])
    .where('users.email', '=', asha.email)
    .execute()
  const { version } = consentText('account')
  expect(consents).toEqual([{ purpose: 'account', version, givenAt: expect.any(Date), withdrawnAt: null }])
})

test('an email address has one account, however it is typed', async () => {
  const asha = person()
  await visitor.call(call, asha)
  const again = await visitor.call(call, { ...asha, email: ` ${asha.email.toUpperCase()} ` })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({ message: 'An account with this email already exists', code: 'emailTaken' })
})

test('invisible characters are removed from a name', async () => {
  const asha = person({ firstName: 'Asha\0\r', lastName: '\u202EMenon' })
  expect((await visitor.call(call, asha)).statusCode).toBe(201)
  const row = await db.selectFrom('users').selectAll().where('email', '=', asha.email).executeTakeFirst()
  expect(row).toMatchObject({ firstName: 'Asha', lastName: 'Menon' })
})

test('of two concurrent registrations of one address, one succeeds and sends an email', async () => {
  const asha = person()
  const answers = await Promise.all([visitor.call(call, asha), visitor.call(call, asha)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  await portal.settle()
  expect(portal.emails.filter(({ to }) => to === asha.email)).toHaveLength(1)
})

test('every invalid field is named as in the form', async () => {
  const answer = await visitor.call(call, { email: 'asha', password: '12345', firstName: ' ' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    message: 'Please enter a valid email',
    errors: [
      { path: 'email', message: 'Please enter a valid email' },
      { path: 'password', message: 'Password must be at least 6 characters' },
      { path: 'firstName', message: 'First name is required' },
      { path: 'lastName', message: 'Last name is required' },
    ],
  })
})

test.each(['password', 'PassWord123', 'india@123', 'qwertyuiop', '654321', '14111984'])(
  '%s is refused, because it is tried first',
  async (password) => {
    const answer = await visitor.call(call, person({ password }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'commonPassword' })
  },
)

test('a password is stored as a slow hash', async () => {
  const asha = person()
  await visitor.call(call, asha)
  const row = await db.selectFrom('users').select('password').where('email', '=', asha.email).executeTakeFirstOrThrow()
  expect(row.password).toMatch(/^\$argon2id\$/)
})

test('a password in another Unicode form is the same password', async () => {
  const asha = person({ password: 'caf\u00e9 in goa' })
  await visitor.call(call, asha)
  await db.updateTable('users').set({ emailVerified: true }).where('email', '=', asha.email).execute()
  const answer = await visitor.call('POST /api/auth/login', { email: asha.email, password: 'cafe\u0301 in goa' })
  expect(answer.statusCode).toBe(200)
})

test('an employer has the profile of the company together with the account', async () => {
  const ravi = person({ accountType: 'employer', companyName: 'Kaveri Software' })
  expect((await visitor.call(call, ravi)).statusCode).toBe(201)
  const profile = await db
    .selectFrom('employers')
    .innerJoin('users', 'users.id', 'employers.userId')
    .select(['employers.companyName', 'employers.contactEmail', 'employers.contactName'])
    .where('users.email', '=', ravi.email)
    .executeTakeFirst()
  expect(profile).toEqual({ companyName: 'Kaveri Software', contactEmail: ravi.email, contactName: 'Asha Menon' })
})

test('a candidate has no company', async () => {
  const asha = person({ companyName: 'Kaveri Software' })
  await visitor.call(call, asha)
  expect(await db.selectFrom('employers').selectAll().where('contactEmail', '=', asha.email).execute()).toEqual([])
})

test('registering the address of an existing company does not take it over, and leaves no account', async () => {
  const ravi = person({ accountType: 'employer', companyName: 'Kaveri Software' })
  await db.insertInto('employers').values({ id: randomUUID(), companyName: 'Kaveri', contactEmail: ravi.email }).execute()
  expect((await visitor.call(call, ravi)).statusCode).toBe(409)
  expect(await db.selectFrom('users').select('id').where('email', '=', ravi.email).execute()).toEqual([])
})

test('an employer is asked for the name of the company', async () => {
  const answer = await visitor.call(call, person({ accountType: 'employer' }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: 'Company name is required' })
})

test.each([
  ['aaaaaaa', {}],
  ['       ', {}],
  ['pasand2026', {}],
  ['Pasand@#2027', {}],
  ['gulmohar.tree@example.in', { email: 'gulmohar.tree@example.in' }],
  ['gulmohar.tree', { email: 'Gulmohar.Tree@example.in' }],
  ['ParijatMenon7', { firstName: 'Parijat' }],
  ['1984parijat', { firstName: 'Parijat' }],
])('%s is refused as a password: it would be tried first', async (password, over) => {
  const answer = await visitor.call(call, person({ ...over, password }))
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'commonPassword'])
})

test('a name inside a longer password is allowed', async () => {
  expect((await visitor.call(call, person({ password: 'asha likes guavas' }))).statusCode).toBe(201)
})
