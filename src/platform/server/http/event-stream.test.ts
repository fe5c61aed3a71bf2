import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { openPortal } from '#tests/portal.ts'
import { TooMany } from '../failures.ts'
import { serve } from '../serve.ts'

const contract = {
  'POST /api/parts': {
    body: z.object({
      parts: z.int().max(100_000),
      size: z.int().default(1),
      fails: z.enum(['first', 'last', 'limit']).optional(),
    }),
    answer: z.object({ parts: z.int() }),
    events: { part: z.object({ text: z.string() }) },
    refusals: { unwanted: [409, 'Not now'] },
  },
} as const satisfies Contract

const { app, context } = await openPortal()
let emitted = 0
let left = false
serve(app, context.guards, contract, {
  'POST /api/parts': async ({ body: { parts, size, fails }, events: { emit, signal } }) => {
    emitted = 0
    left = false
    signal.addEventListener('abort', () => (left = true))
    if (fails === 'limit') throw new TooMany(7)
    if (fails === 'first') throw refuse(contract['POST /api/parts'], 'unwanted')
    for (; emitted < parts; emitted++) await emit('part', { text: 'a\n'.repeat(size), secret: 'x' } as { text: string })
    if (fails === 'last') throw new Error('secret detail')
    return { parts }
  },
})
// After an aborted call, fetch opens a connection that it never uses.
afterAll(() => app.server.closeAllConnections())
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const events = { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-encoding': 'br, gzip' }

async function send(body: object, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const init = { method: 'POST', headers: { ...events, ...headers }, body: JSON.stringify(body), ...(signal && { signal }) }
  return fetch(`${address}/api/parts`, init)
}

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !isSo(); i++) await sleep(10)
  expect(isSo()).toBe(true)
}

test('events precede the answer, with declared fields only, neither compressed nor stored', async () => {
  const answer = await send({ parts: 2 })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    vary: 'accept',
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  const part = 'event: part\ndata: {"text":"a\\n"}\n\n'
  expect(await answer.text()).toBe(`${part}${part}event: done\ndata: {"parts":2}\n\n`)
})

test('a client that does not accept events gets JSON from the same call', async () => {
  const answer = await send({ parts: 3 }, { accept: 'application/json' })
  expect([answer.headers.get('content-type'), await answer.json(), emitted]).toEqual([
    'application/json; charset=utf-8',
    { parts: 3 },
    3,
  ])
})

test('a failure before the first event has its own status and retry-after', async () => {
  const refused = await send({ parts: 1, fails: 'first' })
  expect([refused.status, await refused.json()]).toEqual([409, { message: 'Not now', code: 'unwanted' }])
  const limited = await send({ parts: 1, fails: 'limit' })
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  expect((await send({ parts: 'x' })).status).toBe(400)
})

test('a later failure is an event with the same body, without details of a bug', async () => {
  const text = await (await send({ parts: 1, fails: 'last' })).text()
  expect(text).toMatch(/event: error\ndata: \{"message":"Internal Server Error","requestId":"[\da-f-]{36}"\}\n\n$/)
  expect(text).not.toContain('secret')
})

test('a page of another site cannot start a stream', async () => {
  expect((await send({ parts: 1 }, { origin: 'https://evil.example' })).status).toBe(403)
})

test('the work stops when the client disconnects', async () => {
  const controller = new AbortController()
  const answer = await send({ parts: 100_000, size: 5_000 }, {}, controller.signal)
  await answer.body?.getReader().read()
  controller.abort()
  await until(() => left)
  const at = emitted
  await sleep(50)
  expect(emitted).toBe(at)
  expect(at).toBeLessThan(100_000)
})

test('a client that does not read slows the work down', async () => {
  const request = httpRequest(`${address}/api/parts`, { method: 'POST', headers: events })
  request.on('error', () => {})
  request.end(JSON.stringify({ parts: 50_000, size: 5_000 }))
  const [response] = await once(request, 'response')
  response.pause()
  let before = -1
  while (before !== emitted) {
    before = emitted
    await sleep(200)
  }
  // All events together would be half a gigabyte; the buffers of two sockets hold some megabytes.
  expect(emitted).toBeGreaterThan(0)
  expect(emitted).toBeLessThan(5_000)
  response.destroy()
  await until(() => left)
})
