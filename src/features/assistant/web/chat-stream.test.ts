import { afterEach, expect, test, vi } from 'vitest'
import { openChatStore } from './chat-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('what the server withdraws is not mixed with what follows', async () => {
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
