import { expect, test } from 'vitest'
import { isPassword } from '#platform/server/passwords.ts'
import { openPortal } from '#tests/portal.ts'
import { ensureAdministrator } from './ensure-administrator.ts'

const { db, visitor, withCookie } = await openPortal()
const passwordOf = async (email: string): Promise<string | undefined> =>
  (await db.selectFrom('adminUsers').select('password').where('email', '=', email).executeTakeFirst())?.password

test('without a configured password one is generated, shown once, and never changed by a later start', async () => {
  const invented = await ensureAdministrator(db, { email: 'first@pasand.example' })
  expect(invented).toMatch(/^[\w-]{16}$/)
  expect(await isPassword(await passwordOf('first@pasand.example'), invented ?? '')).toBe(true)
  expect(await ensureAdministrator(db, { email: 'First@Pasand.example' })).toBeNull()
  expect(await isPassword(await passwordOf('first@pasand.example'), invented ?? '')).toBe(true)
})

test('a configured password is stored as a hash and never shown', async () => {
  expect(await ensureAdministrator(db, { email: 'chosen@pasand.example', password: 'chosen-by-me' })).toBeNull()
  expect(await passwordOf('chosen@pasand.example')).toMatch(/^\$argon2id\$/)
  expect(await isPassword(await passwordOf('chosen@pasand.example'), 'chosen-by-me')).toBe(true)
})

test('two processes that start together create one administrator, and one of them shows the password', async () => {
  const passwords = await Promise.all([1, 2].map(() => ensureAdministrator(db, { email: 'twice@pasand.example' })))
  expect(passwords.filter(Boolean)).toHaveLength(1)
})

test('a changed password takes effect at the next start, and ends sign-ins with the old one', async () => {
  const email = 'leaked@pasand.example'
  await ensureAdministrator(db, { email, password: 'papayas-in-june' })
  const signIn = (password: string) => visitor.call('POST /api/admin/login', { email, password })
  const call = withCookie(await signIn('papayas-in-june'))
  await ensureAdministrator(db, { email, password: 'papayas-in-june' })
  expect((await call('GET /api/admin/me')).statusCode, 'the same password changes nothing').toBe(200)
  await Promise.all([1, 2].map(() => ensureAdministrator(db, { email, password: 'lychees-in-july' })))
  expect((await call('GET /api/admin/me')).statusCode).toBe(401)
  expect((await signIn('papayas-in-june')).statusCode).toBe(401)
  expect((await signIn('lychees-in-july')).statusCode).toBe(200)
  const { id } = await db.selectFrom('adminUsers').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const logged = await db.selectFrom('adminLogs').select('action').where('adminId', '=', id).orderBy('createdAt').execute()
  expect(logged.map(({ action }) => action)).toEqual(['sign in', 'change password', 'fail sign-in', 'sign in'])
})

test('a public server does not start with a password that is easy to guess', async () => {
  const administrator = { email: 'common@pasand.example', password: 'qwerty123456' }
  await expect(ensureAdministrator(db, { ...administrator, isPublic: true })).rejects.toThrow('ADMIN_PASSWORD')
  expect(await passwordOf(administrator.email)).toBeUndefined()
})
