import { expect, test } from 'vitest'
import { isPassword } from '#platform/server/passwords.ts'
import { openPortal } from '#tests/portal.ts'
import { createAdministrator } from './create-administrator.ts'

const { db } = await openPortal()
const passwordOf = async (email: string): Promise<string | undefined> =>
  (await db.selectFrom('adminUsers').select('password').where('email', '=', email).executeTakeFirst())?.password

test('a password that nobody chose is invented, told once, and never changed by a later start', async () => {
  const invented = await createAdministrator(db, { email: 'first@pasand.example' })
  expect(invented).toMatch(/^[\w-]{16}$/)
  expect(await isPassword(await passwordOf('first@pasand.example'), invented ?? '')).toBe(true)
  expect(await createAdministrator(db, { email: 'First@Pasand.example', password: 'another' })).toBeNull()
  expect(await isPassword(await passwordOf('first@pasand.example'), invented ?? '')).toBe(true)
})

test('a password that the operator chose is kept as a hash and told to nobody', async () => {
  expect(await createAdministrator(db, { email: 'chosen@pasand.example', password: 'chosen-by-me' })).toBeNull()
  expect(await passwordOf('chosen@pasand.example')).toMatch(/^\$argon2id\$/)
  expect(await isPassword(await passwordOf('chosen@pasand.example'), 'chosen-by-me')).toBe(true)
})

test('two processes that start together make one administrator, and one of them tells the password', async () => {
  const told = await Promise.all([1, 2].map(() => createAdministrator(db, { email: 'twice@pasand.example' })))
  expect(told.filter(Boolean)).toHaveLength(1)
})
