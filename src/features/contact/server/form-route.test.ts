import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal({ clock: () => new Date('2026-03-02T06:00:00Z') })
const fields = {
  firstName: 'Meera',
  lastName: 'नायर',
  email: 'meera@example.in',
  subject: 'A job that is gone',
  message: 'It says open,\r\nand is not.',
  website: '',
}
type Fields = Readonly<Record<string, string>>

const send = (over: Fields = {}, headers: Fields = { 'sec-fetch-site': 'same-origin' }) =>
  portal.app.inject({
    method: 'POST',
    url: '/contact-us',
    payload: new URLSearchParams({ ...fields, ...over }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000', ...headers },
  })
const countMessages = async () => (await portal.db.selectFrom('contactMessages').select('id').execute()).length

test('the form without scripts sends a message, and redirects to a page that says so', async () => {
  const answer = await send()
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact-us?sent=1'])
  await portal.settle()
  expect(portal.emails.at(-1)).toMatchObject({ replyTo: 'meera@example.in', subject: 'Contact: A job that is gone' })
  expect(await countMessages()).toBe(1)
})

test.each([
  [{ firstName: ' ' }, 'firstName'],
  [{ email: 'meera' }, 'email'],
  [{ message: 'https://spam.example '.repeat(6) }, 'message'],
  [{ website: 'x'.repeat(1_001) }, 'message'],
])('%j redirects to a page that says what to fix', async (over, problem) => {
  const before = await countMessages()
  expect((await send({ email: 'careless@example.in', ...over })).headers.location).toBe(`/contact-us?problem=${problem}`)
  expect(await countMessages()).toBe(before)
})

test('the longest message in an Indian script is accepted', async () => {
  const message = 'ज'.repeat(5_000)
  expect((await send({ email: 'long@example.in', message })).headers.location).toBe('/contact-us?sent=1')
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['nobody knows where', {}],
])('a form from %s stores nothing', async (_, headers) => {
  const before = await countMessages()
  expect((await send({}, headers)).statusCode).toBe(403)
  expect(await countMessages()).toBe(before)
})

test('the form shares the rate limit of the call', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await send({ email: 'busy@example.in', message: `Number ${attempt}` })
  expect((await send({ email: 'busy@example.in' })).headers.location).toBe('/contact-us?problem=too_many')
})
