import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import type { FeedbackReport } from '../feedback-contract.ts'

const portal = await openPortal()
const { visitor, pool } = portal
const texts = { question: 'Nurse jobs in Pune', answer: 'There are 12.' }
const wrong = { isHelpful: false, reason: 'incorrect', comment: ' Only two are in Pune ', source: 'template_based', ...texts }

const rowsOf = async (messageId: string) =>
  (await pool.query('select * from assistant_feedback where message_id = $1', [messageId])).rows

test('new feedback on an answer replaces the earlier one, also for concurrent calls', async () => {
  const asha = await portal.aUser()
  const give = (isHelpful: boolean) => asha.call('PUT /api/ai/feedback/m-1', { isHelpful, source: 'ai' })
  const both = await Promise.all([give(true), give(false)])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await asha.call('PUT /api/ai/feedback/m-1', { ...wrong, ownerId: asha.id })).statusCode).toBe(200)
  expect(await rowsOf('m-1')).toMatchObject([
    { user_id: asha.id, reason: 'incorrect', comment: 'Only two are in Pune', ...texts },
  ])
})

test('for a visitor neither the question nor the answer is stored', async () => {
  expect((await visitor.call('PUT /api/ai/feedback/m-2', wrong)).statusCode).toBe(200)
  expect(await rowsOf('m-2')).toMatchObject([{ user_id: null, reason: 'incorrect', question: null, answer: null }])
})

test('feedback on a conversation of a different signed-in person is refused', async () => {
  const [asha, ravi] = [await portal.aUser(), await portal.aUser()]
  for (const caller of [ravi, visitor]) {
    const refused = await caller.call('PUT /api/ai/feedback/m-3', { ...wrong, ownerId: asha.id })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'otherOwner'])
  }
  expect(await rowsOf('m-3')).toEqual([])
})

test.each([
  ['no opinion', { source: 'ai' }],
  ['an unknown reason', { ...wrong, reason: 'boring' }],
  ['a comment that is too long', { ...wrong, comment: 'a'.repeat(501) }],
  ['an unknown source', { ...wrong, source: 'me' }],
])('%s is refused', async (_, body) => {
  expect((await visitor.call('PUT /api/ai/feedback/m-4', body)).statusCode).toBe(400)
})

test('staff read how many answers helped, and the reasons, the newest first', async () => {
  const asha = await portal.aUser()
  const admin = await portal.aStaffMember('support')
  const read = async () => (await admin.call('GET /api/admin/assistant-feedback')).json<FeedbackReport>()
  const before = (await read()).counts.find(({ source }) => source === 'ai')
  await asha.call('PUT /api/ai/feedback/m-5', { isHelpful: true, source: 'ai' })
  await asha.call('PUT /api/ai/feedback/m-6', { ...wrong, source: 'ai', ownerId: asha.id })
  const { counts, opinions } = await read()
  const now = counts.find(({ source }) => source === 'ai')
  expect([now?.helpful, now?.notHelpful]).toEqual([(before?.helpful ?? 0) + 1, (before?.notHelpful ?? 0) + 1])
  expect(opinions[0]).toMatchObject({ reason: 'incorrect', question: texts.question })
  expect(JSON.stringify(opinions)).not.toContain(asha.id)
})
