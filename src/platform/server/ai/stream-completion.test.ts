import { expect, test } from 'vitest'
import { aModel } from '#tests/fakes/ai.ts'
import { mostAnswerBytes, openClient } from './client.ts'
import { streamCompletion } from './stream-completion.ts'

const model = await aModel()
const client = await openClient(model.config)
const request = { model: 'small', messages: [] }

async function completed(signal = new AbortController().signal) {
  const parts: string[] = []
  const completion = await streamCompletion(client, request, { signal, onText: async (part) => void parts.push(part) })
  return { ...completion, parts }
}

test('text arrives in parts, tool calls as a whole, and the token count is the provider’s', async () => {
  model.plays({
    text: 'Ten jobs in Pune',
    calls: [
      { name: 'a', input: { q: 'x' } },
      { name: 'b', input: '{"half' },
    ],
    tokens: 42,
  })
  const { text, parts, calls, tokens } = await completed()
  expect([text, parts.join(''), tokens]).toEqual(['Ten jobs in Pune', text, 42])
  expect(parts.length).toBeGreaterThan(1)
  expect(calls).toEqual([
    { id: 'call_0', name: 'a', input: '{"q":"x"}' },
    { id: 'call_1', name: 'b', input: '{"half' },
  ])
  model.plays({ text: 'x', tokens: null })
  expect((await completed()).tokens).toBeNull()
})

test.each([
  ['a broken connection', { text: 'Ten', isCut: true }, /./],
  ['an end without a reason', { raw: 'data: {"choices":[{"delta":{"content":"Ten"}}]}\n\n' }, 'broke off'],
  ['half of an event', { raw: 'data: {"choices":[{"del' }, /./],
  ['no JSON', { raw: 'data: <html>\n\n' }, /JSON/],
  ['429', { status: 429 }, '429'],
  ['500', { status: 500 }, '500'],
  ['a text without end', { text: 'and ', isEndless: true }, 'does not stop'],
])('%s rejects', async (_, move, message) => {
  model.plays(move)
  await expect(completed()).rejects.toThrow(message)
  expect(model.requests).toHaveLength(1)
})

test.each([
  ['comments', ': wait\n\n'.repeat(100)],
  ['one line', 'a'.repeat(1_000)],
  ['empty events', 'data: {"choices":[]}\n\n'.repeat(100)],
])('of %s without end only so much is read', async (_, raw) => {
  model.plays({ raw, isEndless: true })
  await expect(completed()).rejects.toThrow(/too long|terminated/)
  // The bytes beyond the limit are in the buffers of the connection.
  expect(model.bytesWritten()).toBeGreaterThan(mostAnswerBytes)
  expect(model.bytesWritten()).toBeLessThan(mostAnswerBytes + 8 * 1_048_576)
})

test('a client that disconnects aborts the request', async () => {
  model.plays({ text: 'x', pauseMs: 60_000 })
  await expect(completed(AbortSignal.timeout(100))).rejects.toThrow(/abort/i)
})

test('an endpoint without a configured key gets none', async () => {
  const open = await openClient({ ...model.config, apiKey: undefined })
  model.plays({ text: 'x' })
  const ask = streamCompletion(open, request, { signal: AbortSignal.timeout(5_000), onText: async () => {} })
  await expect(ask).rejects.toThrow('401')
})
