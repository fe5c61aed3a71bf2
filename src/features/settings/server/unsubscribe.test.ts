import { expect, test } from 'vitest'
import { openPortal, type Person } from '#tests/portal.ts'
import type { Settings } from '../contract.ts'
import type { EmailKind } from '../unsubscribe-contract.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

const portal = await openPortal()
const { visitor, context, app } = portal
const urlFor = ({ id: userId }: Person, kind: EmailKind): URL => new URL(unsubscribeUrl(context, { userId, kind }))
const tokenFor = (person: Person, kind: EmailKind): string => urlFor(person, kind).searchParams.get('token') ?? ''
const settingsOf = async (person: Person): Promise<Settings> => (await person.call('GET /api/settings')).json()

test.each([
  ['alerts', { jobAlerts: false, applicationUpdates: true }],
  ['applications', { jobAlerts: true, applicationUpdates: false }],
  ['daily', { jobAlerts: false, applicationUpdates: false }],
] as const)('the link of a letter of the kind %s ends that kind, without signing in, and takes it back', async (kind, after) => {
  const asha = await portal.aUser()
  const token = tokenFor(asha, kind)
  expect((await visitor.call('POST /api/unsubscribe', { token })).json()).toEqual({ kind })
  expect(await settingsOf(asha)).toMatchObject(after)
  expect((await visitor.call('POST /api/unsubscribe', { token })).statusCode).toBe(200)
  await visitor.call('POST /api/unsubscribe/undo', { token })
  expect(await settingsOf(asha)).toMatchObject({ jobAlerts: true, applicationUpdates: true })
})

test.each([
  ['a mail program', {}],
  ['a mail program that is a web page', { origin: 'https://mail.example.in', 'sec-fetch-site': 'cross-site' }],
])('one click of %s, as RFC 8058 sends it, is enough', async (_who, headers) => {
  const asha = await portal.aUser()
  const { pathname, search } = urlFor(asha, 'alerts')
  const answer = await app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(204)
  expect(await settingsOf(asha)).toMatchObject({ jobAlerts: false, applicationUpdates: true })
})

const sendForm = async (url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,application/xhtml+xml' },
    payload: '',
  })

test('a browser without scripts sends the same form, and is redirected to the result', async () => {
  const asha = await portal.aUser()
  const { pathname, search } = urlFor(asha, 'alerts')
  const ended = await sendForm(pathname + search)
  expect([ended.statusCode, ended.headers.location]).toEqual([303, `${pathname}${search}&done=ended`])
  expect(await settingsOf(asha)).toMatchObject({ jobAlerts: false })
  const undone = await sendForm(`${pathname}${search}&undo=1`)
  expect(undone.headers.location).toBe(`${pathname}${search}&done=undone`)
  expect(await settingsOf(asha)).toMatchObject({ jobAlerts: true })
  const wrong = await sendForm(`${pathname}${search}x`)
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/unsubscribe'])
})

test('opening the link changes nothing, so programs that scan links do not unsubscribe', async () => {
  const asha = await portal.aUser()
  const { pathname, search } = urlFor(asha, 'alerts')
  await app.inject({ method: 'GET', url: pathname + search })
  expect(await settingsOf(asha)).toMatchObject({ jobAlerts: true })
})

test('a token for somebody else, for another kind, or with a wrong signature is refused', async () => {
  const [asha, rohit] = [await portal.aUser(), await portal.aUser()]
  const token = tokenFor(asha, 'alerts')
  for (const wrong of [token.replace(asha.id, rohit.id), token.replace('alerts', 'daily'), `${token}x`, '', 'a.alerts.b', '..']) {
    expect((await visitor.call('POST /api/unsubscribe', { token: wrong })).statusCode).toBe(400)
  }
  expect(await settingsOf(rohit)).toMatchObject({ jobAlerts: true })
})

test('a person who has deleted the account can still open the link', async () => {
  const token = tokenFor({ ...visitor, id: '0199a000-0000-7000-8000-000000000000' }, 'alerts')
  expect((await visitor.call('POST /api/unsubscribe', { token })).statusCode).toBe(200)
})
