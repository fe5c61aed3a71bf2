import { expect, test } from 'vitest'
import { aProfile as profileBody } from '#tests/factories/a-profile.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const portal = await openPortal()
const read = 'GET /api/profile'
const change = 'PUT /api/profile'

const profileOf = async (person: Person) => (await person.call(read)).json()

/** The columns that a change of the profile writes besides the given fields. */
const ours = ['updatedAt', 'profileVersion']
const notOurs = ['photo', 'cv', 'isAdmin', 'role', 'constructor']

test('other columns of the account are not part of the profile: a call that names them changes none', async () => {
  const asha = await portal.aUser()
  const row = () => portal.db.selectFrom('users').selectAll().where('id', '=', asha.id).executeTakeFirstOrThrow()
  const before = await row()
  const fields = [...Object.keys(before).filter((column) => !Object.keys(profileBody).includes(column)), ...notOurs]
  expect(fields).toEqual(expect.arrayContaining(['email', 'password', 'emailVerified', 'cvLimit', 'subscriptionTier', 'id']))
  const others = Object.fromEntries(fields.map((field) => [field, 'x']))
  expect((await asha.call(change, { ...others, ...profileBody, version: 0 })).statusCode).toBe(200)
  const after: Readonly<Record<string, unknown>> = await row()
  const unchanged = Object.entries(before).filter(([column]) => fields.includes(column) && !ours.includes(column))
  for (const [column, value] of unchanged) expect([column, after[column]]).toEqual([column, value])
})

test('a change from another tab is not overwritten', async () => {
  const asha = await portal.aUser()
  await asha.call(change, { ...profileBody, version: 0 })
  const late = await asha.call(change, { ...profileBody, about: 'From the other tab.', version: 0 })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toEqual({
    code: 'changedElsewhere',
    message: 'Your profile was changed in another tab or on another device after you began to edit it here.',
  })
  expect(await profileOf(asha)).toMatchObject({ about: profileBody.about, version: 1 })
})

test('a change in the settings is not overwritten either', async () => {
  const asha = await portal.aUser()
  const account = { firstName: 'Asha', lastName: 'Menon-Rao', phone: '+91 98450 99999' }
  expect((await asha.call('PUT /api/settings/account', account)).statusCode).toBe(200)
  expect((await asha.call(change, { ...profileBody, version: 0 })).statusCode).toBe(409)
  expect(await profileOf(asha)).toMatchObject(account)
})

test('of many concurrent saves of the same version one succeeds, and the others get 409', async () => {
  const asha = await portal.aUser()
  const saves = Array.from({ length: 8 }, (_, tab) => asha.call(change, { ...profileBody, about: `Tab ${tab}`, version: 0 }))
  const answers = await Promise.all(saves)
  const winners = answers.filter(({ statusCode }) => statusCode === 200)
  expect(winners).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
  expect(await profileOf(asha)).toEqual(winners[0]?.json())
})

test('everyone can change only their own profile, and a visitor none', async () => {
  const [asha, rohit] = [await portal.aUser(), await portal.aUser({ firstName: 'Rohit' })]
  await asha.call(change, { ...profileBody, version: 0 })
  expect(await profileOf(rohit)).toMatchObject({ firstName: 'Rohit', about: '', version: 0 })
  expect((await portal.visitor.call(read)).statusCode).toBe(401)
  expect((await portal.visitor.call(change, { ...profileBody, version: 0 })).statusCode).toBe(401)
})

test('the number of saves is limited', async () => {
  const asha = await portal.aUser()
  for (let version = 0; version < 120; version++) await asha.call(change, { ...profileBody, version })
  expect((await asha.call(change, { ...profileBody, version: 120 })).statusCode).toBe(429)
})
