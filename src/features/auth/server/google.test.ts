import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPerson, endOf, failure, openGooglePortal, placeIn } from '#tests/factories/google-portal.ts'
import { testPassword } from '#tests/portal.ts'
import { register } from './register.ts'

const now = new Date()
const portal = await openGooglePortal(() => now)
const { google, db, visitor, leave, comeBack, signIn, userOf } = portal
const rowOf = (email: string) => db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('a new person gets an account and is signed in, and finds the same account the next time', async () => {
  const asha = aPerson()
  const answer = await signIn(asha)
  expect([answer.statusCode, placeIn(answer)]).toEqual([302, '/'])
  const { id } = await userOf(answer)
  expect(await rowOf(asha.email)).toMatchObject({
    id,
    authMethod: 'google',
    socialId: asha.sub,
    emailVerified: true,
    password: null,
    firstName: 'Asha',
    lastName: 'Menon',
  })
  const consents = await db.selectFrom('consents').select('purpose').where('userId', '=', id).execute()
  expect(consents).toEqual([{ purpose: 'account' }])
  await portal.settle()
  expect(portal.emails.filter(({ to }) => to === asha.email)).toEqual([])
  expect((await userOf(await signIn({ ...asha, email: 'another@example.in' }))).id).toBe(id)
})

test('the browser gets a state, a nonce and a challenge, and their secrets in a cookie that scripts cannot read', async () => {
  const left = await leave('/jobs')
  const query = new URL(placeIn(left)).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    redirect_uri: 'http://localhost:3000/api/auth/google/callback',
    response_type: 'code',
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(40)
  const cookie = left.cookies.find(({ name }) => name === 'pasand_google')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 600 })
})

test('a sign-in leads back to the requested screen, and only to a screen of ours', async () => {
  expect(placeIn(await signIn(aPerson(), '/jobs?q=nurse#first'))).toBe('/jobs?q=nurse#first')
  expect(placeIn(await signIn(aPerson(), '//evil.example/jobs'))).toBe('/')
  expect(endOf(await signIn('nobody', '/jobs?q=nurse'))).toEqual({
    ...failure,
    place: `${failure.place}&returnTo=%2Fjobs%3Fq%3Dnurse`,
  })
})

test('a verified account with the same email address is linked, and keeps its password', async () => {
  const ravi = await portal.aUser({ firstName: 'Ravi' })
  const answer = await signIn(aPerson({ email: ravi.email.toUpperCase(), given_name: 'Other' }))
  expect(await userOf(answer)).toMatchObject({ id: ravi.id, firstName: 'Ravi' })
  expect((await visitor.call('POST /api/auth/login', { email: ravi.email, password: testPassword })).statusCode).toBe(200)
  expect((await ravi.call('GET /api/auth/user')).statusCode).toBe(200)
})

test('a person who registered an address without verifying it is locked out when its owner signs in', async () => {
  const owner = aPerson()
  const stranger = { email: owner.email, password: testPassword, firstName: 'Mallory', lastName: 'X' }
  const { id } = await register(db, stranger)
  const sid = randomUUID()
  await db
    .insertInto('sessions')
    .values({ sid, userId: id, sess: '{}', expire: new Date(now.getTime() + 1e9) })
    .execute()
  await visitor.call('POST /api/auth/forgot-password', { email: owner.email })
  await portal.settle()
  const links = portal.emails.filter(({ to }) => to === owner.email).map(({ text }) => /token=(\S+)/.exec(text)?.[1])
  expect(links).toHaveLength(2)

  expect(await userOf(await signIn(owner))).toMatchObject({ id, firstName: 'Asha', emailVerified: true })
  expect((await visitor.call('POST /api/auth/login', stranger)).statusCode).toBe(401)
  expect(await db.selectFrom('sessions').select('sid').where('sid', '=', sid).execute()).toEqual([])
  for (const token of links) {
    expect((await visitor.call('POST /api/auth/verify-email', { token })).statusCode).toBe(400)
    expect((await visitor.call('POST /api/auth/reset-password', reset(token))).json()).toMatchObject({ code: 'deadToken' })
  }
})

const reset = (token = '') => ({ token, newPassword: 'papayas-in-june', confirmPassword: 'papayas-in-june' })

test('if Google gives an address to another person, it does not open the account of the earlier owner', async () => {
  const first = aPerson()
  await signIn(first)
  expect(endOf(await signIn(aPerson({ email: first.email })))).toEqual(failure)
})

test('a person who signs in twice at the same moment gets one account', async () => {
  const asha = aPerson()
  const trips = await Promise.all(Array.from({ length: 6 }, () => leave()))
  const addresses: string[] = []
  for (const left of trips) addresses.push(await google.visit(placeIn(left), asha))
  const answers = await Promise.all(trips.map((left, index) => comeBack(left, addresses[index] ?? '')))
  const ids = await Promise.all(answers.map(async (answer) => (await userOf(answer)).id))
  expect(new Set(ids).size).toBe(1)
})
