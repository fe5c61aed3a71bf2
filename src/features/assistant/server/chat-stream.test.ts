import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { chatEventsIn } from '#tests/support/chat-events.ts'
import { ChatAnswer } from '../contract.ts'

const call = 'POST /api/ai/chat'
const portal = await openPortal()
await aJob(portal.db, { title: 'Driver', location: 'Pune, Maharashtra' })
const accept = { accept: 'text/event-stream' }

test('a streamed answer says what is looked up, then sends its text in parts, then the whole', async () => {
  const { body, headers } = await portal.visitor.call(call, { message: 'plumber jobs in Pune' }, accept)
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
  const events = chatEventsIn(body)
  const done = ChatAnswer.parse(events.at(-1)?.data)
  expect(events[0]).toEqual({ name: 'step', data: { label: 'Searching jobs' } })
  const parts = events.filter(({ name }) => name === 'delta').map(({ data }) => data['text'])
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.join('')).toBe(done.content)
  expect(events.at(-1)?.name).toBe('done')
  expect(done).toMatchObject({ source: 'template_based', language: 'en' })
})

test('a refusal has its status, streamed or not', async () => {
  const answer = await portal.visitor.call(call, { message: '' }, accept)
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please write a message'])
})

test('a browser without an account can send thirty messages in ten minutes, and another browser has its own limit', async () => {
  const from = (agent: string) => portal.visitor.call(call, { message: 'hi' }, { ...accept, 'user-agent': agent })
  for (let i = 0; i < 30; i++) expect((await from('phone')).statusCode).toBe(200)
  const refused = await from('phone')
  expect([refused.statusCode, refused.json().message]).toEqual([429, 'Too many attempts. Please try again later.'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('laptop')).statusCode).toBe(200)
  expect((await (await portal.aUser()).call(call, { message: 'hi' })).statusCode).toBe(200)
})

test('a signed-in person can send sixty', async () => {
  const asha = await portal.aUser()
  const statuses = []
  for (let i = 0; i < 61; i++) statuses.push((await asha.call(call, { message: 'hi' })).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

test('a message from another site is refused', async () => {
  const answer = await portal.visitor.call(call, { message: 'hi' }, { ...accept, origin: 'https://evil.example' })
  expect(answer.statusCode).toBe(403)
})
