import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openChatStore } from './chat-store.ts'
import type { Conversation } from './conversation.ts'
import { storeConversation } from './store-conversation.ts'

type FakeRequest = { readonly method: string; readonly path: string; readonly texts: readonly string[] }

/** The fake server: the requests it got, and its answers. */
let sent: FakeRequest[] = []
let answer: (call: FakeRequest) => Response | Promise<Response>
let kept = new Map<string, string>()

const answered = (content: string): Response => Response.json({ content, timestamp: '2026-11-20T10:00:00.000Z', source: 'ai' })
const storedAs = (id: string): Response => Response.json({ id }, { status: 201 })
const signedInWorld = {
  isSignedIn: true,
  supportEmail: '',
  store: (said: Conversation) => storeConversation(said, 'asha'),
  onFailure: () => {},
}
const visitorWorld = { isSignedIn: false, supportEmail: 'help@pasand.example', store: null, onFailure: () => {} }

beforeEach(() => {
  sent = []
  kept = new Map()
  answer = ({ path }) => (path.endsWith('/chat') ? answered('12 jobs') : storedAs('stored'))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = '', body, signal }: { method?: string; body?: string; signal?: AbortSignal }) => {
      const { message = '', messages = [] } = JSON.parse(body ?? '{}') as { message?: string; messages?: { content: string }[] }
      const call = { method, path, texts: message ? [message] : messages.map(({ content }) => content) }
      sent.push(call)
      const isAborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
      return Promise.race([answer(call), isAborted])
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const said = (store: ReturnType<typeof openChatStore>): string[] =>
  store
    .read()
    .messages.slice(1)
    .map(({ content }) => content)
const stores = (): FakeRequest[] => sent.filter(({ path }) => path.includes('conversations'))
/** Waits until the answers of the fake server, which come at once, are handled. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('a visitor who signs in keeps the conversation, and nobody else sees it', async () => {
  const visitor = openChatStore(null)
  await visitor.send('Nurse jobs in Pune', visitorWorld)
  visitor.close()
  expect(said(openChatStore('asha'))).toEqual(['Nurse jobs in Pune', '12 jobs'])
  expect(said(openChatStore('ravi'))).toEqual([])
  expect(kept.size).toBe(0)
})

test('an answer that arrives after the person has left is not stored again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const store = openChatStore('asha')
  const sending = store.send('Nurse jobs in Pune', signedInWorld)
  kept.clear() // logging out does this
  resolve(answered('12 jobs'))
  await sending
  await settled()
  expect(kept.size).toBe(0)
})

test('a conversation that waits to be stored is not stored for the next person', async () => {
  const store = openChatStore('asha')
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = ({ path }) => (path.endsWith('/chat') ? answered('12 jobs') : promise)
  await store.send('Nurse jobs in Pune', signedInWorld)
  await store.send('And in Nashik?', signedInWorld)
  store.close()
  resolve(storedAs('stored'))
  await settled()
  expect(stores().map(({ method }) => method)).toEqual(['POST'])
})

test('two quick exchanges create one stored conversation', async () => {
  const store = openChatStore('asha')
  await store.send('Nurse jobs in Pune', signedInWorld)
  await store.send('And in Nashik?', signedInWorld)
  await settled()
  expect(stores().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/ai/conversations',
    'PUT /api/ai/conversations/stored',
  ])
})

test('an id that arrives after Clear is not used for the next conversation', async () => {
  const store = openChatStore('asha')
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = ({ path }) => (path.endsWith('/chat') ? answered('12 jobs') : promise)
  await store.send('Nurse jobs in Pune', signedInWorld)
  store.clear('job_search')
  resolve(storedAs('first'))
  await settled()
  expect(store.read().id).toBeNull()
})

test('a conversation that was deleted elsewhere is not stored again, only later messages are', async () => {
  const store = openChatStore('asha')
  await store.send('Secret', signedInWorld)
  await settled()
  answer = ({ method, path }) => {
    if (path.endsWith('/chat')) return answered('13 jobs')
    return method === 'PUT' ? Response.json({ code: 'notFound' }, { status: 404 }) : storedAs('second')
  }
  await store.send('And in Nashik?', signedInWorld)
  await store.send('And in Goa?', signedInWorld)
  await settled()
  expect(stores().at(-1)).toEqual({ method: 'POST', path: '/api/ai/conversations', texts: ['And in Goa?', '13 jobs'] })
  expect(store.read().id).toBe('second')
})

test('a retry neither repeats the question nor leaves the notice', async () => {
  answer = () => new Response('', { status: 502 })
  const store = openChatStore(null)
  await store.send('Nurse jobs in Pune', visitorWorld)
  expect(said(store)[1]).toContain("I'm having trouble connecting right now.")
  answer = () => answered('12 jobs')
  await store.retry(visitorWorld)
  expect(said(store)).toEqual(['Nurse jobs in Pune', '12 jobs'])
})

test('an answer that never arrives is a failure', async () => {
  vi.useFakeTimers()
  answer = () => new Promise(() => {})
  const store = openChatStore(null)
  const sending = store.send('Nurse jobs in Pune', visitorWorld)
  await vi.advanceTimersByTimeAsync(31_000)
  await sending
  expect(store.read()).toMatchObject({ pending: null, failed: 'Nurse jobs in Pune' })
})
