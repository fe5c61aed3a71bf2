import { expect, test } from 'vitest'
import { aCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'

const { aUser } = await openPortal()
const draft = { personalInfo: { fullName: 'A' }, step: 2 }

test('a deeply nested draft is refused', async () => {
  const user = await aUser()
  const put = (levels: number) => {
    const body = Buffer.from(`{"deep":${'['.repeat(levels)}${']'.repeat(levels)}}`)
    return user.call('PUT /api/cvs/draft', body, { 'content-type': 'application/json' })
  }
  expect((await put(10)).statusCode).toBe(200)
  for (const levels of [30, 20_000]) {
    const answer = await put(levels)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'This is no draft of a CV' }])
  }
})

test('a draft is stored as it was typed, visible to its owner only, until the CV is created', async () => {
  const [writer, other] = [await aUser(), await aUser()]
  expect((await writer.call('PUT /api/cvs/draft', draft)).json()).toMatchObject({ body: draft })
  expect((await writer.call('PUT /api/cvs/draft', { ...draft, step: 3 })).statusCode).toBe(200)
  expect((await writer.call('GET /api/cvs/draft')).json()).toMatchObject({ body: { ...draft, step: 3 } })
  expect((await other.call('GET /api/cvs/draft')).body).toBe('null')
  await aCv(writer)
  expect((await writer.call('GET /api/cvs/draft')).body).toBe('null')
})

test('a draft can be deleted, even if there is none', async () => {
  const user = await aUser()
  await user.call('PUT /api/cvs/draft', draft)
  for (const _ of [1, 2]) expect((await user.call('DELETE /api/cvs/draft')).statusCode).toBe(200)
  expect((await user.call('GET /api/cvs/draft')).body).toBe('null')
})

test('a draft can have any content within the size limit', async () => {
  const user = await aUser()
  expect((await user.call('PUT /api/cvs/draft', { 'a\0': ['\uD800', null, { b: 1 }] })).json()).toMatchObject({
    body: { a: ['\uFFFD', null, { b: 1 }] },
  })
  const long = await user.call('PUT /api/cvs/draft', { summary: 'x'.repeat(200_000) })
  expect(long.statusCode).toBe(400)
  expect(long.json()).toMatchObject({ message: 'This draft is too long to save. Please shorten it' })
  expect((await user.call('PUT /api/cvs/draft', { summary: 'x'.repeat(300_000) })).statusCode).toBe(413)
})
