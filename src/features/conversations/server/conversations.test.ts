import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { mostConversations, mostMessages } from '../contract.ts'

const portal = await openPortal()
const timestamp = '2026-11-20T10:00:00.000Z'

const question = (content: string, id = '1') => ({ id, role: 'user', content, timestamp })
const answer = (content: string) => ({
  id: '2',
  role: 'assistant',
  content,
  timestamp,
  source: 'template_based',
  followUpQuestions: ['And in Nashik?'],
})
const conversation = (content: string) => ({
  messages: [answer('Namaste!'), question(content), answer('12 jobs')],
  context: 'job_search',
})

async function stored(person: Awaited<ReturnType<typeof portal.aUser>>, content = 'Nurse jobs in Pune'): Promise<string> {
  return (await person.call('POST /api/ai/conversations', conversation(content))).json<{ id: string }>().id
}

test('a conversation is stored once, can be changed, is listed by its first question, and is read unchanged', async () => {
  const asha = await portal.aUser()
  const id = await stored(asha)
  const longer = conversation('Nurse jobs in Pune')
  longer.messages.push(question('And in Nashik?', '4'))
  expect((await asha.call(`PUT /api/ai/conversations/${id}`, longer)).json()).toEqual({ id })
  const listed = (await asha.call('GET /api/ai/conversations')).json()
  expect(listed).toEqual([{ id, title: 'Nurse jobs in Pune', messageCount: 4, updatedAt: expect.any(String) }])
  expect((await asha.call(`GET /api/ai/conversations/${id}`)).json()).toEqual({ id, ...longer })
})

test('characters that the database cannot store are removed, and a stopped answer is marked', async () => {
  const asha = await portal.aUser()
  const hostile = '\u0000Nurse \uD800jobs'
  const suggestedActions = [{ text: hostile, link: '/jobs', type: 'internal' }]
  const cut = { ...answer(hostile), id: '3\u0000', followUpQuestions: [hostile], suggestedActions, isCut: true }
  const { statusCode, json } = await asha.call('POST /api/ai/conversations', {
    messages: [question(hostile), cut],
    context: 'job_search',
  })
  expect(statusCode).toBe(201)
  const { messages } = (await asha.call(`GET /api/ai/conversations/${json<{ id: string }>().id}`)).json()
  expect(messages[0].content).toBe('Nurse \uFFFDjobs')
  expect(messages[1]).toMatchObject({ id: '3', followUpQuestions: ['Nurse \uFFFDjobs'], isCut: true })
})

test('nobody else can read, change or delete a conversation', async () => {
  const [asha, ravi] = [await portal.aUser(), await portal.aUser()]
  const id = await stored(asha)
  const statuses = [
    (await ravi.call(`GET /api/ai/conversations/${id}`)).statusCode,
    (await ravi.call(`PUT /api/ai/conversations/${id}`, conversation('Mine now'))).statusCode,
    (await ravi.call(`DELETE /api/ai/conversations/${id}`)).statusCode,
  ]
  expect(statuses).toEqual([404, 404, 404])
  await ravi.call('DELETE /api/ai/conversations')
  expect((await asha.call(`GET /api/ai/conversations/${id}`)).json().messages[1].content).toBe('Nurse jobs in Pune')
})

test('a conversation of one person is not stored for another who has signed in from another tab', async () => {
  const [asha, ravi] = [await portal.aUser(), await portal.aUser()]
  const ofAsha = { ...conversation('Nurse jobs in Pune'), ownerId: asha.id }
  const refused = await ravi.call('POST /api/ai/conversations', ofAsha)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'otherOwner'])
  const ownId = await stored(ravi, 'Driver jobs')
  expect((await ravi.call(`PUT /api/ai/conversations/${ownId}`, ofAsha)).statusCode).toBe(409)
  expect((await ravi.call(`GET /api/ai/conversations/${ownId}`)).json().messages[1].content).toBe('Driver jobs')
  expect((await asha.call('POST /api/ai/conversations', ofAsha)).statusCode).toBe(201)
})

test('one conversation can be deleted, or all', async () => {
  const asha = await portal.aUser()
  const [first] = [await stored(asha), await stored(asha), await stored(asha)]
  expect((await asha.call(`DELETE /api/ai/conversations/${first}`)).json()).toEqual({ deleted: true })
  expect((await asha.call('DELETE /api/ai/conversations')).json()).toEqual({ deleted: 2 })
  expect((await asha.call('GET /api/ai/conversations')).json()).toEqual([])
})

test('nothing is stored for a person who has turned the memory off', async () => {
  const asha = await portal.aUser()
  const id = await stored(asha)
  await asha.call('PUT /api/settings', { rememberConversations: false })
  const refused = await asha.call('POST /api/ai/conversations', conversation('Secret'))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'memoryOff'])
  expect((await asha.call(`PUT /api/ai/conversations/${id}`, conversation('Secret'))).statusCode).toBe(409)
  expect(JSON.stringify((await asha.call(`GET /api/ai/conversations/${id}`)).json())).not.toContain('Secret')
})

test('beyond the limit the oldest conversations are deleted', async () => {
  const asha = await portal.aUser()
  const first = await stored(asha, 'The first')
  await portal.pool.query(
    `insert into ai_conversations (id, user_id, messages, updated_at)
     select gen_random_uuid(), $1, '[]', now() + interval '1 minute' from generate_series(1, $2::int)`,
    [asha.id, mostConversations - 1],
  )
  const { rows } = await portal.pool.query('select count(*)::int as count from ai_conversations where user_id = $1', [asha.id])
  expect(rows[0].count).toBe(mostConversations)
  const late = { ...conversation('The newest') }
  await portal.pool.query(`update ai_conversations set updated_at = updated_at - interval '1 hour' where user_id = $1`, [asha.id])
  expect((await asha.call('POST /api/ai/conversations', late)).statusCode).toBe(201)
  expect((await asha.call('GET /api/ai/conversations')).json()).toHaveLength(mostConversations)
  expect((await asha.call(`GET /api/ai/conversations/${first}`)).statusCode).toBe(404)
})

test.each([
  ['no messages', { messages: [], context: 'job_search' }],
  ['too many', { messages: Array.from({ length: mostMessages + 1 }, () => question('?')), context: 'job_search' }],
  ['a text that is too long', { messages: [question('a'.repeat(12_001))], context: 'job_search' }],
  ['another role', { messages: [{ ...question('?'), role: 'system' }], context: 'job_search' }],
  ['another context', { messages: [question('?')], context: 'anything' }],
])('%s is refused', async (_, body) => {
  const asha = await portal.aUser()
  expect((await asha.call('POST /api/ai/conversations', body)).statusCode).toBe(400)
})
