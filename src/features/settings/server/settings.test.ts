import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { consentText } from '#features/privacy/consent-texts.ts'
import { openPortal } from '#tests/portal.ts'
import { defaultSettings } from './queries.ts'
import { findSettings } from './public.ts'

const portal = await openPortal()

test('a new account has the defaults, which equal those of the database', async () => {
  const person = await portal.aUser()
  expect((await person.call('GET /api/settings')).json()).toEqual({
    jobAlerts: true,
    applicationUpdates: true,
    emailDigest: false,
    smsNotifications: false,
    marketingEmails: false,
    profileVisibility: true,
    showSalaryExpectations: false,
    allowRecruiterContact: true,
    shareWithVerifiedEmployers: false,
    rememberConversations: true,
  })
  await sql`insert into user_settings (user_id) values (${person.id})`.execute(portal.db)
  expect(await findSettings(portal.db, person.id)).toEqual(defaultSettings)
})

test('a switch is stored at once and changes no other', async () => {
  const person = await portal.aUser()
  const answer = await person.call('PUT /api/settings', { marketingEmails: true })
  expect(answer.json()).toEqual({ ...defaultSettings, marketingEmails: true })
  await person.call('PUT /api/settings', { jobAlerts: false })
  expect((await person.call('GET /api/settings')).json()).toEqual({
    ...defaultSettings,
    marketingEmails: true,
    jobAlerts: false,
  })
})

test('the switch for product emails is the consent to them, with its text and time', async () => {
  const person = await portal.aUser()
  const standing = async () => {
    const [consents, settings] = [await person.call('GET /api/consents'), await person.call('GET /api/settings')]
    const list: { purpose: string; isGiven: boolean; history: unknown[] }[] = consents.json()
    const consent = list.find(({ purpose }) => purpose === 'marketing')
    return [consent?.isGiven, settings.json().marketingEmails, consent?.history.length]
  }
  expect(await standing()).toEqual([false, false, 0])
  await person.call('PUT /api/settings', { marketingEmails: true, jobAlerts: false })
  expect(await standing()).toEqual([true, true, 1])
  await person.call('DELETE /api/consents/marketing')
  expect(await standing()).toEqual([false, false, 1])
  await person.call('PUT /api/consents/marketing', { version: consentText('marketing').version })
  await person.call('PUT /api/settings', { marketingEmails: false })
  expect(await standing()).toEqual([false, false, 2])
})

test('concurrent changes of all switches are all stored', async () => {
  const person = await portal.aUser()
  const opposite = Object.entries(defaultSettings).map(([name, isOn]) => [name, !isOn] as const)
  await Promise.all(opposite.map(([name, isOn]) => person.call('PUT /api/settings', { [name]: isOn })))
  expect((await person.call('GET /api/settings')).json()).toEqual(Object.fromEntries(opposite))
})

test.each([[{}], [{ jobAlerts: 'yes' }], [{ unheardOf: true }]])('%j is no change of settings', async (body) => {
  const person = await portal.aUser()
  expect((await person.call('PUT /api/settings', body)).statusCode).toBe(400)
})

test('names and phone number are changed; other fields in the call are ignored', async () => {
  const person = await portal.aUser()
  const answer = await person.call('PUT /api/settings/account', {
    firstName: ' Zoya ',
    lastName: 'Khan',
    phone: '+91 98450 12345',
    email: 'other@example.in',
    emailVerified: false,
    subscriptionTier: 'gold',
    password: 'x',
  })
  expect(answer.json()).toEqual({
    firstName: 'Zoya',
    lastName: 'Khan',
    phone: '+91 98450 12345',
    email: person.email,
    hasPassword: true,
  })
  const row = await portal.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: person.email, emailVerified: true, subscriptionTier: 'free' })
  expect(row.password).toMatch(/^\$argon2id/)
})

test('a phone number in digits of another script is stored in Latin digits', async () => {
  const person = await portal.aUser()
  const answer = await person.call('PUT /api/settings/account', { firstName: 'A', lastName: 'B', phone: '+৯১ ৯৮৪৫০ ১২৩৪৫' })
  expect(answer.json()).toMatchObject({ phone: '+91 98450 12345' })
})

test('an empty phone number is stored as none', async () => {
  const person = await portal.aUser()
  await person.call('PUT /api/settings/account', { firstName: 'A', lastName: 'B', phone: '' })
  const row = await portal.db.selectFrom('users').select('phone').where('id', '=', person.id).executeTakeFirstOrThrow()
  expect(row.phone).toBeNull()
})

test.each([
  [{ firstName: '', lastName: 'B', phone: '' }, 'First name is required'],
  [{ firstName: 'A', lastName: ' ', phone: '' }, 'Last name is required'],
  [{ firstName: 'A', lastName: 'B', phone: '12345' }, 'Phone number must be at least 10 digits'],
  [{ firstName: 'A', lastName: 'B', phone: 'call me 9845012345' }, 'A phone number has digits, spaces, and the signs + ( ) . -'],
])('%j is refused: %s', async (body, message) => {
  const person = await portal.aUser()
  const answer = await person.call('PUT /api/settings/account', body)
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
})

test.each(['GET /api/settings', 'GET /api/settings/account', 'GET /api/settings/sign-ins', 'DELETE /api/settings/sign-ins'])(
  'a stranger may not %s',
  async (key) => {
    expect((await portal.visitor.call(key)).statusCode).toBe(401)
  },
)
