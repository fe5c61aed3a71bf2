import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aPerson, endOf, failure, openGooglePortal, pathOf, placeIn } from '#tests/factories/google-portal.ts'
import { openPortal } from '#tests/portal.ts'

let now = new Date()
const { google, env, db, visitor, leave, comeBack, signIn, userOf } = await openGooglePortal(() => now)

test('a person who refuses at Google is not signed in', async () => expect(endOf(await signIn('nobody'))).toEqual(failure))

test('an email address that Google has not verified signs nobody in', async () => {
  const asha = aPerson({ email_verified: false })
  expect(endOf(await signIn(asha))).toEqual(failure)
  expect(await db.selectFrom('users').select('id').where('email', '=', asha.email).execute()).toEqual([])
})

test('a wrong or missing state is refused, and so is that of another attempt', async () => {
  const left = await leave()
  const address = await google.visit(placeIn(left), aPerson())
  expect(endOf(await comeBack(left, address.replace(/state=[^&]+/, 'state=guessed')))).toEqual(failure)
  expect(endOf(await comeBack(left, address.replace(/&?state=[^&]+/, '')))).toEqual(failure)
  expect(endOf(await comeBack(await leave(), address))).toEqual(failure)
  expect(endOf(await visitor.call(`GET ${pathOf(address)}`))).toEqual(failure)
})

test('a token with the nonce of another attempt is refused', async () => {
  const left = await leave()
  const address = new URL(placeIn(left))
  address.searchParams.set('nonce', 'that-of-somebody-else')
  expect(endOf(await comeBack(left, await google.visit(address.href, aPerson())))).toEqual(failure)
})

test('a code without the verifier of the same browser is invalid', async () => {
  const left = await leave()
  const address = new URL(placeIn(left))
  address.searchParams.set('code_challenge', 'A'.repeat(43))
  expect(endOf(await comeBack(left, await google.visit(address.href, aPerson())))).toEqual(failure)
})

test('the redirect back works once', async () => {
  const left = await leave()
  const address = await google.visit(placeIn(left), aPerson())
  const answer = await comeBack(left, address)
  expect(answer.cookies.find(({ name }) => name === 'pasand_google')).toMatchObject({ value: '' })
  await userOf(answer)
  expect(endOf(await comeBack(left, address))).toEqual(failure)
})

test('an attempt expires after ten minutes, and an altered cookie is ignored', async () => {
  const left = await leave()
  const address = await google.visit(placeIn(left), aPerson())
  const start = now
  now = new Date(start.getTime() + 10 * 60 * 1_000)
  expect(endOf(await comeBack(left, address))).toEqual(failure)
  now = start
  const path = pathOf(address)
  const [cookie] = left.cookies
  const forged = (cookie?.value ?? '').replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))
  expect(endOf(await visitor.call(`GET ${path}`, undefined, { cookie: `pasand_google=${encodeURIComponent(forged)}` }))).toEqual(
    failure,
  )
  await userOf(await comeBack(left, address))
})

test('a provider that fails after the redirect is reported as a failure', async () => {
  const left = await leave()
  const address = await google.visit(placeIn(left), aPerson())
  google.interfere('/token', (response) => void response.writeHead(500).end('broken'))
  expect(endOf(await comeBack(left, address))).toEqual(failure)
  google.interfere('/token', null)
})

test('if Google is not configured or unavailable, the sign-in page is shown again', async () => {
  const without = await openPortal()
  expect(endOf(await without.visitor.call('GET /api/auth/google'))).toEqual(failure)
  expect(endOf(await without.visitor.call('GET /api/auth/google/callback?code=1&state=2'))).toEqual(failure)
  const away = await openPortal({ config: readConfig({ ...env, GOOGLE_ISSUER: 'http://127.0.0.1:1' }) })
  expect(endOf(await away.visitor.call('GET /api/auth/google'))).toEqual(failure)
})
