import { afterEach, expect, test, vi } from 'vitest'
import { streamChat } from './chat-stream.ts'

afterEach(() => vi.unstubAllGlobals())

const request = { message: 'Nurse jobs in Pune', context: 'career_advice' } as const
const silent = { onStep: () => {}, onText: () => {} }

test('line separators of Unicode belong to the text of an answer', async () => {
  const done = JSON.stringify({ content: 'One\u2028two\u2029three' })
  const headers = { 'content-type': 'text/event-stream' }
  vi.stubGlobal('fetch', async () => new Response(`event: done\ndata: ${done}\n\n`, { headers }))
  const answer = await streamChat(request, silent, new AbortController().signal)
  expect(answer.content).toBe('One\u2028two\u2029three')
})
