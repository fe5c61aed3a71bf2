import { afterEach, expect, test, vi } from 'vitest'
import { openChatStore } from './chat-store.ts'
import { streamChat } from './chat-stream.ts'

afterEach(() => vi.unstubAllGlobals())

const request = { message: 'Nurse jobs in Pune', context: 'career_advice' } as const
const silent = { onStep: () => {}, onText: () => {}, onReplace: () => {} }

test('line separators of Unicode are part of the text of an answer', async () => {
  const done = JSON.stringify({ content: 'One\u2028two\u2029three' })
  const headers = { 'content-type': 'text/event-stream' }
  vi.stubGlobal('fetch', async () => new Response(`event: done\ndata: ${done}\n\n`, { headers }))
  const answer = await streamChat(request, silent, new AbortController().signal)
  expect(answer.content).toBe('One\u2028two\u2029three')
})

test('withdrawn text is not mixed with the text that follows', async () => {
  const events = [
    ['delta', { text: 'Wrong' }],
    ['replace', { text: '' }],
    ['delta', { text: 'Right' }],
    ['done', { content: 'Right', timestamp: '2026-11-20T10:00:00.000Z', source: 'template_based' }],
  ] as const
  const body = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  const store = openChatStore(null)
  const shown: (string | undefined)[] = []
  store.subscribe(() => void shown.push(store.read().pending?.text))
  await store.send('blorp', { isSignedIn: false, supportEmail: '', store: null, onFailure: () => {} })
  expect(shown).toEqual(['', 'Wrong', '', 'Right', undefined])
  expect(store.read().messages.at(-1)?.content).toBe('Right')
})

test.each(['ai', 'template_based'] as const)(
  'an answer that is stopped in the middle says who was writing it: %s',
  async (source) => {
    const part = `event: delta\ndata: ${JSON.stringify({ text: 'The first half', source })}\n\n`
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
    vi.stubGlobal('fetch', async () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } }))
    const store = openChatStore(null)
    const sending = store.send('blorp', { isSignedIn: false, supportEmail: '', store: null, onFailure: () => {} })
    await writer.write(new TextEncoder().encode(part))
    await vi.waitFor(() => expect(store.read().pending?.text).toBe('The first half'))
    store.stop()
    await Promise.all([writer.close(), sending])
    expect(store.read().messages.at(-1)).toMatchObject({ content: 'The first half', source, isCut: true })
  },
)
