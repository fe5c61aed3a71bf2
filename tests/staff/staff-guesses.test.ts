import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openPortal } from '../portal.ts'
import { aStaffAccount, cookiesOf, postFrom, signIn, statusesOf, withSecondFactor } from './staff-world.ts'

const portal = await openPortal()
const address = (n: number): string => `198.51.${n >> 8}.${n & 255}`
const changed = 'tamarinds-in-may'

test('guessing a password from many addresses slows every unknown browser, and not the owner’s', async () => {
  const person = await aStaffAccount(portal)
  const known = cookiesOf(await signIn(portal, person))
  const guess = (n: number) =>
    postFrom(portal, 'login', { email: person.email, password: `guess ${n}` }, { remoteAddress: address(400 + n) })
  const answers = []
  for (let n = 0; n < 24; n++) answers.push(await guess(n))
  expect(statusesOf(answers.slice(0, 20))).toEqual(Array<number>(20).fill(401))
  expect(answers.slice(21).map(({ statusCode }) => statusCode)).toEqual([429, 429, 429])
  expect((await signIn(portal, person, { remoteAddress: address(500) })).statusCode, 'also with the right one').toBe(429)
  expect((await signIn(portal, person, { cookies: known })).statusCode).toBe(200)
})

test('quick reset answers only where it is turned on, to the same machine', async () => {
  const wanted = { email: 'x@pasand.example', newPassword: changed }
  expect((await postFrom(portal, 'quick-reset', wanted)).json()).toMatchObject({
    message: 'Quick reset is turned off. Use the e-mailed reset link.',
  })
  const open = await openPortal({ config: { ...readConfig({}), adminQuickReset: true } })
  const person = await withSecondFactor(open)
  const body = { email: person.email, newPassword: changed }
  expect((await postFrom(open, 'quick-reset', body, { remoteAddress: '203.0.113.9' })).statusCode).toBe(403)
  const forwarded = {
    method: 'POST',
    url: '/api/admin/quick-reset',
    payload: body,
    headers: { 'x-forwarded-for': '127.0.0.1' },
  } as const
  expect((await open.app.inject(forwarded)).statusCode).toBe(403)
  expect((await postFrom(open, 'quick-reset', wanted)).json()).toMatchObject({ message: 'Unable to reset password' })
  expect((await postFrom(open, 'quick-reset', { ...body, newPassword: 'short' })).json().message).toBe(
    'Password must be at least 6 characters long.',
  )
  expect((await postFrom(open, 'quick-reset', body)).json()).toEqual({ message: 'Password Updated' })
  expect((await person.call('GET /api/admin/me')).statusCode).toBe(401)
  const { json } = await postFrom(open, 'login', { email: person.email, password: changed })
  expect(json(), 'the second factor stays').toMatchObject({ next: 'code' })
  const isPublic = await openPortal({ config: { ...readConfig({}), adminQuickReset: true, isPublic: true } })
  expect((await postFrom(isPublic, 'quick-reset', body)).statusCode).toBe(403)
})
