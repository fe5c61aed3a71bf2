import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal({ clock: () => new Date('2026-03-02T06:00:00Z') })
const { db, emails, visitor } = portal
const fields = {
  firstName: 'Meera',
  lastName: 'Nair',
  email: 'meera@example.in',
  subject: 'A job that is gone',
  message: 'The job says open,\nbut the company says closed. <b>Why?</b>',
}
const leave = (over: object = {}) => visitor.call('POST /api/contact', { ...fields, ...over })
const countMessages = async () => (await db.selectFrom('contactMessages').select('id').execute()).length

test('a message is stored and emailed to us once, so that a reply reaches the person', async () => {
  const answer = await leave()
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { message: "We've received your message. We usually reply within 24 hours." },
  ])
  await portal.settle()
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({
    to: 'support@pasand.example',
    replyTo: 'meera@example.in',
    subject: 'Contact: A job that is gone',
    body: ['Meera Nair (meera@example.in) has written to us:', fields.message],
  })
  expect(await countMessages()).toBe(1)
})

test('a program that fills in the hidden field gets the normal answer, and nothing is stored', async () => {
  const before = await countMessages()
  expect((await leave({ email: 'robot@example.in', website: 'https://spam.example' })).statusCode).toBe(201)
  expect(await countMessages()).toBe(before)
})

test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ email: 'meera' }, 'Please enter a valid email'],
  [{ email: 'a@example.in\r\nBcc: all@example.in' }, 'Please enter a valid email'],
  [{ message: 'x'.repeat(5_001) }, 'Message must be at most 5000 characters'],
  [{ message: 'https://spam.example '.repeat(6) }, 'Please use at most 5 links'],
])('%j is refused', async (over, message) => {
  const refused = await leave({ email: 'careless@example.in', ...over })
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([400, message])
})

test('a subject cannot add an email header', async () => {
  await leave({ email: 'sly@example.in', subject: 'Hello\r\nBcc: all@example.in' })
  await portal.settle()
  expect(emails.at(-1)?.subject).not.toMatch(/[\r\n]/)
})

test('a sender can send five messages an hour', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await leave({ email: 'busy@example.in', message: `Number ${i}` })).statusCode)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})
