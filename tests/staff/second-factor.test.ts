import { expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { keysFrom } from '#platform/server/keys.ts'
import { type Answer, openPortal } from '../portal.ts'
import { aStaffAccount, codeAt, cookiesOf, postFrom, signIn, statusesOf, withSecondFactor } from './staff-world.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1_000))
const address = (n: number): string => `203.0.${n >> 8}.${n & 255}`

test('with a second factor the password opens nothing, and the code completes the sign-in', async () => {
  const person = await withSecondFactor(portal)
  const first = await signIn(portal, person)
  expect([first.statusCode, first.json()]).toMatchObject([200, { firstName: 'Kiran', next: 'code' }])
  expect(first.cookies.map(({ name }) => name)).toEqual(['pasand_staff_code'])
  for (const path of ['me', 'account', 'sign-ins', 'contact-messages'])
    expect((await portal.withCookie(first)(`GET /api/admin/${path}`)).statusCode).toBe(401)
  const second = await postFrom(portal, 'second-factor', { code: codeAt(person.secret, now) }, { cookies: cookiesOf(first) })
  expect([second.statusCode, second.json()]).toEqual([200, { firstName: 'Kiran', lastName: 'Rao', role: 'support' }])
  expect((await portal.withCookie(second)('GET /api/admin/me')).statusCode).toBe(200)
  const actions = await portal.db
    .selectFrom('adminLogs')
    .select('action')
    .where('adminId', '=', person.id)
    .orderBy('seq')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['sign in', 'turn on second factor', 'sign in'])
})

test('a code is used once, also when it arrives many times in one moment, and an earlier one never after it', async () => {
  const person = await withSecondFactor(portal)
  const steps = await Promise.all(Array.from({ length: 4 }, () => signIn(portal, person)))
  const code = codeAt(person.secret, now)
  const enter = (first: Answer, typed = code) => postFrom(portal, 'second-factor', { code: typed }, { cookies: cookiesOf(first) })
  expect(statusesOf(await Promise.all(steps.map((first) => enter(first))))).toEqual([200, 400, 400, 400])
  const again = await enter(await signIn(portal, person))
  expect([again.statusCode, again.json()]).toMatchObject([400, { code: 'wrongCode' }])
})

test('one sign-in is completed once, and not after ten minutes', async () => {
  const person = await withSecondFactor(portal)
  const first = await signIn(portal, person)
  const enter = () => postFrom(portal, 'second-factor', { code: codeAt(person.secret, now) }, { cookies: cookiesOf(first) })
  expect((await enter()).statusCode).toBe(200)
  later(60)
  expect((await enter()).json()).toMatchObject({ code: 'signInAgain' })
  const late = await signIn(portal, person)
  later(10 * 60)
  expect(
    (await postFrom(portal, 'second-factor', { code: codeAt(person.secret, now) }, { cookies: cookiesOf(late) })).statusCode,
  ).toBe(401)
})

test('a recovery code works once in place of a code, and is stored as a hash', async () => {
  const person = await withSecondFactor(portal)
  const [code = ''] = person.recoveryCodes
  expect(person.recoveryCodes).toHaveLength(10)
  expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  const steps = [await signIn(portal, person), await signIn(portal, person)]
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`
  const answers = await Promise.all(
    steps.map((first) => postFrom(portal, 'second-factor', { code: typed }, { cookies: cookiesOf(first) })),
  )
  expect(statusesOf(answers)).toEqual([200, 400])
  const { rows } = await portal.pool.query('select row_to_json(admin_recovery_codes)::text as row from admin_recovery_codes')
  expect(JSON.stringify(rows)).not.toContain(code)
  const call = portal.withCookie(
    assertDefined(
      answers.find(({ statusCode }) => statusCode === 200),
      'the sign-in',
    ),
  )
  expect((await call('GET /api/admin/account')).json()).toMatchObject({ secondFactor: { recoveryCodes: 9 } })
  const renewed = (await call('POST /api/admin/second-factor/recovery-codes', {})).json<{ recoveryCodes: string[] }>()
  expect(renewed.recoveryCodes).toHaveLength(10)
  const old = await postFrom(
    portal,
    'second-factor',
    { code: person.recoveryCodes[1] ?? '' },
    { cookies: cookiesOf(await signIn(portal, person)) },
  )
  expect(old.statusCode, 'the old ones are gone').toBe(400)
})

test('guessing codes is limited for the account, from however many addresses, and the owner’s browser still comes in', async () => {
  const person = await withSecondFactor(portal)
  later(60)
  const home = await postFrom(
    portal,
    'second-factor',
    { code: codeAt(person.secret, now) },
    { cookies: cookiesOf(await signIn(portal, person)) },
  )
  const guess = async (n: number) => {
    const first = await signIn(portal, person, { remoteAddress: address(n) })
    return postFrom(
      portal,
      'second-factor',
      { code: String(n).padStart(6, '0') },
      { cookies: cookiesOf(first), remoteAddress: address(n) },
    )
  }
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)))
  expect(statusesOf(answers)).toEqual([400, 400, 400, 400, 400, ...Array<number>(7).fill(429)])
  later(60)
  const right = await signIn(portal, person, { remoteAddress: address(99) })
  const code = { code: codeAt(person.secret, now) }
  expect(
    (await postFrom(portal, 'second-factor', code, { cookies: cookiesOf(right), remoteAddress: address(99) })).statusCode,
  ).toBe(429)
  const known = cookiesOf(home)
  const there = await signIn(portal, person, { cookies: known })
  expect((await postFrom(portal, 'second-factor', code, { cookies: { ...known, ...cookiesOf(there) } })).statusCode).toBe(200)
})

test('the secret is encrypted for its account and its purpose', async () => {
  const [kiran, other] = [await withSecondFactor(portal), await withSecondFactor(portal)]
  const read = () => portal.db.selectFrom('adminUsers').select('totpSecret').where('id', '=', kiran.id).executeTakeFirstOrThrow()
  const { totpSecret } = await read()
  expect(totpSecret).toHaveLength(12 + 20 + 16)
  await portal.db.updateTable('adminUsers').set({ totpSecret }).where('id', '=', other.id).execute()
  later(60)
  const first = await signIn(portal, other)
  const stolen = await postFrom(portal, 'second-factor', { code: codeAt(kiran.secret, now) }, { cookies: cookiesOf(first) })
  expect(stolen.statusCode, 'a secret copied from another row').toBe(400)
  const recovered = await postFrom(portal, 'second-factor', { code: other.recoveryCodes[0] ?? '' }, { cookies: cookiesOf(first) })
  expect(recovered.statusCode, 'a recovery code needs no key').toBe(200)
  const key = keysFrom('a secret of thirty-two characters')
  expect(key('staff second factors').equals(key('staff log'))).toBe(false)
})

test('a public server lets nobody in without a second factor, and does not let it be removed', async () => {
  const open = await openPortal({ clock: () => now, config: { ...readConfig({}), isPublic: true } })
  const account = await aStaffAccount(open)
  const first = await signIn(open, account)
  expect(first.json()).toMatchObject({ next: 'setup' })
  const pending = open.withCookie(first)
  expect((await pending('GET /api/admin/me')).statusCode).toBe(401)
  const { secret } = (await pending('POST /api/admin/second-factor/setup', {})).json<{ secret: string }>()
  const done = await pending('POST /api/admin/second-factor/confirm', { code: codeAt(secret, now) })
  const owner = open.withCookie(done)
  expect((await owner('GET /api/admin/account')).json()).toMatchObject({ secondFactor: { recoveryCodes: 10, isRequired: true } })
  expect((await owner('DELETE /api/admin/second-factor')).json()).toMatchObject({ code: 'isRequired' })
  expect((await pending('POST /api/admin/second-factor/setup', {})).statusCode, 'the first step was used').toBe(401)
})
