import { expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { openPortal } from '../portal.ts'
import { aStaffAccount, codeAt, signIn, staffPassword, statusesOf } from './staff-world.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1_000))

test('setting up needs a fresh password and ends other sign-ins; removing it needs one too', async () => {
  const account = await aStaffAccount(portal)
  const [call, elsewhere] = [portal.withCookie(await signIn(portal, account)), portal.withCookie(await signIn(portal, account))]
  later(16 * 60)
  expect((await call('POST /api/admin/second-factor/setup', {})).json()).toMatchObject({ code: 'passwordNeeded' })
  expect((await call('POST /api/admin/confirm-password', { password: 'guessed' })).statusCode).toBe(403)
  const confirmed = await call('POST /api/admin/confirm-password', { password: staffPassword })
  expect((await call('GET /api/admin/me')).statusCode, 'a copied cookie').toBe(401)
  const fresh = portal.withCookie(confirmed)
  const { secret, uri, qr } = (await fresh('POST /api/admin/second-factor/setup', {})).json()
  expect(uri).toContain(`secret=${secret}`)
  expect(qr.path).toMatch(/^M\d+ \d+h1v1h-1z/)
  expect((await fresh('POST /api/admin/second-factor/confirm', { code: '000000' })).statusCode).toBe(400)
  const done = await fresh('POST /api/admin/second-factor/confirm', { code: codeAt(secret, now) })
  expect(done.statusCode).toBe(200)
  expect((await elsewhere('GET /api/admin/me')).statusCode).toBe(401)
  const owner = portal.withCookie(done)
  expect((await owner('POST /api/admin/second-factor/setup', {})).json()).toMatchObject({ code: 'inUse' })
  later(16 * 60)
  expect((await owner('DELETE /api/admin/second-factor')).statusCode).toBe(403)
  const again = portal.withCookie(await owner('POST /api/admin/confirm-password', { password: staffPassword }))
  expect((await again('DELETE /api/admin/second-factor')).statusCode).toBe(200)
  expect((await signIn(portal, account)).json()).toMatchObject({ next: 'dashboard' })
  await portal.settle()
  const subjects = portal.emails.filter(({ to }) => to === account.email).map(({ text }) => text.includes('second factor'))
  expect(subjects).toEqual([true, true])
})

test('passwords cannot be guessed at an open browser', async () => {
  const call = portal.withCookie(await signIn(portal, await aStaffAccount(portal)))
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => call('POST /api/admin/confirm-password', { password: 'guessed' })),
  )
  expect(statusesOf(answers)).toEqual([403, 403, 403, 403, 403, 429, 429, 429, 429])
  expect((await call('POST /api/admin/confirm-password', { password: staffPassword })).statusCode).toBe(429)
})

test('sign-ins are listed and ended one by one or together, and never those of others', async () => {
  const account = await aStaffAccount(portal)
  const someone = async () => portal.withCookie(await signIn(portal, account))
  const [here, there, elsewhere] = [await someone(), await someone(), await someone()]
  const ownOf = async (call: typeof here): Promise<string> => {
    const listed = (await call('GET /api/admin/sign-ins')).json<{ id: string; isThis: boolean }[]>()
    expect(listed).toHaveLength(3)
    return assertDefined(
      listed.find(({ isThis }) => isThis),
      'its own',
    ).id
  }
  const other = await ownOf(there)
  const stranger = portal.withCookie(await signIn(portal, await aStaffAccount(portal)))
  expect((await stranger(`DELETE /api/admin/sign-ins/${other}`)).statusCode).toBe(404)
  expect((await here(`DELETE /api/admin/sign-ins/${other}`)).json()).toEqual({ ended: 1 })
  expect((await there('GET /api/admin/me')).statusCode).toBe(401)
  expect((await here('DELETE /api/admin/sign-ins')).json()).toEqual({ ended: 1 })
  expect((await elsewhere('GET /api/admin/me')).statusCode).toBe(401)
  expect((await here('GET /api/admin/me')).statusCode).toBe(200)
})
