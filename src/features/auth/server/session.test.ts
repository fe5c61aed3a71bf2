import { expect, test } from 'vitest'
import { dayMs } from '#platform/contract/dates.ts'
import { publicConfig } from '#tests/support/public-config.ts'
import { openPortal, testPassword } from '#tests/portal.ts'
import { deleteExpiredSessions } from './session-queries.ts'

const start = Date.now()
let now = new Date(start)
const portal = await openPortal({ clock: () => now })
const { visitor, withCookie, db } = portal

const whoAmI = 'GET /api/auth/user'
const signIn = (email: string, headers = {}) => visitor.call('POST /api/auth/login', { email, password: testPassword }, headers)
const countOf = async (userId: string) =>
  (await db.selectFrom('sessions').select('sid').where('userId', '=', userId).execute()).length

test('a visitor is not signed in', async () => {
  const answer = await visitor.call(whoAmI)
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ message: 'Unauthorized' })
})

test('the cookie is signed, inaccessible to scripts and other sites, and lasts seven days', async () => {
  const { email } = await portal.aUser()
  const [cookie] = (await signIn(email)).cookies
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7 * 24 * 60 * 60 })
  expect(cookie?.value).toMatch(/^[\w-]{43}\.[\w+/=]{43,}$/)
  expect(cookie).not.toHaveProperty('secure')
  expect(cookie).not.toHaveProperty('domain')
})

test('a cookie with a wrong signature is ignored', async () => {
  const { email } = await portal.aUser()
  const answer = await signIn(email)
  const [cookie] = answer.cookies
  const forged = encodeURIComponent((cookie?.value ?? '').replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')))
  expect((await visitor.call(whoAmI, undefined, { cookie: `${cookie?.name}=${forged}` })).statusCode).toBe(401)
  expect((await withCookie(answer)(whoAmI)).statusCode).toBe(200)
})

test('a cookie that was planted before signing in is invalid afterwards', async () => {
  const [mallory, asha] = [await portal.aUser(), await portal.aUser()]
  const planted = await signIn(mallory.email)
  const answer = await withCookie(planted)('POST /api/auth/login', { email: asha.email, password: testPassword })
  expect(answer.cookies[0]?.value).not.toBe(planted.cookies[0]?.value)
  expect((await withCookie(answer)(whoAmI)).json()).toMatchObject({ id: asha.id })
  expect((await withCookie(planted)(whoAmI)).statusCode).toBe(401)
})

test('a page that was made for one account cannot act for another that has signed in in the same browser', async () => {
  const [meera, farhan] = [await portal.aUser(), await portal.aUser()]
  const browser = withCookie(await signIn(farhan.email))
  const rename = (account: string) =>
    browser('PUT /api/settings/account', { firstName: 'Meera', lastName: 'Iyer', phone: '' }, { 'x-account': account })
  expect((await rename(meera.id)).statusCode).toBe(401)
  expect((await browser(whoAmI)).json()).toMatchObject({ id: farhan.id, firstName: 'Asha' })
  expect((await rename(farhan.id)).statusCode).toBe(200)
})

test('the table contains nothing that works as a cookie', async () => {
  const { email, id } = await portal.aUser()
  const token = (await signIn(email)).cookies[0]?.value.split('.')[0]
  const rows = await db.selectFrom('sessions').selectAll().where('userId', '=', id).execute()
  expect(token).toHaveLength(43)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a person who returns within seven days stays signed in, and the cookie is renewed once a day', async () => {
  const asha = await portal.aUser()
  now = new Date(start + dayMs / 2)
  expect((await asha.call(whoAmI)).cookies).toEqual([])
  now = new Date(start + 6 * dayMs)
  const renewed = await asha.call(whoAmI)
  expect(renewed.cookies[0]).toMatchObject({ maxAge: 7 * 24 * 60 * 60, httpOnly: true })
  expect((await asha.call(whoAmI)).cookies).toEqual([])
  now = new Date(start + 12 * dayMs)
  expect((await asha.call(whoAmI)).statusCode).toBe(200)
  now = new Date(start)
})

test('after seven days without use a sign-in has ended, and its row is deleted', async () => {
  const asha = await portal.aUser()
  now = new Date(start + 7 * dayMs)
  const ravi = await portal.aUser()
  expect((await asha.call(whoAmI)).statusCode).toBe(401)
  await deleteExpiredSessions(portal.db, now)
  expect([await countOf(asha.id), await countOf(ravi.id)]).toEqual([0, 1])
  now = new Date(start)
})

test('signing out ends the sign-in on the server, not only in the browser', async () => {
  const asha = await portal.aUser()
  const answer = await asha.call('GET /api/logout', undefined, { 'sec-fetch-site': 'same-origin' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
  expect(answer.cookies[0]).toMatchObject({ value: '', maxAge: 0, path: '/' })
  expect((await asha.call(whoAmI)).statusCode).toBe(401)
  expect(await countOf(asha.id)).toBe(0)
})

test('a visitor who signs out is redirected to the home page', async () => {
  expect((await visitor.call('GET /api/logout')).headers.location).toBe('/')
})

test.each(['cross-site', 'same-site'])('a %s page cannot sign anybody out', async (from) => {
  const asha = await portal.aUser()
  const answer = await asha.call('GET /api/logout', undefined, { 'sec-fetch-site': from })
  expect(answer.statusCode).toBe(302)
  expect((await asha.call(whoAmI)).statusCode).toBe(200)
})

test('a page of another site cannot sign anybody in', async () => {
  const { email } = await portal.aUser()
  expect((await signIn(email, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
})

test.each([
  ['/api/login', '/auth'],
  ['/api/login?returnTo=/', '/auth'],
  ['/api/login?returnTo=/jobs?q=nurse%26page=2', '/auth?returnTo=%2Fjobs%3Fq%3Dnurse%26page%3D2'],
  ['/api/login?returnTo=https://evil.example', '/auth'],
  ['/api/login?returnTo=//evil.example', '/auth'],
  ['/api/login?returnTo=/%5Cevil.example', '/auth'],
  ['/api/login?returnTo=%2F%2Fevil.example', '/auth'],
  ['/api/login?returnTo=/jobs&returnTo=//evil.example', '/auth'],
  ['/api/login?returnTo=/jobs%0D%0Aset-cookie:a=b', '/auth'],
])('%s leads to %s', async (requested, place) => {
  const answer = await visitor.call(`GET ${requested}`)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, place])
})

test('on a public portal the cookie is sent over TLS only', async () => {
  const open = await openPortal({ config: publicConfig })
  const { email } = await open.aUser()
  const answer = await open.visitor.call('POST /api/auth/login', { email, password: testPassword })
  expect(answer.cookies[0]).toMatchObject({ secure: true, httpOnly: true })
})

test('a sign-in ends after thirty days, even if it is used', async () => {
  now = new Date(start)
  const asha = await portal.aUser()
  const statuses: number[] = []
  for (let day = 0; day <= 31; day++) {
    now = new Date(start + day * dayMs)
    statuses.push((await asha.call(whoAmI)).statusCode)
  }
  now = new Date(start)
  // The last extension would be shorter than a day, so it is not written.
  expect(statuses.lastIndexOf(200)).toBeGreaterThanOrEqual(28)
  expect(statuses.slice(-1)).toEqual([401])
})
